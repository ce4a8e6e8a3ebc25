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
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// An edge above or below: a shape.
///
/// Source: Apple, nslayoutyaxisanchor.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A size: a shape.
///
/// Source: Apple, nslayoutdimension.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns the rule that a size is so much.
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}

/// A part of a view that rules are made for: a shape.
///
/// Source: Apple, uilayoutguide.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The edge at which the language begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The edge at which the language ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The edge above.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The edge below.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
}

extension UIView {
  /// The edge at which the language begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The edge at which the language ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The edge on the left.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The edge on the right.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The edge above.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The edge below.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The size from side to side.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The size from top to bottom.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The part that nothing covers.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
}
