public import SceneLifecycle

/// A monitor that says of one failure only that something broke, and remembers what else did.
@usableFromInline
package struct SingleFailureMonitor<Whole: Monitor & SendableMetatype>: Monitor {
  /// The monitor that watches.
  @usableFromInline var whole: Whole
  /// The first other failure of the case; nil when there was none.
  @usableFromInline var other: Violation?
  @usableFromInline let wanted: Signature

  /// Lets a monitor judge by one failure.
  package init(_ whole: Whole, _ wanted: Signature) {
    self.whole = whole
    self.wanted = wanted
  }

  /// The violations that have the wanted signature.
  @usableFromInline package var violations: [Violation] {
    whole.violations.filter { Signature($0) == wanted }
  }

  /// Forgets the other failure, too.
  @inlinable
  package mutating func reset() {
    whole.reset()
    other = nil
  }

  /// Looks at the next callback; false when it broke what is wanted.
  @inlinable
  package mutating func observe(_ callback: Callback) -> Bool {
    whole.observe(callback) || isOther()
  }

  /// Looks at the world at rest; false when that broke what is wanted.
  @inlinable
  package mutating func rest() -> Bool { whole.rest() || isOther() }

  /// Makes the last judgement; false when it is the wanted failure.
  @inlinable
  package mutating func finish() -> Bool { whole.finish() || isOther() }

  /// Whether what broke just now is not what is wanted.
  @usableFromInline
  mutating func isOther() -> Bool {
    let broken = whole.violations
    if broken.contains(where: { Signature($0) == wanted }) { return false }
    other = other ?? broken.first
    return true
  }
}

extension SingleFailureMonitor: ExplorableMonitor where Whole: ExplorableMonitor {
  /// The state of the monitor that watches.
  @inlinable
  package var stateSize: StateSize { whole.stateSize }

  /// The classes of the monitor that watches.
  @inlinable
  package var causeClasses: [EventKind] { whole.causeClasses }

  /// Whether the monitor that watches waits for a callback of a slot.
  @inlinable
  package func hasObligation(_ slot: Int) -> Bool { whole.hasObligation(slot) }

  /// Writes the state of the monitor that watches.
  @inlinable
  package mutating func save(to words: inout StateWords, naming names: LiveNames) {
    whole.save(to: &words, naming: names)
  }

  /// Lets the monitor that watches go to a state that was written before.
  @inlinable
  package mutating func restore(from words: StateWords, naming names: LiveNames) {
    whole.restore(from: words, naming: names)
  }

  /// Lets the monitor that watches go to a state that was written by another.
  @inlinable
  package mutating func restore(
    from words: StateWords, naming names: LiveNames, as other: SingleFailureMonitor
  ) {
    whole.restore(from: words, naming: names, as: other.whole)
  }
}

extension SingleFailureMonitor: Sendable where Whole: Sendable {}
