import SceneEngine
package import SceneExploring
package import SceneInvariants
package import SceneLifecycle
import SceneShrinking

extension Fuzzer {
  /// Looks for the shortest history that reaches a required situation.
  ///
  /// - Parameters:
  ///   - situation: The situation, an invariant of the kind *required*.
  ///   - order: Which histories; what breaks the contract is of no interest here.
  ///   - shouldStop: Asked now and then; true ends the search.
  ///   - progress: Called with how far the search is.
  package func find(
    _ situation: Invariant, _ order: ExploreOrder,
    shouldStop: @escaping StopCheck = { false },
    progress: (Exploration) -> Void = { _ in }
  ) async -> FoundSituation {
    let monitor = SituationMonitor(situation, platform: order.platform)
    let engine = UIKitEngine(
      platform: order.platform, scenes: order.scenes, seeing: monitor.alphabet)
    let bounds = Bounds(
      events: order.events, interruptions: .unannouncedEnds, arrival: order.arrival,
      depth: order.depth, memory: order.memory)
    var explorer = Explorer(engine, monitor, bounds, jobs: order.jobs)
    await explorer.run(shouldStop: shouldStop, progress: progress)
    var found = FoundSituation(exploration: explorer.result)
    guard let state = explorer.result.broken else { return found }
    let whole = UIKitEngine(platform: order.platform, scenes: order.scenes)
    var realization = Concretization(whole) { engine.plans($0) }
    let scenario = Scenario(
      platform: order.platform, scenes: order.scenes,
      entries: realization.entries(of: explorer.history(to: state, breaking: true)))
    found.scenario = simplified(scenario, order, Player(whole, monitor))
    return found
  }

  /// The same number of events with fewer choices and scenes, as far as the situation is still reached.
  private func simplified(
    _ scenario: Scenario, _ order: ExploreOrder, _ player: Player<UIKitEngine, SituationMonitor>
  ) -> Scenario {
    var player = player
    player.tapesEvents = true
    return Shrinker().shrink(scenario) { candidate in
      let isAlike = candidate.scenes == scenario.scenes && order.brings(candidate)
      guard isAlike, player.play(candidate) == .broken else { return nil }
      var played = candidate
      played.entries = player.tape.entries
      return played
    }.scenario
  }
}

/// The result of a search for a required situation.
package struct FoundSituation: Sendable {
  /// The exploration; when it is closed, no history reaches the situation.
  package var exploration: Exploration
  /// The shortest history that reaches it, for the whole engine; nil when none was found.
  package var scenario: Scenario?
}
