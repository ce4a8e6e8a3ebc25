import SceneEngine
import SceneExploring
import SceneLifecycle
import ScenePipeline

/// Looks breadth first for a shorter history that shows a sight, or proves that none is.
struct SightSearch {
  /// The result of a search.
  enum Answer {
    /// The shortest history there is, as the whole engine plays it.
    case history([Scenario.Entry])
    /// No history with fewer events shows it.
    case none
    /// There are too many states, or the caller stopped the search.
    case unknown
  }

  private let sight: Sight
  private let scenario: Scenario
  private let arrival: Bounds.Arrival
  private let budget: ProofBudget

  init(
    _ sight: Sight, below scenario: Scenario, _ arrival: Bounds.Arrival, _ budget: ProofBudget
  ) {
    self.sight = sight
    self.scenario = scenario
    self.arrival = arrival
    self.budget = budget
  }

  /// Session slots of the shorter histories: as many as there can be any use for.
  static func scenes(below scenario: Scenario) -> Int {
    min(max(scenario.scenes, scenario.entries.count - 1), 64)
  }

  /// Runs the search, and returns its result and the number of states that it went through.
  func answer(
    shouldStop: @escaping StopCheck
  ) async -> (history: Answer, states: Int) {
    let seen = engine
    var bounds = Bounds(
      arrival: arrival, depth: scenario.entries.count - 1, memory: budget.memory)
    bounds.transitions = budget.transitions
    var explorer = Explorer(SightingEngine(seen, until: sight), SightingMonitor(), bounds)
    explorer.walkers[0].choiceSource.allowsQuirks = scenario.quirks
    await explorer.run(shouldStop: shouldStop)
    let states = explorer.result.states
    switch explorer.result.end {
    case .closed, .depth: return (.none, states)
    case .broken: break
    case nil, .memory, .transitions, .stopped: return (.unknown, states)
    }
    guard let state = explorer.result.broken else { return (.unknown, states) }
    let whole = UIKitEngine(platform: scenario.platform, scenes: seen.scenes)
    var realization = Concretization(whole) { seen.plans($0) }
    let legs = explorer.history(to: state, breaking: true)
    return (.history(realization.entries(of: legs)), states)
  }

  /// The engine whose states are gone through.
  ///
  /// Whether an event may begin depends on no callback, but for background time that expires only where it
  /// is observed; choices that decide a hidden callback are not made.
  private var engine: UIKitEngine {
    let scenes = Self.scenes(below: scenario)
    if case .choice = sight { return UIKitEngine(platform: scenario.platform, scenes: scenes) }
    return UIKitEngine(
      platform: scenario.platform, scenes: scenes, seeing: CallbackSet(.backgroundTaskExpired))
  }
}
