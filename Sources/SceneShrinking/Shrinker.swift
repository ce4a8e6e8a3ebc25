package import SceneLifecycle

/// Makes a failing scenario small: all passes in order, again and again until none helps.
package struct Shrinker: Sendable {
  /// The passes in the order in which they run: what takes most away comes first.
  package static let passes: [any Pass] = [
    CutTail(), WholeScenes(), EventKinds(), Chunks(), SingleEvents(), Choices(), EventPairs(),
    Delays(), Renumbering(), SimplerEvents(),
  ]

  /// How many scenarios may be played at most.
  package static let budget = 50_000

  private let passes: [any Pass]
  private let budget: Int

  /// Creates a shrinker; the arguments are there for tests.
  package init(passes: [any Pass] = Shrinker.passes, budget: Int = Shrinker.budget) {
    self.passes = passes
    self.budget = budget
  }

  /// Shrinks a scenario that fails.
  ///
  /// - Parameters:
  ///   - scenario: One that fails.
  ///   - shouldStop: Asked before each play; true ends the search with the best one known.
  ///   - trial: Plays a scenario, leaves illegal events out, and answers with what was really
  ///     played if it fails in the same way.
  /// - Complexity: About 100 plays for thousands of events, then some hundred for the last ten.
  package func shrink(
    _ scenario: Scenario, shouldStop: @escaping () -> Bool = { false },
    trial: @escaping Search.Trial
  ) -> Shrunk {
    var search = Search(scenario, budget: budget, shouldStop: shouldStop, trial: trial)
    var before = -1
    while search.improvements != before && !search.isExhausted {
      before = search.improvements
      for pass in passes { pass.run(&search) }
    }
    return Shrunk(
      scenario: search.best, eventsBefore: scenario.entries.count, trials: search.trials,
      isMinimal: !search.isExhausted)
  }
}

/// What shrinking came to.
package struct Shrunk: Hashable, Sendable {
  /// The smallest scenario found.
  package var scenario: Scenario
  /// Number of events before.
  package var eventsBefore: Int
  /// How many scenarios were played.
  package var trials: Int
  /// Whether no single event and no single choice can be left out.
  package var isMinimal: Bool

  /// What is certain about the result, for a report.
  package var certainty: String {
    isMinimal ? "1-minimal" : "not minimal: stopped early"
  }
}
