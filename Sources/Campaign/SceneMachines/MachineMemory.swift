import SceneLifecycle

/// Which callbacks of a transition under way belong to a change, and to which.
struct MachineMemory: Hashable {
  /// Delivered, and the change that they announce is still to come.
  private(set) var delivered = CallbackSet.none
  /// Still pending, and the change that they announce has come.
  private var due = CallbackSet.none
  /// The event that the process will end of.
  var ending: EventKind?

  /// Notes a callback.
  mutating func deliver(_ kind: CallbackKind) {
    let callback = CallbackSet(kind)
    if due.contains(kind) { due = due - callback } else { delivered |= callback }
  }

  /// Returns which callbacks announce the change that has just come.
  ///
  /// - Parameters:
  ///   - callbacks: Those that go with it.
  ///   - pending: Those that are still pending.
  mutating func announce(_ callbacks: CallbackSet, awaiting pending: CallbackSet) -> CallbackSet {
    due = due & MachineSubject.early
    let before = callbacks & delivered
    let after = callbacks & pending - before
    delivered = delivered - before
    due |= after
    return before | after
  }

  /// Returns the delivered kinds that announce nothing, and forgets them.
  mutating func takeLoose(isAtRest: Bool) -> CallbackSet {
    let loose = isAtRest ? delivered : delivered - MachineSubject.early
    delivered = delivered - loose
    if isAtRest { self = MachineMemory() }
    return loose
  }
}
