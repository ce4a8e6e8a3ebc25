/// A rule of layout: a shape, because nothing is laid out here.
///
/// Source: Apple, nslayoutconstraint.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Whether the rule is in force; a plain value here.
  open var isActive = false
  /// The distance.
  open var constant: CGFloat
  /// How strong the rule is; a plain value here.
  open var priority = UILayoutPriority.required

  init(constant: CGFloat) { self.constant = constant }

  /// Puts rules in force.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Puts rules out of force.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// How strong a rule of layout is.
///
/// Source: Apple, uilayoutpriority.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The strength.
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Never broken.
  public static let required = UILayoutPriority(1_000)
  /// Broken late.
  public static let defaultHigh = UILayoutPriority(750)
  /// Broken early.
  public static let defaultLow = UILayoutPriority(250)
}

/// An edge or a size of a view that rules are made of: a shape.
///
/// Source: Apple, nslayoutanchor.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// Returns the rule that two edges or sizes are equal.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(constant: constant)
  }

  /// Returns the rule that an edge or a size is at least another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

  /// Returns the rule that an edge or a size is at most another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(constant: constant)
  }
}

/// An edge at a side: a shape.
///
/// Source: Apple, nslayoutxaxisanchor.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the rule that an edge lies as far behind another as the system likes.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: 0) }
}

/// An edge above or below: a shape.
///
/// Source: Apple, nslayoutyaxisanchor.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the rule that an edge lies as far below another as the system likes.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: 0) }
}

/// A size: a shape.
///
/// Source: Apple, nslayoutdimension.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns the rule that a size is so much.
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Returns the rule that a size is at least so much.
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Returns the rule that a size is at most so much.
  open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Returns the rule that a size is a multiple of another.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

  /// Returns the rule that a size is at least a multiple of another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

  /// Returns the rule that a size is at most a multiple of another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}
