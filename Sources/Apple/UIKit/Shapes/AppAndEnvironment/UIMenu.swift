/// A shape: what puts the app's menus together; the host never asks for them.
///
/// Source: Apple, uimenubuilder.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  func remove(menu removedIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
}

/// A shape: a part of a menu.
///
/// Source: Apple, uimenuelement.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  open var title: String
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }

  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }
}

/// A shape: a menu; its parts are plain values.
///
/// Source: Apple, uimenu.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  public let identifier: Identifier
  public let children: [UIMenuElement]

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("")
    self.children = children
    super.init(title: title, image: image)
  }

  /// Which menu.
  ///
  /// Source: Apple, uimenu/identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let application = Identifier("com.apple.menu.application")
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let view = Identifier("com.apple.menu.view")
    public static let format = Identifier("com.apple.menu.format")
    public static let window = Identifier("com.apple.menu.window")
    public static let help = Identifier("com.apple.menu.help")
  }

  /// How a menu looks.
  ///
  /// Source: Apple, uimenu/options-swift.struct.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
  }
}

/// A shape: a part of a menu that Objective-C would call by a selector.
///
/// Source: Apple, uicommand.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  public private(set) var action: Selector?
  open var discoverabilityTitle: String?

  public init(title: String = "", image: UIImage? = nil, action: Selector) {
    self.action = action
    super.init(title: title, image: image)
  }
}

/// A shape: a key that does something.
///
/// Source: Apple, uikeycommand.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  public private(set) var input: String?
  public private(set) var modifierFlags: UIKeyModifierFlags = []

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: title, image: image, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  public static let inputEscape = "UIKeyInputEscape"
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
}

/// A shape: keys that are held while another is pressed.
///
/// Source: Apple, uikeymodifierflags.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A shape: something that happens when the user operates a control or a menu.
///
/// Source: Apple, uiaction.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public let identifier: Identifier
  let handler: (UIAction) -> Void

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier("")
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Which action.
  ///
  /// Source: Apple, uiaction/identifier-swift.struct.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
