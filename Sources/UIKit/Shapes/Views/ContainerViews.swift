/// Views in a row; nothing is laid out here.
///
/// Source: Apple, uistackview.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The views of the row.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Whether the row runs beside or below.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How far the views stay apart.
  open var spacing: CGFloat = 0
  /// How the views stand across the row.
  open var alignment = Alignment.fill
  /// How the views share the row.
  open var distribution = Distribution.fill

  /// Creates a row.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Puts a view at the end of the row.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view into the row.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: Swift.min(stackIndex, arrangedSubviews.count))
    addSubview(view)
  }

  /// Takes a view out of the row; it stays in the view.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  /// How views stand across a row.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the first edge.
    case leading = 1
    /// In the middle.
    case center = 3
    /// At the last edge.
    case trailing = 4

    /// At the upper edge.
    public static let top = Alignment.leading
    /// At the lower edge.
    public static let bottom = Alignment.trailing
  }

  /// How views share a row.
  public enum Distribution: Int, Sendable {
    /// As they need.
    case fill = 0
    /// All alike.
    case fillEqually = 1
    /// By what they need.
    case fillProportionally = 2
    /// With equal room between.
    case equalSpacing = 3
    /// With equal room between their middles.
    case equalCentering = 4
  }
}

extension NSLayoutConstraint {
  /// Beside or below.
  ///
  /// Source: Apple, nslayoutconstraint/axis.
  public enum Axis: Int, Sendable {
    /// Beside each other.
    case horizontal = 0
    /// Below each other.
    case vertical = 1
  }
}

/// A view on something larger: plain values.
///
/// Source: Apple, uiscrollview.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How large what it shows is.
  open var contentSize = CGSize.zero
  /// Where what it shows begins.
  open var contentOffset = CGPoint.zero
  /// How much room is around what it shows.
  open var contentInset = UIEdgeInsets.zero
  /// Whether it moves.
  open var isScrollEnabled = true
  /// Whether it moves a page at a time.
  open var isPagingEnabled = false
  /// Whether it says upright where it is.
  open var showsVerticalScrollIndicator = true
  /// Whether it says from side to side where it is.
  open var showsHorizontalScrollIndicator = true
  /// The part that it shows.
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The view without what it shows.
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }

  /// Moves what it shows, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
