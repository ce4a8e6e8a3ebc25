import Foundation
import SceneEngine
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import SceneShrinking
import TestSupport
import Testing

/// The exact last step: a counterexample than which no history is shorter.
@Suite struct ProvingTests {
  private static let text = """
    scenefuzz 1
    platform ipad-ios17
    scenes 3
    defect background-dropped

    launch 2
    alert
    endInterruption
    home
    open 3
    requestDestruction 3
    open 2
    """

  private func written(_ text: String = text) throws -> Scenario {
    try Scenario(parsing: Array(text.utf8), file: "test")
  }

  @Test func `What no deletion makes shorter is replaced`() async throws {
    let scenario = try written()
    let found = try #require(await Fuzzer().counterexample(of: scenario))
    #expect(found.proof == .shortest)
    #expect(found.scenario.entries.map(\.event.text) == ["launch 1", "home", "open 1"])
    #expect(found.states > 0)
    #expect(found.certainty.hasPrefix("shortest (proved, "))
  }

  @Test(arguments: [
    "activity.handoff-is-answered-8964a734", "phase.app-follows-scenes-ecb97c06",
    "sceneless.not-active-inside-will-enter-foreground-216f10a3",
  ])
  func `What the search found is brought into the normal form`(name: String) async throws {
    let file = checkout.appendingPathComponent("corpus/contract/regressions/\(name).scene")
    let kept = try Scenario(parsing: Array(try Data(contentsOf: file)), file: name)
    let found = try #require(await Fuzzer().counterexample(of: kept))
    #expect(found.proof == .shortest)
    #expect(found.scenario == kept)
  }

