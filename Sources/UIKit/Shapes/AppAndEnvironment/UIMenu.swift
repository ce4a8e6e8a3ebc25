/// What puts the app's menus together; the host never asks for them.
///
/// Source: Apple, uimenubuilder.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Puts a menu behind another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, as its first part.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
}

/// A part of a menu: a shape.
///
/// Source: Apple, uimenuelement.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// What a person reads.
  open var title: String
  /// The image.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  /// How a part of a menu looks.
  public struct Attributes: OptionSet, Sendable {
    /// One bit a look.
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It cannot be undone.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not there.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// Whether a part of a menu is chosen.
  public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Some of it is.
    case mixed = 2
  }
}

/// A menu: its parts are plain values.
///
/// Source: Apple, uimenu.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Which menu.
  public let identifier: Identifier
  /// Its parts.
  public let children: [UIMenuElement]

  /// Creates a menu.
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
    /// The identifier's text.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The menu of the app.
    public static let application = Identifier("com.apple.menu.application")
    /// The menu of files.
    public static let file = Identifier("com.apple.menu.file")
    /// The menu of changes.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The menu of views.
    public static let view = Identifier("com.apple.menu.view")
    /// The menu of formats.
    public static let format = Identifier("com.apple.menu.format")
    /// The menu of windows.
    public static let window = Identifier("com.apple.menu.window")
    /// The menu of help.
    public static let help = Identifier("com.apple.menu.help")
  }

  /// How a menu looks.
  ///
  /// Source: Apple, uimenu/options-swift.struct.
  public struct Options: OptionSet, Sendable {
    /// One bit a look.
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Among the parts of the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// What it does cannot be undone.
    public static let destructive = Options(rawValue: 2)
  }
}

/// A part of a menu that Objective-C would call by a selector: a shape.
///
/// Source: Apple, uicommand.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {}

/// A key that does something: a shape.
///
/// Source: Apple, uikeycommand.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {}

/// Something that happens when the user operates a control or a menu.
///
/// Source: Apple, uiaction.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Which action; a plain value here.
  public let identifier: Identifier
  let handler: (UIAction) -> Void

  /// Creates an action.
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
    /// The identifier's text.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
