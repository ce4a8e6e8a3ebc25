package import SceneInvariants

/// Which invariants are checked, and which of them fail a case.
package struct InvariantSelection: Hashable, Sendable {
  /// Identifiers of the only invariants that are checked; empty for all that bind.
  package var only: [String] = []
  /// Identifiers of invariants that are not checked.
  package var skip: [String] = []
  /// Whether a soft invariant fails a case.
  package var softFails = false

  package init(only: [String] = [], skip: [String] = [], softFails: Bool = false) {
    self.only = only
    self.skip = skip
    self.softFails = softFails
  }

  /// The invariants that are checked, in the order of the catalogue.
  package var invariants: [Invariant] {
    let chosen =
      only.isEmpty ? Contract.binding : Contract.all.filter { only.contains($0.id) }
    return chosen.filter { !skip.contains($0.id) }
  }
}