  @Test func `What a search came to before, the next one says, too`() async throws {
    let known = KnownSearches()
    // Another defect, another failure: nothing of it is known.
    let other = Self.text.replacing("background-dropped", with: "resign-dropped")
    for text in [Self.text, Self.text, other] {
      let scenario = try written(text)
      let found = try #require(await Fuzzer().counterexample(of: scenario))
      let signature = try #require(Fuzzer().play(scenario).signature)
      let shrunk = try #require(Fuzzer().shrink(scenario, keeping: signature))
      #expect(
        await Fuzzer().proved(shrunk, keeping: signature, ProofOptions(known: known)) == found)
    }
  }

  /// Bugs whose simplest failure hides in some way, with seeds that meet it differently.
  private static let hidden: [(defect: String, seeds: [UInt64])] = [
    // As simple on another platform, whose failure looks different.
    ("launch-after-connect", [1, 4]),
    // The simplest failure comes behind another one, and the passes leave it longer.
    ("background-on-return", [4, 9]),
    // The shortest history is one of another platform.
    ("resign-misaddressed", [1, 2, 3]),
    // What is shown on an earlier platform is too far away to be met there at a glance.
    ("save-after-disconnect-on-reconnect", [1, 5]),
    // The simplest history has an event that does not wait.
    ("told-of-crash", [1, 3]),
    // On a platform that is told late, in another history.
    ("key-windows-everywhere", [12, 13]),
    // The simplest failure shows only where the first one is passed over in more than one case.
    ("discarded-returns", [1, 2]),
  ]

  @Test(arguments: hidden.prefix(TestTier.choose(5, nightly: hidden.count)))
  func `One bug has one text wherever it was found`(defect: String, seeds: [UInt64]) async throws {
    var texts: [String] = []
    for seed in seeds {
      let order = CampaignOptions(
        Generator(shape: Shape(defect: defect), seed: Seed(seed)), cases: 2_000)
      let first = try #require(await Fuzzer().run(order).findings.first)
      var failures: [Failure] = []
      let tail = FailureTail(
        ContractAnalyzer(Fuzzer(), order, problem: Never.self), ScenarioStore(repeatedBy: ""))
      var hunt = await FailureHunt(around: first, tail)
      #expect(hunt.lost.isEmpty)
      while let failure = await hunt.next() { failures.append(failure) }
      texts.append(try #require(failures.min(by: <)).counterexample.scenario.text)
    }
    #expect(texts.allSatisfy { $0 == texts[0] })
  }

  @Test func `Whatever is said to be shortest, no history of fewer events fails`() async throws {
    let scenario = try written()
    let found = try #require(await Fuzzer().counterexample(of: scenario))
    let length = found.scenario.entries.count
    let wanted = try #require(found.scenario.violates)
    let kinds = EventKind.allCases.filter { [.core, .windows, .payloads].contains($0.group) }
    let events = kinds.map { Event($0, scene: $0.takesScene ? 0 : nil) }
    var histories: [[Event]] = [[]]
    for _ in 1..<length { histories = histories.flatMap { before in events.map { before + [$0] } } }
    var shorter = found.scenario
    var failing = 0
    for history in histories {
      shorter.entries = history.map { Scenario.Entry($0) }
      let play = Fuzzer(InvariantSelection(only: [wanted])).play(shorter)
      if play.outcome == .broken { failing += 1 }
    }
    #expect(failing == 0)
  }

  @Test(arguments: ["scene.reconnects-as-new-object", "scene.connects-once"])
  func `A failure is kept that another one comes before`(invariant: String) async throws {
    let scenario = try written(
      """
      scenefuzz 1
      platform ipad-ios17
      scenes 1
      defect same-object-on-reconnect

      launch 1
      home
      open 1
      kill
        ghost = yes
      """)
    var violation = try #require(Fuzzer().play(scenario).violations.first)
    violation.invariant = invariant
    let found = try #require(
      await Fuzzer().counterexample(of: scenario, keeping: Signature(violation)))
    #expect(found.scenario.violates == invariant)
    #expect(found.proof == .shortest)
  }

  @Test func `A failure that shows on its own platform only is searched there`() async throws {
    let shape = Shape(defect: "disconnect-repeated-in-a-crowd")
    let order = CampaignOptions(Generator(shape: shape, seed: Seed(2)), cases: 3_000)
    let first = try #require(await Fuzzer().run(order).findings.first)
    let scenario = Fuzzer().play(Token(shape: shape, seed: Seed(2), index: first.index)).scenario
    let found = try #require(await Fuzzer().counterexample(of: scenario))
    let phone = try #require(Platform.named("iphone-ios27"))
    let moved = try #require(
      await Fuzzer().counterexample(
        of: scenario, ProofOptions(platforms: [phone, scenario.platform])))
    #expect(moved.scenario == found.scenario)
  }

  @Test(arguments: ["connect-dropped-in-later-process", "background-dropped-among-four"])
  func `What breaks without the defect is searched although the defect never shows`(
    defect: String
  ) async throws {
    let myth = "session.disconnect-discards"
    let scenario = try written(
      """
      scenefuzz 1
      platform ipad-ios17
      scenes 1
      defect \(defect)

      launch 1
      rotate 1
      kill
        ghost = yes
      """)
    let fuzzer = Fuzzer(InvariantSelection(only: [myth]))
    let found = try #require(await fuzzer.counterexample(of: scenario))
    #expect(found.scenario.violates == myth)
    #expect(found.proof == .shortest)
  }

  @Test func `A history of more events than there are slots is searched with all slots`()
    async throws
  {
    let launches = (0..<40).map { _ in "launch 1\ncrash" }.joined(separator: "\n")
    let scenario = try written("scenefuzz 1\nplatform iphone-ios27\nscenes 1\n\n\(launches)\n")
    let found = try #require(await ManyLaunches().counterexample(of: scenario))
    #expect(found.scenario.entries.count == 65)
    // Without a view nothing is met, not even the history in hand: that is no proof.
    #expect(found.proof == .refused)
  }

  @Test func `A failure is the same whatever else breaks at the same callback`() async throws {
    let scenario = try written(
      """
      scenefuzz 1
      platform both-ios16
      scenes 2
      defect discard-names-nobody-on-phone

      launch 1
      kill
      launch 2
      """)
    let names = "discard.names-sessions"
    let signature = try #require(Fuzzer(InvariantSelection(only: [names])).play(scenario).signature)
    let found = try #require(
      await Fuzzer().counterexample(of: scenario, keeping: signature))
    #expect(found.scenario.entries.map(\.event.text) == ["launch 1", "kill"])
    #expect(found.proof == .shortest)
    let broken = Fuzzer().play(found.scenario).violations
    // What the scenario says that it violates stands first.
    #expect(broken.map(\.invariant) == [names, "session.lives-until-discard"])
    #expect(broken.map(\.scene) == [nil, 0])
  }

  @Test func `Nothing is proved when the caller says stop`() async throws {
    let found = await Fuzzer().counterexample(of: try written(), shouldStop: { true })
    #expect(try #require(found).proof == .none)
    #expect(!(try #require(found).certainty.contains("proved")))
  }
}

/// The engine of UIKit, with an app that does not survive its thirty-third launch; it has no views.
private struct ManyLaunches: ExplorableHarness {
  struct LaunchCounter: ExplorableMonitor {
    private var launches = 0

    var violations: [Violation] {
      launches < 33
        ? []
        : [Violation(invariant: "toy.launches", kind: .hard, index: 0, callback: nil, scene: nil)]
    }
    let stateSize = StateSize(shared: 0, slot: 0)
    let causeClasses = EventKind.allCases

    mutating func reset() { launches = 0 }
    mutating func observe(_ callback: Callback) -> Bool {
      if callback.kind == .main { launches += 1 }
      return launches < 33
    }
    mutating func finish() -> Bool { true }
    func save(to words: inout StateWords, naming names: LiveNames) {}
    mutating func restore(from words: StateWords, naming names: LiveNames) {}
  }

  func player(
    platform: Platform, scenes: Int, quirks: Bool, keeping judge: LaunchCounter?
  ) -> Player<UIKitEngine, LaunchCounter> {
    Player(UIKitEngine(platform: platform, scenes: scenes), judge ?? LaunchCounter())
  }
  func subject(platform: Platform, scenes: Int, quirks: Bool) -> UIKitEngine {
    UIKitEngine(platform: platform, scenes: scenes)
  }
  func views(
    of invariant: String, on platform: Platform, scenes: Int, quirks: Bool
  ) -> [View<UIKitEngine, LaunchCounter>] {
    #expect(scenes == 64 || scenes == 1)
    return []
  }
}
