/// Controls that a tap shows; all of them are there.
///
/// Source: Apple, swiftui/menu.
public struct Menu<Label: View, Content: View>: DrawnView {
  private let label: Label
  private let content: Content
  private let primary: (@MainActor () -> Void)?

  /// Creates a menu with a view on it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, primary) = (label(), content(), nil)
  }
  /// Creates a menu with a view on it and an action for a tap.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) { (self.label, self.content, primary) = (label(), content(), primaryAction) }

  public func _update(_ node: ViewNode) {
    node.updateChild(0, label.played(TapModifier(kind: .button, action: primary)))
    node.updateChild(1, content)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a text on it.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// Creates a menu with a text on it.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a text and a symbol on it.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) } }
  /// Creates a menu with a text and a symbol on it.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) } }
}

/// How a menu is ordered.
///
/// Source: Apple, swiftui/menuorder.
public struct MenuOrder: Hashable, Sendable {
  /// The usual.
  public static let automatic = MenuOrder()
  /// Important ones first.
  public static let priority = MenuOrder()
  /// As the app has it.
  public static let fixed = MenuOrder()
}

/// Whether a tap closes a menu.
///
/// Source: Apple, swiftui/menuactiondismissbehavior.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  /// The usual.
  public static let automatic = MenuActionDismissBehavior()
  /// It does.
  public static let enabled = MenuActionDismissBehavior()
  /// It does not.
  public static let disabled = MenuActionDismissBehavior()
}

extension View {
  /// Adds controls that a long press shows; they are there.
  ///
  /// Source: Apple, swiftui/view/contextmenu(menuitems:).
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    played(BesideModifier(beside: menuItems()))
  }
  /// Adds controls that a long press shows, with a view that is not.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { played(BesideModifier(beside: menuItems())) }
  /// Sets how menus are ordered.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Sets whether menus have arrows.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Sets whether a tap closes menus.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  /// Sets the keys for the control.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  { self }
  /// Sets the keys for the control.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
}

/// A key.
///
/// Source: Apple, swiftui/keyequivalent.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The letter on it.
  public var character: Character
  /// Creates a key.
  public init(_ character: Character) { self.character = character }
  /// Creates a key.
  public init(extendedGraphemeClusterLiteral l: Character) { character = l }
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
}

/// Keys that are held down.
///
/// Source: Apple, swiftui/eventmodifiers.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit a key.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 1)
  /// The control key.
  public static let control = EventModifiers(rawValue: 2)
  /// The option key.
  public static let option = EventModifiers(rawValue: 4)
  /// The command key.
  public static let command = EventModifiers(rawValue: 8)
}

/// Keys for a control.
///
/// Source: Apple, swiftui/keyboardshortcut.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Creates keys.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
  /// What the return key does.
  public static let defaultAction = KeyboardShortcut(.return)
  /// What the escape key does.
  public static let cancelAction = KeyboardShortcut(.escape)
}
