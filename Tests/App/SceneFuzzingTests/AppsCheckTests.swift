import SceneGeneration
import Foundation
import SceneFuzzing
import TestSupport
import Testing

/// The one call of a unit test: what it reads, what it writes, what it says.
@Suite struct AppsCheckTests {
  /// A folder of its own that stands in for that of a test file.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let scratch = try Scratch()
    try withExtendedLifetime(scratch) { try body(scratch.url) }
  }

  private func router(_ bug: Router.Bug?) -> AppTest<Router> {
    AppTest("router", laws: [.handlesPayloadsOnce]) { Router($0, bug: bug) }
  }

  @Test func `A failure is thrown, written beside the test, and played first next time`() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("RouterTests.swift").path
      let failure = try #require(throws: AppFailure.self) {
        try SceneFuzz.check(router(.dropsColdLinks), file: file, fileID: "AppTests/A.swift")
      }
      #expect(failure.law == "payload.handled-once")
      #expect(
        "\(failure)".hasPrefix("1 of 1 law broke in 300 cases\nx payload.handled-once (hard)\n"))
      #expect("\(failure)".contains("sceneDidBecomeActive"))
      #expect("\(failure)".hasSuffix("swift test --filter AppTests\n"))
      let kept = try #require(SceneFuzz.scenarios(of: "router", file: file).first)
      #expect(kept.description == failure.scenario.fileName)
      #expect("\(failure)".contains(kept.path))
      #expect(throws: AppFailure.self) {
        try SceneFuzz.replay(kept, router(.dropsColdLinks), fileID: "AppTests/A.swift")
      }
      try SceneFuzz.replay(kept, router(nil))
      let result = try SceneFuzz.check(router(nil), file: file)
      #expect(result.holds && result.cases == 300)
      try Data("nonsense".utf8).write(to: URL(fileURLWithPath: kept.path))
      #expect(throws: NotationError.self) { try SceneFuzz.check(router(nil), file: file) }
    }
  }

  @Test func `A failure is written through no link, and leaves nothing else`() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("RouterTests.swift").path
      let failure = try #require(throws: AppFailure.self) {
        try SceneFuzz.check(router(.dropsColdLinks), file: file)
      }
      let scenes = folder.appendingPathComponent("Scenes/router")
      let name = failure.scenario.fileName
      #expect(try FileManager.default.contentsOfDirectory(atPath: scenes.path) == [name])
      let victim = folder.appendingPathComponent("victim")
      try Data("mine".utf8).write(to: victim)
      let kept = scenes.appendingPathComponent(name)
      try FileManager.default.removeItem(at: kept)
      try FileManager.default.createSymbolicLink(at: kept, withDestinationURL: victim)
      try? FileManager.default.removeItem(at: victim)
      #expect(throws: (any Error).self) { try SceneFuzz.check(router(.dropsColdLinks), file: file) }
      #expect(!FileManager.default.fileExists(atPath: victim.path))
    }
  }

  /// Breaks one law if it comes back without a warning before, and another if it leaves again with one.
  private struct Wary: SceneApp {
    let context: AppContext
    var isWarned = false
    var returns = 0
    mutating func didReceiveMemoryWarning() { isWarned = true }
    mutating func sceneWillEnterForeground(_ scene: SceneID) {
      returns += 1
      if returns > 1, !isWarned { context.starts("unwarned", for: scene) }
    }
    mutating func sceneDidEnterBackground(_ scene: SceneID) {
      if returns > 1, isWarned { context.starts("warned", for: scene) }
    }
  }

  @Test func `A law that the campaign found broken is not named beside another failure`() throws {
    // To leave the warning out of a history that breaks the one breaks the other.
    let laws = ["warned", "unwarned"].map { name in
      AppLaw<Wary>("It never does.", id: "own.\(name)") {
        AppHappening.does(.starts, AppContext.Topic(stringLiteral: name)).never()
      }
    }
    try withFolder { folder in
      let file = folder.appendingPathComponent("WaryTests.swift").path
      let test = AppTest("wary", laws: laws) { Wary(context: $0) }
      let failure = try #require(throws: AppFailure.self) { try SceneFuzz.check(test, file: file) }
      for law in laws { #expect("\(failure)".contains("x \(law.id) (hard)"), "\(failure)") }
      #expect(!"\(failure)".contains("also met"), "\(failure)")
    }
  }

  @Test func `A law that is named after any topic is written, read and played again`() throws {
    let law = AppLaw<Silence>.answers(.becomesActive, with: .starts, "user's feed/news")
    #expect(law.id == "declared.starts-user-s-feed-news")
    #expect(
      AppLaw<Silence>.answers(.becomesActive, with: .starts).id == "declared.starts-something")
    let test = AppTest("silence", laws: [law]) { _ in Silence() }
    try withFolder { folder in
      let file = folder.appendingPathComponent("SilenceTests.swift").path
      for _ in 0..<2 {
        #expect(throws: AppFailure.self) { try SceneFuzz.check(test, file: file) }
      }
      let kept = try #require(SceneFuzz.scenarios(of: "silence", file: file).first)
      #expect(throws: AppFailure.self) { try SceneFuzz.replay(kept, test) }
    }
  }

  @Test func `A law's name has to be a word that a file can have`() async {
    await #expect(processExitsWith: .failure) {
      _ = AppLaw<Silence>("It is so.", id: "user's law") { AppHappening.connects.never() }
    }
  }

  @Test func `Equal seeds say the same bytes`() {
    let first = SceneFuzz.run(router(.opensTwice), seed: 9, cases: 50).report
    #expect(SceneFuzz.run(router(.opensTwice), seed: 9, cases: 50).report == first)
    #expect(SceneFuzz.run(router(.opensTwice), seed: 10, cases: 50).report != first)
  }

  @Test func `The environment says which cases are played and a mistake is named`() throws {
    #expect(try TestSettings([:]) == TestSettings([:]))
    let night = try TestSettings([
      "SCENEFUZZ_SEED": "7", "SCENEFUZZ_CASES": "2000", "SCENEFUZZ_FOR": "10m",
    ])
    #expect(night.seed == Seed(7) && night.cases == 2_000 && night.time == .seconds(600))
    #expect(try TestSettings(["SCENEFUZZ_FOR": "5s"]).limit(.atLimit) == .max)
    #expect(try TestSettings([:]).limit(.atLimit) == 300)
    #expect(try TestSettings([:]).limit(.whenNothingNew) == 20_000)
    #expect(night.limit(.atLimit) == 2_000 && night.limit(.whenNothingNew) == 2_000)
    let other = try TestSettings(["SCENEFUZZ_SEED": "0x1F", "SCENEFUZZ_FOR": "5min"])
    #expect(other.seed == Seed(31) && other.time == .seconds(300))
    let commit = String(repeating: "0123456789abcdef", count: 3).prefix(40)
    #expect(try TestSettings(["SCENEFUZZ_SEED": String(commit)]).seed.text == commit)
    let wrong = try #require(throws: TestSettingError.self) {
      try TestSettings(["SCENEFUZZ_SEED": "main"])
    }
    #expect("\(wrong)".contains("or to a commit's 7 to 40 hexadecimal digits"))
    for name in ["SEED", "CASES", "FOR"] {
      let error = try #require(throws: TestSettingError.self) {
        try TestSettings(["SCENEFUZZ_\(name)": "many"])
      }
      #expect("\(error)".contains("SCENEFUZZ_\(name) is 'many'"))
    }
  }

  @Test func `A law that the app gives nothing to do is named`() {
    let result = SceneFuzz.run(
      AppTest(laws: [.balancesLedgers, .handlesPayloadsOnce]) { Router($0) }, cases: 20)
    #expect(result.idleLaws == ["ledger.balances"])
    #expect(result.report.contains("; never put to the test: ledger.balances\n"))
  }

  @Test func `A report says what the campaign saw, and what is left to find`() {
    let result = SceneFuzz.run(router(nil), cases: 100)
    #expect(result.estimates.count == 2)
    let said =
      #/[\w ,:]+: [\d,]+ seen, at least [\d,]+ in all; \d+ to \d+ of the next 1,000 cases .+/#
    for line in result.estimates {
      #expect(line.wholeMatch(of: said) != nil, "\(line)")
      #expect(result.report.contains("\n  \(line)\n"))
    }
    let long = SceneFuzz.run(router(nil), cases: 1_000)
    #expect(long.estimates != result.estimates)
    #expect(SceneFuzz.run(router(nil), cases: 0).estimates == [])
  }

  /// What outlives a case, as static state does.
  private final class Leftover {
    var launches = 0
    /// Whether something breaks in the launch of a number, from 1.
    let breaking: (Int) -> Bool
    init(_ breaking: @escaping (Int) -> Bool) { self.breaking = breaking }
  }

  /// Breaks a law in the launches that what is left over from other cases chooses.
  private struct Moody: SceneApp {
    let context: AppContext
    let leftover: Leftover
    init(_ context: AppContext, _ leftover: Leftover) {
      (self.context, self.leftover) = (context, leftover)
      leftover.launches += 1
      context.counts(leftover.breaking(leftover.launches) ? "broken" : "sound")
    }
  }

  private func moody(_ breaking: @escaping (Int) -> Bool) -> AppTest<Moody> {
    let leftover = Leftover(breaking)
    let law = AppLaw<Moody>("It is sound.", id: "moody.sound") {
      AppHappening.does(.counts, "broken").never()
    }
    return AppTest("moody", laws: [law]) { Moody($0, leftover) }
  }

  @Test
  func `A failure that does not come back is flaky: no law is red, and the test is not green`()
    throws
  {
    try withFolder { folder in
      let file = folder.appendingPathComponent("MoodyTests.swift").path
      let error = try #require(throws: HollowCampaign.self) {
        try SceneFuzz.check(moody { $0 == 5 }, file: file)
      }
      #expect(error.doubts.map(\.cause) == [.flakyFailure])
      #expect("\(error)".contains("flaky: the law 'moody.sound' broke in case g4:"), "\(error)")
      #expect("\(error)".contains("it came back in 0 of 2 plays of the same case"))
      #expect(SceneFuzz.scenarios(of: "moody", file: file).isEmpty, "no file keeps it")
      // One that comes back each time is none.
      let failure = try #require(throws: AppFailure.self) {
        try SceneFuzz.check(moody { _ in true }, file: file)
      }
      #expect(!"\(failure)".contains("flaky"))
      // The kept one breaks its law again: that is red at once, whatever another play would do.
      let again = try #require(throws: AppFailure.self) {
        try SceneFuzz.check(moody { $0 == 1 }, file: file)
      }
      #expect("\(again)".contains("in a history that is kept"), "\(again)")
      // It breaks the law in its second play only.
      let unsteady = try #require(throws: HollowCampaign.self) {
        try SceneFuzz.check(moody { $0 == 2 }, file: file)
      }
      #expect(unsteady.doubts.first?.cause == .flakyFailure)
      #expect("\(unsteady)".contains("in moody.sound-"), "\(unsteady)")
    }
  }
}
