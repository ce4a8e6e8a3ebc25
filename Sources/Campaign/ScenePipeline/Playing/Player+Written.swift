public import SceneLifecycle

extension Player {
  /// Plays a written scenario from its beginning.
  ///
  /// An event that is illegal when its turn comes is left out, and the play goes on.
  @inlinable
  package mutating func play(_ scenario: Scenario) -> Outcome {
    begin(with: scenario) ?? settle()
  }

  /// Plays a written scenario from its beginning, and waits until nothing is pending.
  ///
  /// - Returns: The outcome if the play ends there.
  @inlinable
  mutating func begin(with scenario: Scenario) -> Outcome? {
    read(scenario)
    for (position, entry) in scenario.entries.enumerated() {
      if let end = wait(entry.event.delay) { return close(end) }
      if !begin(entry) && tapesEvents { keepSkipped(position, entry.event) }
    }
    let end = wait(Event.atRest)
    keepUnasked()
    return end.map { close($0) }
  }

  /// Goes back to the beginning, and answers from what a scenario says.
  @usableFromInline
  mutating func read(_ scenario: Scenario) {
    reset()
    choiceSource.source = .written
    choiceSource.allowsQuirks = scenario.quirks
    choiceSource.open([])
  }

  /// Begins an event with its written choices.
  ///
  /// - Returns: False when it is illegal now; then the event before keeps its choices.
  @inlinable
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
    if tapesEvents { keep(event, unasked: unasked, state) }
    return true
  }

  @usableFromInline
  mutating func keep(_ event: Event, unasked: [Choice], _ state: UInt64?) {
    keep(unasked: unasked)
    tape.entries.append(Scenario.Entry(event))
    if let state { tape.states.append(state) }
  }

  /// Keeps that an event was left out, and why if the play is shown.
  @usableFromInline
  mutating func keepSkipped(_ position: Int, _ event: Event) {
    tape.skipped.append(position)
    guard tapesCallbacks else { return }
    // A refused event changes nothing, so the engine can be asked again for its reason.
    var unread = choiceSource
    do {
      try engine.begin(event, number: number &+ 1, &unread)
      preconditionFailure("the engine takes '\(event.text)', which it did not accept")
    } catch {
      tape.refusals.append(error)
    }
  }

  @usableFromInline
  mutating func keepUnasked() {
    if tapesEvents { keep(unasked: choiceSource.unasked) }
  }

  private mutating func keep(unasked: [Choice]) {
    if unasked.isEmpty { return }
    tape.unasked.append(tape.entries.count - 1)
    tape.unaskedChoices.append(unasked)
  }
}
