public import SceneLifecycle

/// The numbers of cases, callbacks, events and answers that were played.
@usableFromInline
package struct Activity: Hashable, Sendable {
  /// Cases that were begun.
  @usableFromInline package var cases: UInt64 = 0
  /// Callbacks that were delivered and checked.
  @usableFromInline package var callbacks: UInt64 = 0
  /// Events that were played.
  @usableFromInline var counts = EventCounts()
  /// Illegal events that were tried and refused.
  @usableFromInline package var refusals: UInt64 = 0
  /// Answers that were given: so many counters a choice.
  package var answers = [UInt64](
    repeating: 0, count: ChoiceKind.allCases.count * Self.answersOfChoice)

  /// The most answers that a choice has.
  package static let answersOfChoice = 8

  package init() {}

  /// Events that were played, by raw value of their kind.
  package var events: [UInt64] {
    get { counts.byKind }
    set { counts.byKind = newValue }
  }

  /// How many events were played.
  package var eventCount: UInt64 { events.reduce(0, &+) }

  /// Adds what was played elsewhere.
  package mutating func add(_ other: Activity) {
    cases += other.cases
    callbacks += other.callbacks
    refusals += other.refusals
    events = zip(events, other.events).map { $0 + $1 }
    for index in answers.indices { answers[index] += other.answers[index] }
  }
}
