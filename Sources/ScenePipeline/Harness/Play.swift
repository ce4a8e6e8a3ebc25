package import SceneLifecycle

/// One play with everything that a person may want to read about it.
package struct Play: Hashable, Sendable {
  /// The events that were played with the unusual answers that were given.
  package var scenario: Scenario
  /// What the play did.
  package var tape: Tape
  /// How the play ended.
  package var outcome: Outcome
  /// What broke, in the order of the catalogue.
  package var violations: [Violation]

  /// Takes what a taping player has kept.
  ///
  /// - Parameters:
  ///   - player: It has just played.
  ///   - scenario: What it was to play: the world, and the names of actions.
  ///   - outcome: How the play ended.
  package init<E: PlayableEngine, M: Monitor>(
    _ player: Player<E, M>, of scenario: Scenario, _ outcome: Outcome
  ) {
    self.scenario = scenario
    self.scenario.entries = player.tape.entries
    self.scenario.numberActions()
    self.scenario.violates = nil
    tape = player.tape
    self.outcome = outcome
    let callbacks = player.tape.callbacks
    violations = outcome == .broken ? player.monitor.violations : []
    for place in violations.indices {
      violations[place].onset = player.monitor.onset(of: violations[place], in: callbacks)
    }
    self.scenario.violates = violations.first?.invariant
  }

  /// What makes the failure the same as another; nil when nothing broke.
  package var signature: Signature? { violations.first.map { Signature($0) } }
}
