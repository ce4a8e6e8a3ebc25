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

/// A button in a bar: a shape.
///
/// Source: Apple, uibarbuttonitem.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// What a person reads.
  open var title: String?
  /// Whether it can be operated.
  open var isEnabled = true

  /// Creates a button with an action.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.title = title
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

/// How a controller is presented.
///
/// Source: Apple, uimodalpresentationstyle.
public enum UIModalPresentationStyle: Int, Sendable {
  /// On the whole screen.
  case fullScreen = 0
  /// On a page.
  case pageSheet = 1
  /// On a form.
  case formSheet = 2
  /// In the place of the one around.
  case currentContext = 3
  /// As the app says.
  case custom = 4
  /// Over the whole screen.
  case overFullScreen = 5
  /// Over the one around.
  case overCurrentContext = 6
  /// In a balloon.
  case popover = 7
  /// Not at all.
  case none = -1
  /// As the system likes.
  case automatic = -2
}

/// How a controller moves in.
///
/// Source: Apple, uimodaltransitionstyle.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning.
  case flipHorizontal = 1
  /// By dissolving.
  case crossDissolve = 2
  /// By turning a page.
  case partialCurl = 3
}
