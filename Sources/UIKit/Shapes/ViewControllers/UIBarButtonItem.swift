/// A shape: a button in a bar; its action is kept, and nothing taps it here.
///
/// Source: Apple, uibarbuttonitem.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tintColor: UIColor?
  open var primaryAction: UIAction?
  open var menu: UIMenu?

  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public init(customView: UIView) {}

  @available(
    *, unavailable,
    message: "Linux finds no method by a selector: write UIBarButtonItem(systemItem:primaryAction:)"
  )
  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {}

  /// A button that the system has.
  ///
  /// Source: Apple, uibarbuttonitem/systemitem.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case action = 9
    case search = 12
    case refresh = 13
    case trash = 16
    case close = 24
  }
}

/// A shape: how a bar looks.
///
/// Source: Apple, uibarappearance.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?

  public override init() { super.init() }

  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  open func configureWithTransparentBackground() { backgroundColor = .clear }
  open func configureWithDefaultBackground() { backgroundColor = nil }
}

/// A shape: how the bar of a stack looks.
///
/// Source: Apple, uinavigationbarappearance.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// A shape: how the bar of tabs looks.
///
/// Source: Apple, uitabbarappearance.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}

// A shape: keys of how text looks.
extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let font = NSAttributedString.Key("NSFont")
}
