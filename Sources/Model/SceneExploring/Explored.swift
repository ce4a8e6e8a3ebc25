package import SceneLifecycle

/// The result of exploring the contract.
package struct Explored: Sendable {
  /// The result of exploring one slice.
  package struct SliceResult: Sendable {
    /// Identifiers of the invariants that it checked.
    package var invariants: [String]
    /// How many kinds of callback it saw.
    package var kinds: Int
    /// Whether it was about what must happen eventually.
    package var isEventual: Bool
    /// The exploration of the slice.
    package var exploration: Exploration

    package init(
      invariants: [String], kinds: Int, isEventual: Bool, exploration: Exploration
    ) {
      self.invariants = invariants
      self.kinds = kinds
      self.isEventual = isEventual
      self.exploration = exploration
    }
  }

  package init(slices: Int, invariants: [String]) {
    self.slices = slices
    self.invariants = invariants
  }

  /// The slices that were explored, in the order of the catalogue.
  package var parts: [SliceResult] = []
  /// How many slices there are.
  package var slices: Int
  /// Identifiers of the invariants that were to be checked.
  package var invariants: [String]
  /// The shortest history that breaks something; nil when nothing broke.
  package var failure: Scenario?
  /// For something that never happens: what goes on for ever behind the failure, in one round.
  package var cycle: [Scenario.Entry] = []
  /// Whether something never happens that must happen eventually.
  package var isLasso = false
  /// Identifiers of the invariants of the slice that broke.
  package var broken: [String] = []

  /// Why it ended: closed only when every slice is.
  package var end: Exploration.StopReason {
    if failure != nil { return .broken }
    for end in [Exploration.StopReason.stopped, .memory, .depth] {
      if parts.contains(where: { $0.exploration.end == end }) { return end }
    }
    return parts.count == slices ? .closed : .stopped
  }

  /// Whether each slice that may hold a shorter failure was visited as far as this one is long.
  ///
  /// A lasso is looked for only when nothing else is broken.
  package var isShortest: Bool {
    let ends: [Exploration.StopReason?] = [.closed, .depth, .broken]
    return parts.filter { isLasso || !$0.isEventual }.allSatisfy {
      ends.contains($0.exploration.end)
    }
  }

  /// States of all slices.
  package var states: Int { parts.reduce(0) { $0 + $1.exploration.states } }
  /// Transitions of all slices.
  package var edges: UInt64 { parts.reduce(0) { $0 + $1.exploration.seen.edges } }
  /// Events of the longest history that was needed to reach a state.
  package var diameter: Int { parts.map(\.exploration.depth).max() ?? 0 }
  /// Bytes of the states, in all slices.
  package var bytes: Int { parts.reduce(0) { $0 + $1.exploration.bytes } }
}

/// How far an exploration of the contract is.
package struct ExploreProgress: Sendable {
  /// Slices that are done.
  package var done: Int
  /// How many slices there are.
  package var slices: Int
  /// Number of the slice that the report is about, from 0.
  package var slice: Int
  /// The exploration of the slice so far.
  package var exploration: Exploration

  package init(done: Int = 0, slices: Int = 1, slice: Int = 0, exploration: Exploration) {
    self.done = done
    self.slices = slices
    self.slice = slice
    self.exploration = exploration
  }
}
