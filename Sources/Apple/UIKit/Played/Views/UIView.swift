/// Something in a window: a tree of views with plain values; nothing is drawn or laid out here.
///
/// Source: Apple, uiview.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The place in the coordinates of the view above.
  open var frame: CGRect { didSet { changesValue() } }
  /// The place in the view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle in the coordinates of the view above.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// Whether the view is not shown.
  open var isHidden = false { didSet { changesValue() } }
  /// How opaque the view is, 0 … 1.
  open var alpha: CGFloat = 1 { didSet { changesValue() } }
  /// A number by which the app finds the view.
  open var tag = 0
  /// The colour behind the view.
  open var backgroundColor: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be touched; that of the view above unless it is set.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? UIColor.systemBlue }
    set { ownTint = newValue }
  }
  /// How the view is moved, scaled and turned; stored, never used.
  open var transform = CGAffineTransform.identity
  /// In which direction the view reads; stored, never used.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// Whether several touches count at once; stored, never used.
  open var isMultipleTouchEnabled = false
  /// Whether touches reach no other view meanwhile; stored, never used.
  open var isExclusiveTouch = false
  /// The view's traits for people who cannot see it; stored, never used.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Whether it is read out; stored, never used.
  open var isAccessibilityElement = false
  /// The view whose shape is the shown part of this one; stored, never used.
  open var mask: UIView?
  /// How far what lies in the view stays away from its edges; stored, never used.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Whether touches reach the view.
  open var isUserInteractionEnabled = true
  /// Whether what lies outside is cut off.
  open var clipsToBounds = false
  /// Whether the view is wholly opaque.
  open var isOpaque = true
  /// How contents fill the view.
  open var contentMode = ContentMode.scaleToFill
  /// How the view follows the size of the view above.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the mask becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The constraints that the view holds.
  open private(set) var constraints: [NSLayoutConstraint] = []
  /// Which of light and dark the view is shown in.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The name that tests of the interface use.
  open var accessibilityIdentifier: String?
  /// The text that is read out.
  open var accessibilityLabel: String?
  /// The views in it, the lowest first.
  open private(set) var subviews: [UIView] = []
  /// The view above.
  open private(set) weak var superview: UIView?
  /// The controller whose view it is.
  package weak var controller: UIViewController?
  /// The layer that the system draws; plain values here.
  public private(set) lazy var layer = CALayer()
  /// How far what lies in the view stays away from its edges; stored, never used.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The recognisers of gestures in the view; nothing is recognised here.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  private var ownTint: UIColor?

  /// Creates a view with a place.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view without a size.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view from an archive, which has no contents here.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// The window that the view lies in.
  open var window: UIWindow? { superview?.window }
  open override var next: UIResponder? { controller ?? superview }
  /// The traits of the contents.
  open var traitCollection: UITraitCollection { window?.windowScene?.traitCollection ?? .device }
  /// Where nothing covers the view.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  // MARK: The tree

  /// Puts a view on top.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view at a place, counted from the lowest.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: Swift.min(index, subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    view.movesToWindow()
  }

  /// Puts a view above another.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: (subviews.firstIndex(of: sibling) ?? subviews.count - 1) + 1)
  }

  /// Puts a view below another.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex(of: sibling) ?? 0)
  }

  /// Takes the view out of the view above.
  open func removeFromSuperview() {
    guard let above = superview else { return }
    above.subviews.removeAll { $0 === self }
    superview = nil
    didMoveToSuperview()
    movesToWindow()
  }

  /// Puts a view of this one on top.
  open func bringSubviewToFront(_ view: UIView) {
    guard let position = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: position))
  }

  /// Puts a view of this one below all others.
  open func sendSubviewToBack(_ view: UIView) {
    guard let position = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: position), at: 0)
  }

  /// Whether this view is another or lies in it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Finds the view with a number in this one.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func movesToWindow() {
    didMoveToWindow()
    controller?.viewMovesToWindow()
    for view in subviews { view.movesToWindow() }
  }

  // MARK: What subclasses hear

  /// The view lies in another view, or in none.
  open func didMoveToSuperview() {}
  /// The view lies in another window, or in none.
  open func didMoveToWindow() {}
  /// The view is about to lie in another view, or in none; the host never tells.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view is about to lie in another window, or in none; the host never tells.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view draws itself; the host never asks.
  open func draw(_ rect: CGRect) {}
  /// The view sets its constraints; the host never asks.
  open func updateConstraints() {}
  /// Asks for constraints; nothing is laid out by them here.
  open func setNeedsUpdateConstraints() {}
  /// Where nothing covers the view has changed; the host never tells.
  open func safeAreaInsetsDidChange() {}
  /// How large the view is by itself: as large as it likes.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// The view is not as large as it was; nothing is laid out here.
  open func invalidateIntrinsicContentSize() {}
  /// The size that fits: its own here.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// The size that constraints make: its own here.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { bounds.size }
  /// Whether a point lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The view that a touch would reach.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
    }
    return self
  }
  /// The view places what lies in it; the host never asks.
  open func layoutSubviews() {}
  /// Asks for a layout; there is none here.
  open func setNeedsLayout() {}
  /// Lays out at once; there is no layout here.
  open func layoutIfNeeded() {}
  /// Asks for a drawing; there is none here.
  open func setNeedsDisplay() {}
  /// Takes the size that fits; there is no layout here.
  open func sizeToFit() {}
  /// Ends the input of text.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }
  /// Adds what recognises a gesture; nothing is recognised here.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  /// Takes away what recognises a gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
  /// The traits have changed, as before iOS 17; the host never tells.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The colour of what can be touched has changed; the host never tells.
  open func tintColorDidChange() {}
  /// Holds a constraint; nothing is laid out by it here.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  /// Holds constraints; nothing is laid out by them here.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
}
