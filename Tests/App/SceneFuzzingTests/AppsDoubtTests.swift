import ScenePipeline
import SceneGeneration
import Foundation
import SceneFuzzing
import TestSupport
import Testing

/// What keeps an app from passing although no law breaks: each doubt by its name.
@Suite struct AppsDoubtTests {
  /// Means to handle everything, and is never called.
  private struct Misspelt: SceneApp {
    let context: AppContext
    mutating func sceneDidBecomActive(_ scene: SceneID) { context.starts("song", for: scene) }
    mutating func sceneDidResignActive(_ scene: SceneID) { context.stops("song", for: scene) }
    mutating func scene(_ scene: SceneID, didRecieve payload: ScenePayload) {
      context.handles(payload, in: scene)
    }
    mutating func sceneWillConnect(_ scene: SceneID, options: SceneConnectionOptions) {
      if let payload = options.payload { context.handles(payload, in: scene) }
    }
    mutating func applicationWillTerminate(_ application: Any) {}
    // None of these is nearly anything.
    mutating func scene(named name: String) -> Int { name.count }
    mutating func configure() {}
    mutating func open(in scene: SceneID) {}
  }

  /// Handles what is handed to it, and has names of its own beside the requirements'.
  private struct Wellspelt: SceneApp {
    typealias Window = SceneID
    let context: AppContext
    mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
      if let payload = options.payload { context.handles(payload, in: scene) }
    }
    mutating func scene(_ scene: SceneSeam.SceneID, didReceive payload: ScenePayload) {
      context.handles(payload, in: scene)
    }
    mutating func sceneDidBecomeActive(_ scene: Window) {
      sceneDidBecomeActive(scene, again: false)
    }
    private func sceneDidBecomeActive(_ scene: SceneID, again: Bool) {}
  }

  private func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let scratch = try Scratch()
    return try withExtendedLifetime(scratch) {
      try body(scratch.url.appendingPathComponent("Tests.swift").path)
    }
  }

  private static let misspelt = [
    "sceneDidBecomActive(_:)", "sceneDidResignActive(_:)", "scene(_:didRecieve:)",
    "sceneWillConnect(_:options:)", "applicationWillTerminate(_:)",
  ]

  @Test func `Every misspelt handler is told by its name, in each way of checking`() throws {
    let test = AppTest("misspelt", laws: [.pairsLevels]) { Misspelt(context: $0) }
    let result = SceneFuzz.run(test, cases: 100)
    #expect(result.failures.isEmpty && !result.holds)
    let named = result.doubts.filter { $0.cause == .misspeltHandler }
    #expect(named.map(\.name) == Self.misspelt)
    for name in Self.misspelt + ["levels.paired"] { #expect(result.report.contains("'\(name)'")) }
    let error = try withFolder { file in
      try #require(throws: HollowCampaign.self) { try SceneFuzz.check(test, file: file) }
    }
    #expect(error.doubts.map(\.name) == Self.misspelt + ["misspelt", "levels.paired"])
    #expect("\(error)".contains("AppsDoubtTests.swift"))
    #expect("\(error)".contains("func sceneDidBecomeActive(_: SceneID)"))
  }

  @Test func `A failure names the misspelt handlers when it is met and once it is kept`() throws {
    let test = AppTest("misspelt", laws: [.handlesPayloadsOnce]) { Misspelt(context: $0) }
    try withFolder { file in
      for _ in 0..<2 {
        let failure = try #require(throws: AppFailure.self) {
          try SceneFuzz.check(test, file: file)
        }
        for name in Self.misspelt { #expect(failure.report.contains("'\(name)'")) }
      }
      #expect(SceneFuzz.scenarios(of: "misspelt", file: file).count == 1)
    }
  }

  @Test func `A handler that is there has no near miss, whatever else the app calls like it`() {
    let test = AppTest("wellspelt", laws: [.handlesPayloadsOnce]) { Wellspelt(context: $0) }
    let result = SceneFuzz.run(test, cases: 100)
    #expect(result.doubts == [], "\(result.report)")
  }

  @Test func `An app that notes nothing passes nowhere, and its laws are told by name`() throws {
    let laws: [AppLaw<Silence>] = [.pairsLevels, .balancesLedgers]
    let test = AppTest("silence", laws: laws) { _ in Silence() }
    let result = SceneFuzz.run(test, cases: 100)
    #expect(!result.holds && result.failures.isEmpty)
    #expect(result.doubts.map(\.name) == ["silence", "levels.paired", "ledger.balances"])
    let error = try withFolder { file in
      try #require(throws: HollowCampaign.self) { try SceneFuzz.check(test, file: file) }
    }
    #expect("\(error)".contains("the law 'levels.paired' was never put to the test in 300 cases"))
    // Of a few cases that put nothing to the test nothing can be said, so they are no green either.
    let short = SceneFuzz.run(test, cases: 20)
    #expect(!short.holds && short.idleLaws == ["levels.paired", "ledger.balances"])
    #expect(short.report.contains("never put to the test: levels.paired, ledger.balances"))
  }

  /// Does one thing, or nothing.
  private struct Slow: SceneApp {
    enum Behaviour: CaseIterable { case notes, asks, stores, counts, keeps, nothing }
    final class Model {
      var lefts = 0
      weak var system: AppContext?
    }
    let context: AppContext
    let behaviour: Behaviour
    var lefts = 0
    let model = Model()

    init(_ context: AppContext, _ behaviour: Behaviour) {
      self.context = context
      self.behaviour = behaviour
      model.system = context
    }

    mutating func sceneWillResignActive(_ scene: SceneID) {
      switch behaviour {
      case .notes: context.counts("leaving")
      case .asks: context.requestRefresh(of: scene.session)
      case .stores: context.store.defaults["left"] = "yes"
      case .counts: lefts += 1
      case .keeps: model.lefts += 1
      case .nothing: break
      }
    }
  }

  @Test func `An app that does nothing at all is in doubt, though its laws were put to the test`()
    throws
  {
    for behaviour in Slow.Behaviour.allCases {
      let law = AppLaw<Slow>("It is never angry.", id: "slow.calm") {
        theApp { _ in false }.never()
      }
      let test = AppTest(
        "slow", device: { $0.defaults["left"] = "no" }, laws: [law]
      ) { Slow($0, behaviour) }
      let result = SceneFuzz.run(test, cases: 100)
      #expect(
        result.doubts.map(\.cause) == (behaviour == .nothing ? [.silentApp] : []), "\(behaviour)")
      #expect(SceneFuzz.run(test, cases: 99).doubts == [])
      let allowed = test.mayBeSilent(because: "it is a test of the test")
      #expect(SceneFuzz.run(allowed, cases: 100).doubts == [])
    }
  }

  @Test func `Whether an app has acted does not depend on who plays which cases`() {
    for behaviour in Slow.Behaviour.allCases {
      let player = AppPlayer(AppTest("slow") { Slow($0, behaviour) })
      func batch(_ first: UInt64, _ count: UInt64) -> AppTally {
        player.batch(
          Token(shape: player.usual.shape, seed: Seed(1), index: first), count, keepsGoing: true,
          ProgressMarker()
        ).tally
      }
      var parts = batch(0, 7)
      parts.add(batch(7, 33))
      #expect(parts == batch(0, 40))
      #expect(parts.behaviour.hasActed == (behaviour != .nothing))
    }
  }

  @Test func `Handlers are compared with every requirement, as the protocol declares it`() throws {
    let file = checkout.appendingPathComponent("Sources/Seam/SceneSeam/SceneApp.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let body = text.components(separatedBy: "// What an app does not implement")[0]
    let declared = body.split(separator: "\n").compactMap { line in
      line.components(separatedBy: "mutating func ").dropFirst().first
    }
    // A label that is a parameter's name, too, is written once.
    let signatures = declared.map { line in
      line.replacing(#/(\w+) \w+:/#) { "\($0.1):" }
    }
    #expect(signatures == AppDoubt.requirements)
  }

  @Test func `A law that is idle is named beside one that breaks`() throws {
    let laws: [AppLaw<Silence>] = [.handlesPayloadsOnce, .pairsLevels]
    let test = AppTest("silence", laws: laws) { _ in Silence() }
    let failure = try withFolder { file in
      try #require(throws: AppFailure.self) { try SceneFuzz.check(test, file: file) }
    }
    #expect("\(failure)".contains("the law 'levels.paired' was never put to the test"))
  }

  @Test func `A law that can never be judged is a mistake, and passes nowhere`() throws {
    let laws: [AppLaw<Silence>] = [
      AppLaw("It is so.", id: "never.excused") {
        AppHappening.disconnects.leads(to: .does(.stops), unless: .disconnects | .resignsActive)
      },
      AppLaw("It is so.", id: "never.empty") { AppHappening().never() },
      AppLaw("It is so.", id: "never.ended") {
        AppHappening(.processEnded).only(after: .connects)
      },
      AppLaw("It is so.", id: "never.itself") {
        AppHappening.connects.never()
        AppHappening.becomesActive.only(after: .becomesActive | .connects)
      },
      AppLaw("It is so.", id: "never.late") {
        AppHappening.connects.leads(to: .becomesActive, within: .steps(-1))
      },
    ]
    for law in laws {
      let mistake = try #require(law.mistake, "\(law.id)")
      #expect(mistake.error.contains("'\(law.id)' can never be judged: "))
      #expect(mistake.location?.file == "SceneFuzzingTests/AppsDoubtTests.swift")
      let test = AppTest("never", laws: [law]) { _ in Silence() }
      let result = SceneFuzz.run(test, cases: 3)
      #expect(!result.holds && result.report.contains(mistake.error))
      #expect(result.doubts.map(\.name) == [law.id])
      let player = AppPlayer(test)
      let tally = player.batch(
        Token(shape: player.usual.shape, seed: Seed(1), index: 0), 3, keepsGoing: true,
        ProgressMarker()
      ).tally
      #expect(player.doubts(about: tally, cases: 3).map(\.name) == [law.id])
    }
    #expect(laws[3].mistake?.error.hasPrefix("clause 2 of the law 'never.itself'") == true)
    #expect(AppLaw<Silence>.answers(.disconnects, with: .stops).mistake == nil)
  }

  @Test func `What keeps the gate from being green fails a unit test, and the other way round`()
    throws
  {
    let missed = AppLaw<Silence>.required("It counts.", id: "missed", at: .does(.counts, "x"))
    let tests: [(laws: [AppLaw<Silence>], causes: [AppDoubt.Cause])] = [
      ([], [.lawlessTest, .silentApp]), ([missed], [.lawlessTest, .silentApp, .missedSituation]),
      ([.pairsLevels], [.silentApp, .idleLaw]),
      ([.pairsLevels, .pairsLevels], [.impossibleLaw, .silentApp]),
    ]
    for (laws, causes) in tests {
      let test = AppTest("both", laws: laws) { _ in Silence() }
      let result = try SceneFuzz.examine(test, file: "/nowhere/A.swift", fileID: "A/A.swift")
      #expect(result.doubts.map(\.cause) == causes)
      let player = AppPlayer(test)
      let tally = player.batch(
        Token(shape: player.usual.shape, seed: Seed(1), index: 0), 300, keepsGoing: true,
        ProgressMarker()
      ).tally
      #expect(player.doubts(about: tally, cases: 300) == result.doubts)
      let chosen = player.doubts(about: tally, cases: 300, isSelection: true)
      #expect(chosen == result.doubts.filter { $0.cause != .lawlessTest })
      #expect(player.doubts(about: AppTally(), cases: 0).map(\.cause).contains(.noCase))
    }
  }

  @Test func `A few cases that put no law to the test are in doubt, and others are not`() {
    let idle = SceneFuzz.run(AppTest("few", laws: [.pairsLevels]) { _ in Silence() }, cases: 3)
    #expect(idle.doubts.map(\.cause) == [.idleLaw])
    let asked = AppLaw<Silence>("It is active.", id: "asked") {
      AppHappening.becomesActive.only(while: theApp { _ in true })
    }
    let test = AppTest("few", laws: [.pairsLevels, asked]) { _ in Silence() }
    #expect(SceneFuzz.run(test, cases: 3).holds)
  }

  @Test func `A law that waits for seconds needs a clock, and a name belongs to one law`() {
    let slow = AppLaw<Silence>("It is so.", id: "law.slow") {
      AppHappening.becomesActive.leads(to: .does(.starts), within: .seconds(2))
    }
    let still = SceneFuzz.run(AppTest(laws: [slow]) { _ in Silence() }, cases: 3)
    #expect(still.doubts.map(\.name) == ["law.slow"] && still.report.contains("usesClock: true"))
    let ticking = SceneFuzz.run(AppTest(laws: [slow], usesClock: true) { _ in Silence() }, cases: 3)
    #expect(ticking.doubts == [])
    let twice = SceneFuzz.run(
      AppTest(laws: [.pairsLevels, .pairsLevels]) { _ in Silence() }, cases: 3)
    #expect(twice.doubts.map(\.name) == ["levels.paired"])
  }

  @Test(arguments: ["#", "func a<", "\"\\("])
  func `A source that no person wrote is read to its end, whatever repeats in it`(piece: String) {
    let handler = "struct App { func sceneDidDisconect(_ scene: SceneID) {} }\n"
    #expect(HandlerReader.doubts(in: handler, of: "App").count == 1)
    let times = [40_000, 400_000].map { count in
      let source = handler + String(repeating: piece, count: count)
      return ThreadTime.seconds {
        #expect(HandlerReader.doubts(in: source, of: "App").count == 1)
      }
    }
    #expect(times[1] < times[0] * 40, "\(times)")
  }
}
