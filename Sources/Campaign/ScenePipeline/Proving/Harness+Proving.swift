import SceneExploring
package import SceneLifecycle
package import SceneShrinking

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
  ///   - proof: What is searched.
  ///   - shouldStop: Asked now and then, on any thread; true ends with the best one known.
  /// - Returns: Nil when the scenario does not fail as wanted.
  package func counterexample(
    of scenario: Scenario, keeping signature: Signature? = nil,
    _ proof: ProofOptions = ProofOptions(),
    shouldStop: @escaping StopCheck = { false }
  ) async -> Counterexample? {
    guard let wanted = signature ?? play(scenario).signature else { return nil }
    guard let shrunk = shrink(scenario, keeping: wanted, shouldStop: shouldStop) else { return nil }
    return await proved(shrunk, keeping: wanted, proof, shouldStop: shouldStop)
  }

  /// Lets the passes' result be searched for something shorter, unless a stop is asked for.
  package func proved(
    _ shrunk: Shrunk, keeping wanted: Signature, _ proof: ProofOptions,
    shouldStop: @escaping StopCheck
  ) async -> Counterexample {
    let found = Counterexample(shrunk: shrunk)
    if shrunk.stop != .finished || shouldStop() { return found }
    var proving = Proving(self, wanted, found, proof, shouldStop: shouldStop)
    await proving.run(among: proof.platforms, limit: proof.limit)
    return proving.found
  }
}
