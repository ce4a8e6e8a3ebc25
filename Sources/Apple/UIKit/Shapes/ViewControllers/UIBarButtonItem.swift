/// A shape: a button in a bar; its action, or its target's method, is kept, and nothing taps it here.
///
/// A test taps it with `UIApplication.sendAction(_:to:from:for:)`.
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
  open var style = Style.plain
  open var customView: UIView?
  open var width: CGFloat = 0
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open weak var target: AnyObject?
  open var action: Selector?

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

  public init(customView: UIView) { self.customView = customView }

  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public override init() {}
  public required init?(coder: NSCoder) {}
  private var titleAttributes: [NSAttributedString.Key: Any]?
  private var backTitleOffset = UIOffset.zero

  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { backTitleOffset = adjustment }
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleOffset
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes = attributes }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes
  }

  /// How a button looks.
  ///
  /// Source: Apple, uibarbuttonitem/style-swift.enum.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

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
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
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
  open var shadowImage: UIImage?

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
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  public private(set) var backIndicatorImage: UIImage?

  open func setBackIndicatorImage(_ backImage: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = backImage
  }
}

/// A shape: how the buttons of a bar look.
///
/// Source: Apple, uibarbuttonitemappearance.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarItemStateAppearance()
  public let highlighted = UIBarItemStateAppearance()
  public let disabled = UIBarItemStateAppearance()
  public let focused = UIBarItemStateAppearance()

  public override init() { super.init() }
  public init(style: UIBarButtonItem.Style) {}
}

/// A shape: how an item of a bar looks in one state.
///
/// Source: Apple, uibarbuttonitemstateappearance, uitabbaritemstateappearance.
@preconcurrency @MainActor
open class UIBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var backgroundImage: UIImage?

  override init() { super.init() }
}

/// A shape: how the items of a bar of tabs look.
///
/// Source: Apple, uitabbaritemappearance.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  public let normal = UIBarItemStateAppearance()
  public let selected = UIBarItemStateAppearance()
  public let disabled = UIBarItemStateAppearance()
  public let focused = UIBarItemStateAppearance()

  public override init() { super.init() }
}

/// A shape: how the bar of tabs looks.
///
/// Source: Apple, uitabbarappearance.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
}

// A shape: keys of how text looks.
extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let font = NSAttributedString.Key("NSFont")
}
