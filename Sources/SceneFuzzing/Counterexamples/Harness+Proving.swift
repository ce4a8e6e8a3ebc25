import SceneExploring
package import SceneLifecycle
import SceneShrinking

extension ExplorableHarness {
  /// Makes a failing scenario as short as it can be, and proves it where the states can be searched.
  ///
  /// The passes make it short. Then histories are searched breadth first: one that is shorter takes
  /// its place, and so does the first one that is as short, which is the same wherever the search
  /// began. So one failure gets one text.
  ///
  /// - Parameters:
  ///   - scenario: What is made smaller.
  ///   - signature: The failure to keep; nil for the one that the scenario shows.
  ///   - platforms: Those on which the counterexample may be told; it keeps its own if there are none.
  ///   - budget: What each search may take.
  ///   - shouldStop: Asked now and then, on any thread; true ends with the best one known.
  /// - Returns: Nil when the scenario does not fail as wanted.
  package func counterexample(
    of scenario: Scenario, keeping signature: Signature? = nil, platforms: [Platform] = [],
    budget: ProofBudget = ProofBudget(), shouldStop: @escaping @Sendable () -> Bool = { false }
  ) async -> Counterexample? {
    guard let wanted = signature ?? play(scenario).signature else { return nil }
    guard let shrunk = shrink(scenario, keeping: wanted, shouldStop: shouldStop) else { return nil }
    return await proved(
      shrunk, keeping: wanted, platforms: platforms, budget: budget, shouldStop: shouldStop)
  }

  /// Makes what the passes have left as short as it can be.
  ///
  /// - Parameters:
  ///   - shrunk: What the passes have left.
  ///   - wanted: The failure to keep.
  ///   - platforms: Those on which it may be told; it keeps its own if there are none.
  ///   - budget: What each search may take.
  ///   - known: What searches of this harness came to before; it is asked first, and added to.
  ///   - limit: Nothing is proved of what stays longer than so many events.
  ///   - shouldStop: Asked now and then, on any thread; true ends with the best one known.
  func proved(
    _ shrunk: Shrunk, keeping wanted: Signature, platforms: [Platform],
    budget: ProofBudget = ProofBudget(), known: KnownSearches? = nil, limit: Int = .max,
    shouldStop: @escaping @Sendable () -> Bool
  ) async -> Counterexample {
    let found = Counterexample(shrunk: shrunk)
    if shrunk.stop != .finished || shouldStop() { return found }
    var proving = Proving(self, wanted, found, budget: budget, known: known, shouldStop: shouldStop)
    await proving.run(among: platforms, limit: limit)
    return proving.found
  }
}
