package import SceneLifecycle

extension Player {
  /// Plays a written scenario from its beginning.
  ///
  /// An event that is illegal when its turn comes is left out, and the play goes on.
  package mutating func play(_ scenario: Scenario) -> Outcome {
    reset()
    oracle.source = .written
    oracle.allowsQuirks = scenario.quirks
    oracle.open([])
    for (place, entry) in scenario.entries.enumerated() {
      if let end = wait(entry.event.delay) { return close(end) }
      guard accepts(entry.event) else {
        if tapesEvents { tape.skipped.append(place) }
        continue
      }
      noteUnasked(before: place)
      oracle.open(entry.choices)
      var event = entry.event
      event.delay = delayNow
      if let end = begin(event) { return close(end) }
      if tapesEvents { tape.entries.append(Scenario.Entry(event)) }
    }
    let end = wait(Event.atRest)
    noteUnasked(before: scenario.entries.count)
    return end.map { close($0) } ?? settle()
  }

  /// Whether an event is legal now.
  func accepts(_ event: Event) -> Bool {
    let slots = engine.accepting(event.kind)
    if !event.kind.takesScene { return !slots.isEmpty }
    return Int(event.scene) < engine.scenes && slots.contains(Int(event.scene))
  }

  private mutating func noteUnasked(before place: Int) {
    if tapesEvents && !oracle.unasked.isEmpty { tape.unasked.append(place - 1) }
  }
}
