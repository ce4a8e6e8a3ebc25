public import SceneLifecycle

/// Plays events on an engine and shows each callback to a monitor: the loop, once.
///
/// The first callback that breaks an invariant ends the play. Nothing is allocated per callback;
/// what was done is kept only while taping.
@usableFromInline
package struct Player<E: PlayableEngine, M: Monitor> {
  /// The engine that plays.
  @usableFromInline package var engine: E
  /// The monitor that judges.
  @usableFromInline package var monitor: M
  /// The choice source that answers where the engine is free.
  @usableFromInline package var choiceSource: ChoiceSource
  /// The numbers of cases, callbacks and events since the player was made.
  @usableFromInline package var activity = Activity()
  /// The tape of the last play, if it was taped.
  package var tape = Tape()
  /// Whether events and answers are kept.
  @usableFromInline package var tapesEvents = false
  /// Whether callbacks are kept.
  @usableFromInline package var tapesCallbacks = false
  /// Whether the engine's fingerprint before each written event is kept, too.
  @usableFromInline package var tapesStates = false

  /// The last callback; it is stored here because a new one would be zeroed for each event.
  @usableFromInline var callback = Callback(kind: .main, cause: .launch, event: 0)
  @usableFromInline var delivered = 0
  @usableFromInline var waited = 0
  @usableFromInline var number: UInt32 = 0
  @usableFromInline var isAtRest = true
  /// How the generated case ended that is played; nil while it goes on.
  @usableFromInline var end: Outcome?

  package init(_ engine: E, _ monitor: M, _ choiceSource: ChoiceSource = ChoiceSource()) {
    self.engine = engine
    self.monitor = monitor
    self.choiceSource = choiceSource
  }

  /// Callbacks that an event may lead to before the engine counts as one that never rests.
  @inlinable static var patience: Int { 1 << 20 }

  /// Goes back to a device on which the app was never launched.
  @inlinable
  package mutating func reset() {
    engine.reset()
    monitor.reset()
    callback = Callback(kind: .main, cause: .launch, event: 0)
    delivered = 0
    waited = 0
    number = 0
    isAtRest = true
    end = nil
    activity.cases &+= 1
    choiceSource.isRecording = tapesEvents
    if tapesEvents || tapesCallbacks { rewindTape() }
  }

  @usableFromInline
  mutating func rewindTape() {
    tape.rewind()
    if tapesEvents { _ = choiceSource.takeNotes() }
  }

  /// Goes on from where its engine and its monitor have been put, at rest.
  mutating func resume(from event: UInt32) {
    delivered = 0
    waited = 0
    number = event
    isAtRest = true
  }

  /// Delivers callbacks until something breaks, nothing is pending, or the limit is reached.
  ///
  /// - Returns: False when an invariant broke.
  @inlinable
  @inline(__always)
  mutating func deliver(_ limit: Int) -> Bool {
    var left = limit
    while left > 0 {
      guard engine.next(&choiceSource, into: &callback) else {
        isAtRest = true
        return monitor.rest()
      }
      left &-= 1
      delivered &+= 1
      activity.callbacks &+= 1
      if tapesCallbacks { keep(callback) }
      if !monitor.observe(inPlace: &callback) { return false }
    }
    return true
  }

  @usableFromInline
  mutating func keep(_ callback: Callback) { tape.callbacks.append(callback) }

  /// Waits as long as an event wants to wait.
  ///
  /// - Returns: The outcome if the play ends here.
  @inlinable
  @inline(__always)
  mutating func wait(_ delay: UInt16) -> Outcome? {
    if isAtRest { return nil }
    let isLimited = delay != Event.atRest
    if isLimited { waited &+= Int(delay) }
    if !deliver(isLimited ? Int(delay) : Self.patience) { return .broken }
    return isAtRest || isLimited ? nil : .faulty(Fault(.neverRests))
  }

  /// Begins an event; a refusal changes nothing.
  @inlinable
  @inline(__always)
  mutating func begin(_ event: Event) throws(Refusal) {
    if tapesEvents {
      try beginTaped(event)
    } else {
      try engine.begin(event, number: number &+ 1, &choiceSource)
    }
    number &+= 1
    waited = 0
    isAtRest = false
    activity.counts.count(event.kind)
  }

  /// Begins an event; unless it is refused, the event before gets the answers up to now.
  @usableFromInline
  mutating func beginTaped(_ event: Event) throws(Refusal) {
    let before = choiceSource
    let notes = choiceSource.takeNotes()
    do {
      try engine.begin(event, number: number &+ 1, &choiceSource)
    } catch {
      choiceSource = before
      throw error
    }
    keep(notes)
  }

  /// The delay of an event that begins now, as long as it really was.
  @inlinable
  var delayNow: UInt16 {
    isAtRest ? Event.atRest : UInt16(truncatingIfNeeded: min(waited, 0xFFFE))
  }

  /// Gives the answers since the last event to that event.
  mutating func keepAnswers() { keep(choiceSource.takeNotes()) }

  private mutating func keep(_ answers: [Choice]) {
    if tape.drained.isEmpty, let last = tape.entries.indices.last {
      tape.entries[last].choices += answers
    }
  }
}
