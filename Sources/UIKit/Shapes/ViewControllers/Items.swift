/// The bar of a stack: a shape.
///
/// Source: Apple, uinavigationbar.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Whether titles are large; a plain value here.
  open var prefersLargeTitles = false
  /// The colour of the bar; a plain value here.
  open var barTintColor: UIColor?
  /// Whether what lies behind shows through; a plain value here.
  open var isTranslucent = true

  /// How the bar looks; a plain value here.
  open var standardAppearance = UINavigationBarAppearance()
  /// How the bar looks above what begins below it; a plain value here.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar looks where there is little room; a plain value here.
  open var compactAppearance: UINavigationBarAppearance?
  /// How titles look; a plain value here.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// What sets the look of every bar; a plain bar here.
  public class func appearance() -> UINavigationBar { UINavigationBar(frame: .zero) }
}

/// The bar of tabs: a shape.
///
/// Source: Apple, uitabbar.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The colour of the bar; a plain value here.
  open var barTintColor: UIColor?

  /// How the bar looks; a plain value here.
  open var standardAppearance = UITabBarAppearance()
  /// How the bar looks above what begins below it; a plain value here.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// What sets the look of every bar; a plain bar here.
  public class func appearance() -> UITabBar { UITabBar(frame: .zero) }
}

/// What stands in a bar for a controller: plain values.
///
/// Source: Apple, uinavigationitem.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// The buttons on the right.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The first button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// Whether the user goes back by a button; a plain value here.
  open var hidesBackButton = false
  /// How large the title is; a plain value here.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// How large a title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before.
    case automatic = 0
    /// Large.
    case always = 1
    /// Small.
    case never = 2
  }
}

/// What stands in the bar of tabs for a controller: plain values.
///
/// Source: Apple, uitabbaritem.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The text in the corner.
  open var badgeValue: String?

  public override init() { super.init() }

  /// Creates an item.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
  }

  /// Creates an item with an image for when it is selected.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.title = title
    self.image = image
  }
}
