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
open class UICommand: UIMenuElement {}

/// A shape: a key that does something.
///
/// Source: Apple, uikeycommand.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {}

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
