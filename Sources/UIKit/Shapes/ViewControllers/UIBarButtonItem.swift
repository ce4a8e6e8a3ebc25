/// A button in a bar: its action is kept, and nothing taps it here.
///
/// Source: Apple, uibarbuttonitem.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// What a person reads.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Whether it can be operated.
  open var isEnabled = true
  /// The colour; a plain value here.
  open var tintColor: UIColor?
  /// What it does.
  open var primaryAction: UIAction?
  /// The menu that it opens; a plain value here.
  open var menu: UIMenu?

  /// Creates a button with an action.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button of the system's with an action.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button that is a view.
  public init(customView: UIView) {}

  @available(
    *, unavailable,
    message: "Linux finds no method by a selector: write UIBarButtonItem(systemItem:primaryAction:)"
  )
  /// Calls a method by its name: unavailable, because nothing finds it.
  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {}

  /// A button that the system has.
  ///
  /// Source: Apple, uibarbuttonitem/systemitem.
  public enum SystemItem: Int, Sendable {
    /// It is done.
    case done = 0
    /// It is given up.
    case cancel = 1
    /// It is changed.
    case edit = 2
    /// It is kept.
    case save = 3
    /// Something is added.
    case add = 4
    /// Room between buttons.
    case flexibleSpace = 5
    /// Something is handed on.
    case action = 9
    /// Something is looked for.
    case search = 12
    /// It is brought up to date.
    case refresh = 13
    /// It is thrown away.
    case trash = 16
    /// It goes away.
    case close = 24
  }
}

/// How a bar looks: plain values.
///
/// Source: Apple, uibarappearance.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// What blurs behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// The colour of its shadow.
  open var shadowColor: UIColor?

  public override init() { super.init() }

  /// Lets nothing show through.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Lets everything show through.
  open func configureWithTransparentBackground() { backgroundColor = .clear }
  /// Lets show through as usual.
  open func configureWithDefaultBackground() { backgroundColor = nil }
}

/// How the bar of a stack looks: plain values.
///
/// Source: Apple, uinavigationbarappearance.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles look.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How the bar of tabs looks: plain values.
///
/// Source: Apple, uitabbarappearance.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}

extension NSAttributedString.Key {
  /// The colour of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The font of the text.
  public static let font = NSAttributedString.Key("NSFont")
}
