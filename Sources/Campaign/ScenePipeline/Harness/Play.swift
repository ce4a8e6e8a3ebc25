package import SceneLifecycle

/// One play with everything that a person may want to read about it.
package struct Play: Hashable, Sendable {
  /// The events that were played with the unusual answers that were given.
  package var scenario: Scenario
  /// The tape of the play.
  package var tape: Tape
  /// How the play ended.
  package var outcome: Outcome
  /// The violations in the order of the catalogue; first the one that the scenario names.
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
    self.scenario.numberNames()
    self.scenario.violates = nil
    tape = player.tape
    self.outcome = outcome
    let callbacks = player.tape.callbacks
    violations = outcome == .broken ? player.monitor.violations : []
    for index in violations.indices {
      violations[index].onset = player.monitor.onset(of: violations[index], in: callbacks)
    }
    if let index = violations.firstIndex(where: { $0.invariant == scenario.violates }) {
      violations.insert(violations.remove(at: index), at: 0)
    }
    self.scenario.violates = violations.first?.invariant
  }

  /// The signature of the failure, equal for the same failures; nil when nothing broke.
  package var signature: Signature? { violations.first.map { Signature($0) } }
}

// MARK: - What was not played

extension Play {
  /// Sentences about what the play left out of a scenario.
  ///
  /// Events that were illegal, with the engine's reason, and answers for which nothing asked.
  package func omissions(from scenario: Scenario) -> [String] {
    refusals(of: scenario) + unasked(of: scenario)
  }

  /// Sentences about the events of a scenario that were illegal, with the engine's reason.
  ///
  /// If it holds, such a scenario does not show the behaviour that it was kept for.
  package func refusals(of scenario: Scenario) -> [String] {
    zip(tape.skipped, tape.refusals).map { index, refusal in
      let text = scenario.text(of: scenario.entries[index].event)
      return "event \(index + 1) '\(text)' is left out: \(refusal.sentence)"
    }
  }

  /// Sentences about answers for which nothing asked: where a bug was mended that asked, none is missed.
  package func unasked(of scenario: Scenario) -> [String] {
    zip(tape.unasked, tape.unaskedChoices).map { index, choices in
      let isEvent = self.scenario.entries.indices.contains(index)
      let event =
        isEvent
        ? "after '\(self.scenario.text(of: self.scenario.entries[index].event))'"
        : "before the first event"
      let words = choices.map { "'\($0.text)'" }.joined(separator: ", ")
      return "nothing asks for the answer \(words) \(event)"
    }
  }
}
