import Foundation
import SceneFuzzing
import SceneLifecycle
import SceneReporting
import TestSupport
import Testing

/// A verdict names the parts of an app that it does not see; a changed life-cycle method is a doubt.
struct UnseenTests {
  /// Handles what is delivered.
  private struct Handling: SceneApp {
    let context: AppContext
    mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
      if let payload = options.payload { context.handles(payload, in: scene) }
    }
    mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
      context.handles(payload, in: scene)
    }
  }

  private static var quiet: AppLaw<Handling> {
    AppLaw("The app is there.", id: "pad.there") { theApp { (_: Handling) in false }.never() }
  }
  private static let method = "SceneDelegate.scene(_:openURLContexts:)"

  /// A test in a package whose copies do not have some parts of the app.
  private func result(
    _ unseen: [BlindSpot], accepting names: [String] = [], cases: UInt64 = 100,
    platforms: [String] = ["iphone-ios26"]
  ) throws -> AppResult {
    let scratch = try Scratch()
    return try withExtendedLifetime(scratch) {
      var digest = MadeDigest(app: "../Pad", target: nil, module: "Pad", sources: [])
      digest.unseen = unseen
      try digest.text.write(
        toFile: scratch.path + "/" + MadeDigest.fileName, atomically: true, encoding: .utf8)
      var test = AppTest(
        "pad", laws: [Self.quiet],
        platforms: platforms.compactMap(Platform.named),
        file: scratch.path + "/ByHand/PadTest.swift"
      ) { Handling(context: $0) }
      for name in names { test = test.accepts(name, because: "it is known") }
      return SceneFuzz.run(test, cases: cases)
    }
  }

  @Test func `A test that plays no copies, and copies that have all, say nothing`() throws {
    let result = try result([])
    #expect(result.holds && result.notSeen == [])
    #expect(!result.report.contains("not seen"))
  }

  @Test(arguments: [BlindSpot.SpotKind.replaced, .lost])
  func `A life-cycle method that is not as the app has it is in doubt until a line accepts it`(
    kind: BlindSpot.SpotKind
  ) throws {
    let spot = BlindSpot(kind, Self.method, note: "2 statements replaced")
    let refused = try result([spot])
    #expect(!refused.holds && refused.doubts.map(\.name) == [Self.method])
    #expect(refused.doubts[0].description.contains(".accepts(\"\(Self.method)\", because:"))
    let accepted = try result([spot], accepting: [Self.method])
    #expect(accepted.holds, "\(accepted.report)")
    #expect(accepted.notSeen == [spot.sentence, "not seen: accepted: \(Self.method)"])
    let few = try result([spot], cases: 20)
    #expect(!few.holds, "a short campaign says so, too")
  }

  @Test func `Other code that was replaced is said, and is no doubt`() throws {
    let spots = [BlindSpot(.elsewhere, "View.swift:12"), BlindSpot(.standIn, "Kit")]
    let result = try result(spots)
    #expect(result.holds)
    #expect(result.notSeen == spots.map(\.sentence))
    #expect(
      result.report.hasSuffix("not seen: 1 replacement in other code, 1 stand-in\n"),
      "\(result.report)")
  }

  @Test func `A line that accepts what is not in doubt is an error, with the near name`() throws {
    let spot = BlindSpot(.replaced, Self.method)
    let near = "SceneDelegate.scene(_:openURLContext:)"
    let wrong = try result([spot], accepting: [near])
    #expect(wrong.doubts.map(\.cause) == [.changedMethod, .needlessAcceptance])
    #expect(wrong.doubts[1].description.contains("did you mean '\(Self.method)'?"))
    let mended = try result([], accepting: [Self.method])
    #expect(mended.doubts.map(\.cause) == [.needlessAcceptance])
    #expect(try result([], accepting: [Self.method], cases: 20).holds, "few cases know little")
  }

  @Test func `A branch for other systems is not seen unless a world has such a system`() throws {
    let newer = BlindSpot(.system, "SceneDelegate.swift:3", note: "iOS 27 and newer")
    let older = BlindSpot(.system, "SceneDelegate.swift:9", note: "iOS 17 and older")
    let now = try result([newer, older])
    #expect(now.notSeen == [newer.sentence, older.sentence])
    let both = try result([newer, older], platforms: ["iphone-ios17", "iphone-ios27"])
    #expect(both.notSeen == [], "\(both.notSeen)")
    #expect(try result([newer, older], platforms: ["iphone-ios17"]).notSeen == [newer.sentence])
  }

  @Test func `What workers alone know is added up`() {
    var one = AppTally()
    one.unjudged = ["b", "c"]
    one.models = [AskedModel("Draft", isHeld: false), AskedModel("Note", isHeld: true)]
    var other = AppTally()
    other.unjudged = ["a", "b"]
    other.models = [
      AskedModel("Draft", isHeld: true), AskedModel("Album", isHeld: false),
      AskedModel("Note", isHeld: false),
    ]
    one.add(other)
    #expect(one.unjudged == ["a", "b", "c"])
    #expect(
      one.models == [
        AskedModel("Album", isHeld: false), AskedModel("Draft", isHeld: true),
        AskedModel("Note", isHeld: true),
      ])
  }
}
