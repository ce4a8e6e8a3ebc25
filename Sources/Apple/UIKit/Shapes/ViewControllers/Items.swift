/// A shape: the bar of a stack.
///
/// Source: Apple, uinavigationbar.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var standardAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var barStyle = UIBarStyle.default
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var topItem: UINavigationItem?
  private var background: UIImage?

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    background = backgroundImage
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { background }
}

/// A shape: how light a bar is.
///
/// Source: Apple, uibarstyle.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}

/// A shape: how high a bar is.
///
/// Source: Apple, uibarmetrics.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// A shape: where a bar is.
///
/// Source: Apple, uibarposition.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}

/// A shape: a bar of buttons.
///
/// Source: Apple, uitoolbar.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// A shape: the bar of tabs.
///
/// Source: Apple, uitabbar.
@preconcurrency @MainActor
open class UITabBar: UIView {
  open var barTintColor: UIColor?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
}

/// A shape: what stands in a bar for a controller.
///
/// Source: Apple, uinavigationitem.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var hidesBackButton = false
  open var prompt: String?
  open var titleView: UIView?
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var leftItemsSupplementBackButton = false
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }
}

/// A shape: what stands in the bar of tabs for a controller.
///
/// Source: Apple, uitabbaritem.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var selectedImage: UIImage?
  open var tag = 0
  open var isEnabled = true
  private var titleAttributes: [NSAttributedString.Key: Any]?

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes = attributes }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes
  }

  public override init() { super.init() }

  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }

  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
