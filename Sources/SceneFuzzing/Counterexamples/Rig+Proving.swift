import SceneExploring
package import SceneLifecycle
import SceneShrinking

extension ExplorableRig {
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
  ///   - known: What searches of this rig came to before; it is asked first, and added to.
  ///   - shouldStop: Asked now and then, on any thread; true ends with the best one known.
  /// - Returns: Nil when the scenario does not fail as wanted.
  package func counterexample(
    of scenario: Scenario, keeping signature: Signature? = nil, platforms: [Platform] = [],
    budget: ProofBudget = ProofBudget(), known: KnownSearches? = nil,
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) async -> Counterexample? {
    guard let wanted = signature ?? play(scenario).signature else { return nil }
    guard let shrunk = shrink(scenario, keeping: wanted, shouldStop: shouldStop) else { return nil }
    var found = Counterexample(shrunk: shrunk)
    if shrunk.stop == .finished && !shouldStop() {
      var proving = Proving(
        self, wanted, found, budget: budget, known: known, shouldStop: shouldStop)
      await proving.move(among: platforms)
      await proving.run()
      found = proving.found
    }
    return found
  }
}
