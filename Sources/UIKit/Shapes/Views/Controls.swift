/// A view that shows text; a plain value here.
///
/// Source: Apple, uilabel.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text.
  open var textColor: UIColor! = .label
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text.
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines the text may take; 0 for any number.
  open var numberOfLines = 1
  /// Whether the text becomes smaller to fit.
  open var adjustsFontSizeToFitWidth = false
}

/// Where text stands.
///
/// Source: Apple, nstextalignment.
public enum NSTextAlignment: Int, Sendable {
  /// On the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// On the right.
  case right = 2
  /// On both sides.
  case justified = 3
  /// Where the language begins.
  case natural = 4
}

/// A view that shows an image; a plain value here.
///
/// Source: Apple, uiimageview.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?

  /// Creates a view that shows an image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}

/// A button: its title is a plain value, its actions run by `sendActions`.
///
/// Source: Apple, uibutton.
@preconcurrency @MainActor
open class UIButton: UIControl {
  private var title: String?

  /// Which kind of button.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom = 0
    /// As the system has it.
    case system = 1
  }

  /// The button's text; nothing else of the label is kept here.
  public let titleLabel: UILabel? = UILabel(frame: .zero)
  /// The menu that it opens; a plain value here.
  open var menu: UIMenu?

  /// Creates a button of a kind.
  public convenience init(type: ButtonType) { self.init(frame: .zero) }

  /// Creates a button with an action.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Sets the title, whatever the state.
  open func setTitle(_ title: String?, for state: State) { self.title = title }
  /// The title, whatever the state.
  open func title(for state: State) -> String? { title }

  /// How a control stands.
  ///
  /// Source: Apple, uicontrol/state-swift.struct.
  public struct State: OptionSet, Sendable {
    /// One bit a state.
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As usual.
    public static let normal: State = []
    /// Under a finger.
    public static let highlighted = State(rawValue: 1)
    /// Not to be operated.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }
}

/// A wheel that says that something is under way.
///
/// Source: Apple, uiactivityindicatorview.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// Whether it turns.
  public private(set) var isAnimating = false

  /// Whether it is hidden while it does not turn; a plain value here.
  open var hidesWhenStopped = true

  /// Creates a wheel of a size, which is dropped.
  public convenience init(style: Style) { self.init(frame: .zero) }

  /// How large it is.
  public enum Style: Int, Sendable {
    /// As usual.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// Lets it turn.
  open func startAnimating() { isAnimating = true }
  /// Stops it.
  open func stopAnimating() { isAnimating = false }
}
