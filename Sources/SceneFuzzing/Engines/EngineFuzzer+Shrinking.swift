public import SceneLifecycle
import SceneShrinking

/// A failure of an engine of one's own, made small.
public struct EngineCounterexample: Hashable, Sendable {
  /// The smallest scenario found.
  public var scenario: Scenario
  /// How much is certain about it, in a few words.
  public var certainty: String
  /// Whether it was proved that no shorter history fails in the same way.
  public var isShortest = false
  /// How often the engine ran up to the last pass, the first run included.
  public var plays: UInt64
  /// Events that those runs played.
  public var events: UInt64
  /// States that the proof searched.
  public var states = 0

  let shrunk: Shrunk
  let wanted: Signature
}

extension EngineFuzzer {
  /// Makes a failing scenario small, pass by pass.
  ///
  /// - Parameters:
  ///   - scenario: One that fails.
  ///   - shouldStop: Asked before each play; true ends with the best one known.
  /// - Returns: Nil when the scenario does not fail.
  public func shrink(
    _ scenario: Scenario, shouldStop: @escaping () -> Bool = { false }
  ) -> EngineCounterexample? {
    shrink(scenario, by: .whole, shouldStop: shouldStop)
  }

  func shrink(
    _ scenario: Scenario, by plan: Plan, shouldStop: @escaping () -> Bool
  ) -> EngineCounterexample? {
    guard let wanted = harness.play(scenario).signature else { return nil }
    let repeater = Repeater(harness, wanted)
    guard let first = repeater.repeats(unnumbered(scenario)) else { return nil }
    let shrunk = Shrinker(plan: plan).shrink(first, shouldStop: shouldStop) { repeater.answer($0) }
    let activity = repeater.activity
    return EngineCounterexample(
      scenario: numbered(shrunk.scenario), certainty: shrunk.certainty,
      plays: activity.cases + 1, events: activity.eventCount + UInt64(first.entries.count),
      shrunk: shrunk, wanted: wanted)
  }

  /// The engine has the slots that it has: nothing is gained by a scenario that says less.
  private func unnumbered(_ scenario: Scenario) -> Scenario {
    var scenario = scenario
    scenario.scenes = 1
    return scenario
  }

  func numbered(_ scenario: Scenario) -> Scenario {
    var scenario = scenario
    scenario.scenes = harness.engine.scenes
    return scenario
  }
}

extension EngineFuzzer where E: ExplorableEngine, M: ExplorableMonitor {
  /// Makes a failing scenario small, pass by pass.
  ///
  /// What `prove` shows is not tried here.
  ///
  /// - Parameters:
  ///   - scenario: One that fails.
  ///   - shouldStop: Asked before each play; true ends with the best one known.
  /// - Returns: Nil when the scenario does not fail.
  public func shrink(
    _ scenario: Scenario, shouldStop: @escaping () -> Bool = { false }
  ) -> EngineCounterexample? {
    var engine = harness.engine
    engine.reset()
    let plan = Plan.beforeSearch(kinds: engine.plausible)
    return shrink(scenario, by: plan, shouldStop: shouldStop)
  }

  /// Searches every shorter history: takes the shortest there is, or proves that there is none.
  ///
  /// - Parameters:
  ///   - found: What the passes came to.
  ///   - shouldStop: Asked now and then, on any thread; true ends with the best one known.
  public func prove(
    _ found: EngineCounterexample, shouldStop: @escaping @Sendable () -> Bool = { false }
  ) async -> EngineCounterexample {
    let start = Counterexample(shrunk: found.shrunk)
    var proving = Proving(harness, found.wanted, start, shouldStop: shouldStop)
    await proving.run()
    var proved = found
    proved.scenario = numbered(proving.found.scenario)
    proved.certainty = proving.found.certainty
    proved.isShortest = proving.found.proof == .shortest
    proved.states = proving.found.states
    return proved
  }
}
