package import SceneLifecycle

/// The traits by which two failures are the same: the invariant, and whether it was a scene's.
///
/// Slots are left out: shrinking renumbers them.
@usableFromInline
package struct Signature: Hashable, Codable, Sendable {
  /// Whose failure it is.
  package enum Role: String, Hashable, Codable, Sendable {
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

  package init(invariant: String, role: Role) {
    self.invariant = invariant
    self.role = role
  }

  /// Reads the signature of a violation.
  package init(_ violation: Violation) {
    invariant = violation.invariant
    role = violation.scene == nil ? .process : .scene
  }
}
