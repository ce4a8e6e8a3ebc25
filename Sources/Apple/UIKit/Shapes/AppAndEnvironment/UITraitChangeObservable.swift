/// A trait: its type stands for it.
///
/// Source: Apple, uitrait.
public typealias UITrait = any UITraitDefinition.Type

/// A shape: the definition of a trait.
///
/// Source: Apple, uitraitdefinition.
public protocol UITraitDefinition {}

/// A shape: light or dark, as a trait.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// A shape: the room from side to side, as a trait.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// A shape: the room from top to bottom, as a trait.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// A shape: how large the user wants text to be, as a trait.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// A shape: pixels a point, as a trait.
public enum UITraitDisplayScale: UITraitDefinition {}

/// A shape: what stands for a closure that hears of traits.
///
/// Source: Apple, uitraitchangeregistration.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

private final class Registration: NSObject, UITraitChangeRegistration {}

/// A shape: what has traits and tells of their changes; the host never does.
///
/// Source: Apple, uitraitchangeobservable.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ environment: Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { Registration() }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIWindowScene: UITraitChangeObservable {}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
