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

  public class func appearance() -> UINavigationBar { UINavigationBar(frame: .zero) }
}

/// A shape: the bar of tabs.
///
/// Source: Apple, uitabbar.
@preconcurrency @MainActor
open class UITabBar: UIView {
  open var barTintColor: UIColor?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?

  public class func appearance() -> UITabBar { UITabBar(frame: .zero) }
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

  public override init() { super.init() }

  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
  }

  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.title = title
    self.image = image
  }
}
