package import SceneLifecycle

extension Player {
  /// Plays a written scenario from its beginning.
  ///
  /// An event that is illegal when its turn comes is left out, and the play goes on.
  package mutating func play(_ scenario: Scenario) -> Outcome {
    begin(with: scenario) ?? settle()
  }

  /// Plays a written scenario from its beginning, and waits until nothing is owed.
  ///
  /// - Returns: The outcome if the play ends there.
  mutating func begin(with scenario: Scenario) -> Outcome? {
    reset()
    choiceSource.source = .written
    choiceSource.allowsQuirks = scenario.quirks
    choiceSource.open([])
    for (place, entry) in scenario.entries.enumerated() {
      if let end = wait(entry.event.delay) { return close(end) }
      if !begin(entry) && tapesEvents { tape.skipped.append(place) }
    }
    let end = wait(Event.atRest)
    noteUnasked()
    return end.map { close($0) }
  }

  /// Begins an event with its written choices.
  ///
  /// - Returns: False when it is illegal now; then the event before keeps its choices.
  mutating func begin(_ entry: Scenario.Entry) -> Bool {
    guard engine.accepts(entry.event) else { return false }
    let unasked = choiceSource.unasked
    let state = tapesStates ? engine.fingerprint : nil
    choiceSource.open(entry.choices)
    var event = entry.event
    event.delay = delayNow
    do {
      try begin(event)
    } catch {
      choiceSource.open(unasked)
      return false
    }
    if tapesEvents {
      if !unasked.isEmpty { tape.unasked.append(tape.entries.count - 1) }
      tape.entries.append(Scenario.Entry(event))
      if let state { tape.states.append(state) }
    }
    return true
  }

  private mutating func noteUnasked() {
    if tapesEvents && !choiceSource.unasked.isEmpty { tape.unasked.append(tape.entries.count - 1) }
  }
}
