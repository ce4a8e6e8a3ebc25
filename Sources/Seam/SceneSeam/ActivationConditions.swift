import Foundation

/// Which contents a scene can show, and which it shows best (Apple, uisceneactivationconditions).
///
/// The system asks them when something is to be delivered, whether the app runs or not. They are about
/// the content's `targetContentIdentifier`.
public struct ActivationConditions: Hashable, Sendable {
  /// `canActivateForTargetContentIdentifierPredicate`: everything unless the app says otherwise.
  public var can: TargetPredicate
  /// `prefersToActivateForTargetContentIdentifierPredicate`: nothing unless the app says otherwise.
  public var prefers: TargetPredicate

  /// Creates conditions; as UIKit's own, they allow everything and prefer nothing.
  public init(can: TargetPredicate = .always, prefers: TargetPredicate = .never) {
    self.can = can
    self.prefers = prefers
  }
}

/// A predicate over a target content identifier.
///
/// Of the forms that the system evaluates outside of the app: no blocks and no key paths (Apple,
/// uisceneactivationconditions).
public indirect enum TargetPredicate: Hashable, Sendable {
  /// True of everything: `NSPredicate(value: true)`.
  case always
  /// True of nothing: `NSPredicate(value: false)`.
  case never
  /// True of one identifier: `self == %@`.
  case equals(String)
  /// True of what begins so: `self BEGINSWITH %@`.
  case hasPrefix(String)
  /// True of what has a text in it, whatever its case and its accents: `self CONTAINS[cd] %@`.
  case contains(String)
  /// True where one of several is: `OR`.
  case any([TargetPredicate])
  /// True where another is not: `NOT`.
  case not(TargetPredicate)

  /// Whether it is true of an identifier.
  ///
  /// - Complexity: O(length of the predicate and of the identifier).
  public func holds(of identifier: String) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .equals(let other): identifier == other
    case .hasPrefix(let prefix): identifier.hasPrefix(prefix)
    case .contains(let part):
      identifier.range(of: part, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    case .any(let others): others.contains { $0.holds(of: identifier) }
    case .not(let other): !other.holds(of: identifier)
    }
  }
}
