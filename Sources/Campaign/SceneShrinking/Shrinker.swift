package import SceneLifecycle

/// Makes a failing scenario small: the passes of a plan, within a budget.
package struct Shrinker: Sendable {
  private let plan: Plan
  private let budget: Budget

  package init(plan: Plan = .whole, budget: Budget = Budget()) {
    self.plan = plan
    self.budget = budget
  }

  /// Shrinks a scenario that fails.
  ///
  /// - Parameters:
  ///   - scenario: One that fails.
  ///   - shouldStop: Asked before each play; true ends the search with the best one known.
  ///   - trial: Plays a scenario, leaves illegal events out, and answers with what was really
  ///     played if it fails in the same way.
  package func shrink(
    _ scenario: Scenario, shouldStop: @escaping () -> Bool = { false },
    trial: @escaping (Scenario) -> Scenario?
  ) -> Shrunk {
    shrink(scenario, shouldStop: shouldStop) { candidate -> TrialResult in
      trial(candidate).map { TrialResult(.same, played: $0) } ?? TrialResult(.held)
    }
  }

  /// Shrinks a scenario that fails, by a trial that says more than whether a candidate does.
  ///
  /// - Parameters:
  ///   - scenario: One that fails.
  ///   - shouldStop: Asked before each play; true ends the search with the best one known.
  ///   - trial: Plays a scenario, leaves illegal events out, and says what that showed. Equal
  ///     scenarios get equal answers.
  /// - Complexity: Some 50 plays for thousands of events, then some 50 for the last ten.
  package func shrink(
    _ scenario: Scenario, shouldStop: @escaping () -> Bool = { false },
    trial: @escaping Search.Trial
  ) -> Shrunk {
    var search = Search(scenario, budget: budget, shouldStop: shouldStop, trial: trial)
    plan.run(&search)
    return Shrunk(
      scenario: search.best, eventsBefore: scenario.entries.count, trials: search.trials,
      stop: search.stop ?? .finished, minimality: search.minimality,
      others: search.others.map(\.scenario))
  }
}
