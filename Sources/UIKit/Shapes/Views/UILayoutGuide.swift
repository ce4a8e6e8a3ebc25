/// A part of a view that rules are made for: a shape.
///
/// Source: Apple, uilayoutguide.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The name that the app gives it; a plain value here.
  open var identifier = ""
  /// The view that it lies in.
  open internal(set) weak var owningView: UIView?
  /// Its place; there is no layout here.
  open var layoutFrame: CGRect { .zero }

  public override init() { super.init() }

  /// The edge at which the language begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The edge at which the language ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The edge on the left.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The edge on the right.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The edge above.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The edge below.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle from side to side.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The size from side to side.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The size from top to bottom.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
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
  /// The part inside of the margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// The part in which text is easy to read.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  /// The part that the keyboard covers; nothing, as there is no keyboard here.
  public var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide() }

  /// Adds a part that rules are made for.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
  /// Takes a part away that rules are made for.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = nil }
}
