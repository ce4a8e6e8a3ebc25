import SceneEngine
import SceneGeneration
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneShrinking
import Testing

/// What shrinking promises, with the real engine.
struct ShrinkingTests {
  private let fuzzer = Fuzzer()

  /// Failing cases of a defect from several seeds.
  private func failures(of id: String, seeds: Range<UInt64>) async -> [Play] {
    var plays: [Play] = []
    for seed in seeds {
      let shape = Shape(length: .callbacks(300), defect: id)
      let generator = Generator(shape: shape, seed: Seed(seed))
      let result = await fuzzer.run(CampaignOptions(generator, cases: 2_000, jobs: 2))
      guard let finding = result.findings.first else { continue }
      plays.append(
        fuzzer.play(Token(shape: shape, seed: Seed(seed), index: finding.index)))
    }
    return plays
  }

  @Test func `What counts as recorded is what recordings are explained with`() {
    let recorded = RecordedChoices.all.map(\.choice)
    #expect(
      ChoiceKind.allCases.filter(\.isRecorded) == ChoiceKind.allCases.filter(recorded.contains))
  }

  @Test(arguments: [
    "active-dropped", "foreground-dropped-on-reconnect", "identifier-changes", "discard-repeated",
    "resign-dropped-in-a-crowd", "late-discard-dropped",
  ])
  func `A shrunk scenario fails in the same way and cannot be shrunk again`(id: String) async throws
  {
    let failures = await failures(of: id, seeds: 0..<3)
    #expect(!failures.isEmpty)
    for failure in failures {
      let shrunk = try #require(fuzzer.shrink(failure.scenario))
      #expect(shrunk.stop == .finished)
      #expect(shrunk.certainty == "no event can be left out, nor any two")
      let play = fuzzer.play(shrunk.scenario)
      #expect(play.signature == failure.signature)
      #expect(play.scenario == shrunk.scenario)
      #expect(fuzzer.shrink(failure.scenario) == shrunk)
      let again = try #require(fuzzer.shrink(shrunk.scenario))
      #expect(again.scenario == shrunk.scenario)
      for other in shrunk.others {
        let signature = try #require(fuzzer.play(other).signature)
        #expect(signature.invariant == other.violates)
        #expect(signature != failure.signature)
      }
    }
  }

  @Test func `Other failures that are met are kept`() async throws {
    var met = 0
    for failure in await failures(of: "resign-late", seeds: 0..<4) {
      let others = try #require(fuzzer.shrink(failure.scenario)).others
      for other in others { #expect(fuzzer.play(other).signature?.invariant == other.violates) }
      met += others.count
    }
    #expect(met > 0)
  }

  @Test func `A failure of ten thousand events take few plays`() throws {
    let platform = try #require(Platform.named("ipad-ios18"))
    let shape = Shape(platform: platform, scenes: 6, length: .events(10_000))
    var scenario = fuzzer.play(Token(shape: shape, seed: Seed(1), index: 0)).scenario
    #expect(scenario.entries.count == 10_000)
    scenario.defect = "active-dropped"
    // The defect breaks at once, wherever the history is cut: the end comes from the play.
    let shrunk = try #require(fuzzer.shrink(scenario))
    #expect(shrunk.scenario.entries.count < 4)
    #expect(shrunk.trials < 60)
  }

  @Test func `The engine's fingerprint comes back with its state`() throws {
    var engine = UIKitEngine(platform: try #require(Platform.named("ipad-ios17")), scenes: 2)
    var choiceSource = ChoiceSource()
    let first = engine.fingerprint
    #expect(first != nil)
    try engine.begin(Event(.prewarm), number: 1, &choiceSource)
    #expect(engine.fingerprint != first)
    try engine.begin(Event(.systemKill), number: 2, &choiceSource)
    #expect(engine.fingerprint == first)
    try engine.begin(Event(.launch, scene: 0), number: 3, &choiceSource)
    while engine.next(&choiceSource) != nil {}
    #expect(engine.fingerprint != first)
    engine.reset()
    #expect(engine.fingerprint == first)
  }

  @Test func `The engine's fingerprint changes with what any slot owes`() throws {
    let world = Platform(
      family: .ipad, system: 27, sdk: 27, adoption: .scenes, supportsMultipleWindows: true)
    var engine = UIKitEngine(platform: world, scenes: 3)
    var choiceSource = ChoiceSource()
    try engine.begin(Event(.launch, scene: 0), number: 1, &choiceSource)
    while engine.next(&choiceSource) != nil {}
    try engine.begin(Event(.open, scene: 2), number: 2, &choiceSource)
    while engine.next(&choiceSource) != nil {}
    try engine.begin(Event(.home), number: 3, &choiceSource)
    var prints = [engine.fingerprint]
    while engine.next(&choiceSource) != nil { prints.append(engine.fingerprint) }
    #expect(prints.count > 4)
    #expect(Set(prints).count == prints.count)
  }
}
