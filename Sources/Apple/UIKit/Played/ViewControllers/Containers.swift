/// A stack of controllers, of which the top one is shown.
///
/// Source: Apple, uinavigationcontroller.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar; a plain view here.
  public let navigationBar = UINavigationBar(frame: .zero)
  /// Whether the bar is hidden; stored, never used.
  open var isNavigationBarHidden = false
  /// The recogniser of the swipe that leads back; nothing is recognised here.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()
  /// Whether the bar below is hidden; stored, never used.
  open var isToolbarHidden = true
  /// The bar below; a plain view here.
  public private(set) lazy var toolbar = UIToolbar(frame: .zero)
  /// Whether bars go as the user swipes; stored, never used.
  open var hidesBarsOnSwipe = false
  /// The object that hears of the stack's changes; never told here.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Creates a stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  /// Creates an empty stack; there are no nib files here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a stack from an archive, which has no contents here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers, the lowest first.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller on top.
  open var topViewController: UIViewController? { children.last }
  /// The controller that is shown: what is presented, or the top.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let below = topViewController
    addChild(viewController)
    changes(from: below, to: topViewController)
  }

  /// Takes the top controller away, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = topViewController else { return nil }
    top.removeFromParent()
    changes(from: top, to: topViewController)
    return top
  }

  /// Takes all controllers but the lowest away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard children.count > 1, let top = topViewController else { return nil }
    let gone = Array(children.dropFirst())
    for controller in gone { controller.removeFromParent() }
    changes(from: top, to: topViewController)
    return gone
  }

  /// Puts other controllers in the place of all.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let top = topViewController
    for controller in children { controller.removeFromParent() }
    for controller in viewControllers { addChild(controller) }
    changes(from: top, to: topViewController)
  }

  /// Takes the controllers above one away.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let (top, gone) = (topViewController, Array(children.dropFirst(index + 1)))
    for controller in gone { controller.removeFromParent() }
    changes(from: top, to: topViewController)
    return gone
  }

  /// Hides or shows the bar below; stored, never used.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Hides or shows the bar; stored, never used.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }
  override var choosesChildren: Bool { true }
}

/// Controllers side by side, of which the selected one is shown.
///
/// Source: Apple, uitabbarcontroller.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// Which controller is shown.
  open var selectedIndex = 0 {
    didSet {
      let old = children.indices.contains(oldValue) ? children[oldValue] : nil
      changes(from: old, to: selectedViewController)
      changesValue()
    }
  }
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      let old = selectedViewController
      for controller in children { controller.removeFromParent() }
      for controller in newValue ?? [] { addChild(controller) }
      changes(from: old, to: selectedViewController)
    }
  }
  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set { selectedIndex = children.firstIndex { $0 === newValue } ?? selectedIndex }
  }
  /// Puts other controllers in the place of all.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// Whether tabs stand in a bar or beside; stored, never used.
  open var mode = Mode.automatic

  /// Where tabs stand.
  ///
  /// Source: Apple, uitabbarcontroller/mode-swift.enum.
  public enum Mode: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// In a bar.
    case tabBar = 1
    /// Beside what they show.
    case tabSidebar = 2
  }

  /// The bar; a plain view here.
  public let tabBar = UITabBar(frame: .zero)
  /// The object that hears of the user's choice; never told here, where nothing chooses.
  open weak var delegate: (any UITabBarControllerDelegate)?

  open override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
  override var choosesChildren: Bool { true }
}

/// Controllers in columns; all of them are shown here.
///
/// Source: Apple, uisplitviewcontroller.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  private var columns: [(column: Column, controller: UIViewController)] = []
  /// The object that hears of a change of columns; never told here.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Whether there is room for one column only; stored, never used.
  open var isCollapsed = false
  /// How columns are shown; stored, never used.
  open var preferredDisplayMode = DisplayMode.automatic

  /// Creates columns.
  public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }

  /// The controllers in the order of their columns.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      let old = children
      for controller in old { controller.removeFromParent() }
      for controller in newValue { addChild(controller) }
      for controller in old where controller.parent !== self { controller.disappears() }
      for controller in newValue { changes(from: nil, to: controller) }
    }
  }

  /// Puts a controller into a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let old = viewController(for: column)
    old?.removeFromParent()
    columns.removeAll { $0.column == column }
    if let vc {
      columns.append((column, vc))
      addChild(vc)
    }
    changes(from: old, to: vc)
  }

  override var choosesChildren: Bool { true }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? {
    columns.first { $0.column == column }?.controller
  }

  /// Shows a column; all of them are shown here.
  open func show(_ column: Column) {}
}
