package import SceneLifecycle

/// The smallest scenario known, and the question whether another one fails in the same way.
package struct Search {
  /// Answers with the scenario that was really played if it fails in the same way.
  package typealias Trial = (Scenario) -> Scenario?

  /// The smallest scenario known to fail.
  package private(set) var best: Scenario
  /// How many scenarios were played.
  package private(set) var trials = 0
  /// How often a smaller scenario was found.
  package private(set) var improvements = 0
  /// Whether a trial was not made: the budget was used up, or somebody asked to stop.
  package private(set) var isExhausted = false

  private var size: Size
  private let budget: Int
  private let shouldStop: () -> Bool
  private let trial: Trial

  /// Starts from a scenario that fails.
  package init(
    _ scenario: Scenario, budget: Int, shouldStop: @escaping () -> Bool, trial: @escaping Trial
  ) {
    best = scenario
    size = Size(scenario)
    self.budget = budget
    self.shouldStop = shouldStop
    self.trial = trial
  }

  /// Plays a candidate and keeps it if it fails in the same way and is smaller.
  ///
  /// - Returns: Whether the candidate was kept.
  package mutating func attempt(_ candidate: Scenario) -> Bool {
    guard !isExhausted, trials < budget, !shouldStop() else {
      isExhausted = true
      return false
    }
    trials += 1
    guard let played = trial(candidate) else { return false }
    let reached = Size(played)
    guard reached < size else { return false }
    best = played
    size = reached
    improvements += 1
    return true
  }

  /// Tries the smallest scenario without some of its entries.
  package mutating func attempt(without places: Range<Int>) -> Bool {
    var candidate = best
    candidate.entries.removeSubrange(places)
    return attempt(candidate)
  }

  /// Tries the smallest scenario with only the entries that are wanted.
  package mutating func attempt(keeping isWanted: (Scenario.Entry) -> Bool) -> Bool {
    var candidate = best
    candidate.entries.removeAll { !isWanted($0) }
    return candidate.entries.count < best.entries.count && attempt(candidate)
  }
}
