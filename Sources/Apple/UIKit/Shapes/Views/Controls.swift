/// A shape: a view that shows text.
///
/// Source: Apple, uilabel.
@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var attributedText: NSAttributedString?
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var preferredMaxLayoutWidth: CGFloat = 0
}

/// A shape: where text stands.
///
/// Source: Apple, nstextalignment.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// A shape: a view that shows an image.
///
/// Source: Apple, uiimageview.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  public private(set) var isAnimating = false

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}

/// A shape: a button; its title is a plain value, its actions run by `sendActions`.
///
/// Source: Apple, uibutton.
@preconcurrency @MainActor
open class UIButton: UIControl {
  private var title: String?

  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  public let titleLabel: UILabel? = UILabel(frame: .zero)
  open var menu: UIMenu?

  public convenience init(type: ButtonType) { self.init(frame: .zero) }

  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  private var image: UIImage?
  private var titleColor: UIColor?
  private var backgroundImage: UIImage?
  open var imageView: UIImageView? { image.map { UIImageView(image: $0) } }
  open var currentTitle: String? { title }
  open var currentImage: UIImage? { image }
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero

  open func setImage(_ image: UIImage?, for state: State) { self.image = image }
  open func image(for state: State) -> UIImage? { image }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColor = color }
  open func titleColor(for state: State) -> UIColor? { titleColor }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImage = image }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImage }
  open func setTitle(_ title: String?, for state: State) { self.title = title }
  open func title(for state: State) -> String? { title }
}

extension UIControl {
  /// A shape: how a control stands.
  ///
  /// Source: Apple, uicontrol/state-swift.struct.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }
}

/// A shape: a wheel that says that something is under way.
///
/// Source: Apple, uiactivityindicatorview.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public private(set) var isAnimating = false
  open var hidesWhenStopped = true

  public convenience init(style: Style) { self.init(frame: .zero) }

  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}
