/// A shape: a controller that looks for something; nothing is looked for here.
///
/// Source: Apple, uisearchcontroller.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  public let searchBar = UISearchBar(frame: .zero)
  public private(set) var searchResultsController: UIViewController?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A shape: what shows what was found; never asked here.
///
/// Source: Apple, uisearchresultsupdating.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// A shape: what hears that something is looked for; never told here.
///
/// Source: Apple, uisearchcontrollerdelegate.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {}

/// A shape: controllers as pages; none is turned here.
///
/// Source: Apple, uipageviewcontroller.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open var viewControllers: [UIViewController]? { children }

  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = children
    for controller in old { controller.removeFromParent() }
    for controller in viewControllers ?? [] { addChild(controller) }
    changes(from: old.first, to: children.first)
    completion?(true)
  }

  override var choosesChildren: Bool { true }
}

/// A shape: what has the pages; never asked here.
///
/// Source: Apple, uipageviewcontrollerdatasource.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// A shape: what hears of pages; never told here.
///
/// Source: Apple, uipageviewcontrollerdelegate.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {}
