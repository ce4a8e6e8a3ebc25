package import SceneLifecycle

/// What makes two failures the same: the invariant, and whether it was a scene's.
///
/// Slots are left out: shrinking renumbers them.
package struct Signature: Hashable, Sendable {
  /// Whose failure it is.
  package enum Role: String, Hashable, Sendable {
    /// No single scene's.
    case process
    /// A scene's, whichever and whatever its role.
    case scene
  }

  /// Identifier of the invariant.
  package var invariant: String
  /// Whose failure it is.
  package var role: Role

  /// The signature in two words.
  package var name: String { invariant + " " + role.rawValue }

  /// Reads the signature of a violation.
  package init(_ violation: Violation) {
    invariant = violation.invariant
    role = violation.scene == nil ? .process : .scene
  }
}

/// A way of failing that a campaign met.
package struct Finding: Hashable, Sendable {
  /// Number of the first case that failed this way.
  package var index: UInt64
  /// What broke in that case.
  package var violation: Violation
  /// How many cases failed this way.
  package var count: UInt64

  /// What makes two failures the same.
  package var signature: Signature { Signature(violation) }

  /// Creates the finding of one case.
  package init(index: UInt64, violation: Violation, count: UInt64 = 1) {
    self.index = index
    self.violation = violation
    self.count = count
  }
}
