import SceneLifecycle

extension Player {
  /// Plays a written scenario and notes what would have been legal in the place of each event.
  ///
  /// - Returns: For each event, until something breaks, the slots that each kind is legal for, and the
  ///   choices that got their usual answers.
  mutating func possible(
    in scenario: Scenario
  ) -> (accepted: [[SceneSet]], usual: [[ChoiceKind]]) {
    var possible: (accepted: [[SceneSet]], usual: [[ChoiceKind]]) = ([], [])
    reset()
    choiceSource.source = .written
    choiceSource.allowsQuirks = scenario.quirks
    choiceSource.open([])
    var counts: [UInt64]?
    for entry in scenario.entries {
      let isOver = wait(entry.event.delay) != nil
      if let counts { possible.usual.append(usualAnswers(since: counts)) }
      if isOver { return possible }
      possible.accepted.append(EventKind.allCases.map { engine.accepting($0) })
      counts = choiceSource.counts
      _ = begin(entry)
    }
    _ = wait(Event.atRest)
    if let counts { possible.usual.append(usualAnswers(since: counts)) }
    return possible
  }

  private func usualAnswers(since counts: [UInt64]) -> [ChoiceKind] {
    ChoiceKind.allCases.filter {
      choiceSource.counts[Int($0.rawValue) * 8] > counts[Int($0.rawValue) * 8]
    }
  }
}
