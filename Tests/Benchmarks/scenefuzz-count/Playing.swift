import SLB1
import SceneFuzzing
import SceneGeneration
import SceneLifecycle
import ScenePipeline

/// Generated cases, played by the whole pipeline.
struct Playing {
  /// Receives every callback and does nothing.
  private struct InertApp: SceneApp {}

  /// Plays one case.
  ///
  /// - Returns: Callbacks delivered.
  func play(callbacks: Int) -> Int {
    delivered(CampaignOptions(World.generator(callbacks: callbacks), cases: 1))
  }

  /// Plays cases of 10,000 callbacks.
  ///
  /// - Returns: Callbacks delivered.
  func play(cases: Int) -> Int {
    delivered(CampaignOptions(World.generator(callbacks: 10_000), cases: UInt64(cases)))
  }

  /// Plays one case and writes down everything.
  ///
  /// - Returns: Callbacks delivered.
  func record(callbacks: Int) -> Int {
    let play = Fuzzer().play(World.generator(callbacks: callbacks).token(0))
    precondition(play.outcome == .held, "the engine keeps the contract")
    return play.tape.callbacks.count
  }

  /// Plays generated cases of all platforms, of any number of scenes.
  ///
  /// - Returns: Callbacks delivered.
  func campaign(cases: Int) -> Int {
    delivered(CampaignOptions(Generator(shape: Shape(), seed: Seed(1)), cases: UInt64(cases)))
  }

  /// Plays cases of SLB-1.
  ///
  /// - Returns: Events played.
  func slb1(cases: Int) -> Int {
    let harness = SLB1Harness()
    let result = harness.runSerially(harness.options(seed: 1, 0..<UInt64(cases)))
    precondition(result.findings.isEmpty, "the clean engine keeps its invariants")
    return Int(result.activity.eventCount)
  }

  /// Plays cases of an app with three laws.
  ///
  /// - Returns: Callbacks delivered.
  func app(cases: Int) -> Int {
    let test = AppTest(
      laws: [.balancesLedgers, .keepsSecretsFromSnapshots, .keepsScope]
    ) { _ in InertApp() }
    let result = SceneFuzz.run(test, cases: UInt64(cases))
    precondition(result.failures.isEmpty, "an app that does nothing keeps these laws")
    return Int(result.callbacks)
  }

  private func delivered(_ order: CampaignOptions) -> Int {
    let result = Fuzzer().runSerially(order)
    precondition(result.findings.isEmpty && result.fault == nil, "the engine keeps the contract")
    return Int(result.activity.callbacks)
  }
}
