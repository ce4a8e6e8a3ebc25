public import SceneLifecycle

/// The fair drain: the world stops disturbing, and delivers what is pending.
@usableFromInline
package enum Drain {
  /// Events that only bring what is due, in the order in which they are tried.
  @usableFromInline package static let kinds: [EventKind] = [
    .endInterruption, .focusBack, .reportDiscards, .serveRefresh,
  ]

  /// The most events that a drain plays.
  @usableFromInline package static let limit = 256
}

extension Player {
  /// Ends a case fairly: delivers what is pending and due, then asks for the last judgement.
  @inlinable
  @inline(never)
  mutating func settle() -> Outcome {
    if let end = wait(Event.atRest) { return close(end) }
    answerAsUsual()
    var left = Drain.limit
    while left > 0, let event = engine.due() {
      left -= 1
      do {
        try begin(event)
      } catch {
        return .faulty(Fault(.refusedLegal(error), event))
      }
      if tapesEvents { keepDrained(event) }
      if let end = wait(Event.atRest) { return end }
    }
    return monitor.finish() ? .held : .broken
  }

  @usableFromInline
  mutating func answerAsUsual() {
    if tapesEvents { keepAnswers() }
    choiceSource.source = .written
    choiceSource.open([])
  }

  @usableFromInline
  mutating func keepDrained(_ event: Event) { tape.drained.append(event) }

  /// Keeps the answers of the event during which the play ended.
  @usableFromInline
  mutating func close(_ outcome: Outcome) -> Outcome {
    if tapesEvents { keepAnswers() }
    return outcome
  }
}

extension PlayableEngine {
  /// The event that a drain brings next; nil when nothing is due any more.
  @inlinable
  func due() -> Event? {
    for kind in Drain.kinds {
      let slots = accepting(kind)
      if !slots.isEmpty { return Event(kind, scene: kind.takesScene ? slots.lowest : nil) }
    }
    return pendingOwnEvent()
  }
}
