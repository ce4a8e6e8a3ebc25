package import SceneLifecycle

extension Invariant {
  /// Returns the sentence with those assertions that a recording can break, nil when it has none.
  ///
  /// A memory that a callback out of sight may have begun counts only as one that holds, and a memory
  /// that such a callback may have ended only as one that does not.
  ///
  /// - Parameters:
  ///   - kinds: Kinds of which every occurrence is shown.
  ///   - showsProcesses: Whether a new process shows itself.
  package func judging(recordingOf kinds: CallbackSet, showsProcesses: Bool) -> Invariant? {
    let view = RecordedView(kinds: kinds, showsProcesses: showsProcesses)
    let decided = rules.filter { $0.judgement == .atOnce && view.decides($0) }
    return decided.isEmpty ? nil : Invariant(self, rules: decided)
  }
}

/// A recording as far as an assertion can know it.
private struct RecordedView {
  let kinds: CallbackSet
  let showsProcesses: Bool

  /// The first and the last callback of a scene object.
  ///
  /// Out of sight, they change nothing that the object's other callbacks are judged by.
  private static let limits = CallbackSet(.connect, .disconnect)

  func decides(_ rule: Rule) -> Bool {
    let conditions = [rule.breaks, rule.when].compactMap { $0 }
    return conditions.flatMap { $0.alternatives() }.allSatisfy { literals in
      literals.memories.allSatisfy { decides($0.latch, $0.value) }
    }
  }

  private func decides(_ latch: Latch, _ value: Bool) -> Bool {
    // Whether two objects have one session is not in a recording.
    if latch.scope == .session || latch.scope == .sessionInProcess { return false }
    if latch.scope == .process && !showsProcesses { return false }
    // What is delivered, and why, is not in a recording either.
    let parts = latch.begins.parts + (latch.ends?.parts ?? [])
    if parts.contains(where: { $0.guards != nil }) { return false }
    let changes = value ? latch.ends?.kinds ?? .none : latch.begins.kinds
    let hidden = changes - kinds
    return value && latch.scope == .scene ? (hidden - Self.limits).isEmpty : hidden.isEmpty
  }
}
