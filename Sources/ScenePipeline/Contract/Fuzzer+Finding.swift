import SceneEngine
package import SceneExploring
package import SceneInvariants
package import SceneLifecycle
import SceneShrinking

extension Fuzzer {
  /// Looks for the shortest history that leads to a condition.
  ///
  /// - Parameters:
  ///   - wanted: The condition.
  ///   - order: Which histories; what breaks the contract is of no interest here.
  ///   - shouldStop: Asked now and then; true ends the search.
  ///   - progress: Told how far the search is.
  package func find(
    _ wanted: Wanted, _ order: ExploreOrder,
    shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: (Exploration) -> Void = { _ in }
  ) async -> Found {
    let finder = Finder(wanted, platform: order.platform)
    let engine = UIKitEngine(
      platform: order.platform, scenes: order.scenes, seeing: finder.alphabet)
    let bounds = Bounds(
      events: order.events, interruptions: ExploreOrder.interruptions, arrival: order.arrival,
      depth: order.depth, memory: order.memory)
    var explorer = Explorer(engine, finder, bounds, jobs: order.jobs)
    await explorer.run(shouldStop: shouldStop, progress: progress)
    var found = Found(wanted: wanted, exploration: explorer.result)
    guard let state = explorer.result.broken else { return found }
    let whole = UIKitEngine(platform: order.platform, scenes: order.scenes)
    var realization = Concretization(whole) { engine.owes($0) }
    let scenario = Scenario(
      platform: order.platform, scenes: order.scenes,
      entries: realization.entries(of: explorer.history(to: state, breaking: true)))
    found.scenario = simplified(scenario, order, Player(whole, finder))
    return found
  }

  /// The same number of events with fewer choices and scenes, as far as the condition still holds.
  private func simplified(
    _ scenario: Scenario, _ order: ExploreOrder, _ player: Player<UIKitEngine, Finder>
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

/// What a search for a condition came to.
package struct Found: Sendable {
  /// The condition.
  package var wanted: Wanted
  /// What was visited; when it is closed, no history leads to the condition.
  package var exploration: Exploration
  /// The shortest history that leads to the condition, for the whole engine; nil when none was found.
  package var scenario: Scenario?
}
