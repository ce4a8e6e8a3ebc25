/// Controls that a tap shows; all of them are there.
///
/// Source: Apple, swiftui/menu.
public struct Menu<Label: View, Content: View>: DrawnView {
  private let label: Label
  private let content: Content
  private let primary: (@MainActor () -> Void)?

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, primary) = (label(), content(), nil)
  }
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
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) } }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) } }
}

/// How a menu is ordered.
///
/// Source: Apple, swiftui/menuorder.
public struct MenuOrder: Hashable, Sendable {
  public static let automatic = MenuOrder()
  public static let priority = MenuOrder()
  public static let fixed = MenuOrder()
}

/// Whether a tap closes a menu.
///
/// Source: Apple, swiftui/menuactiondismissbehavior.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  public static let automatic = MenuActionDismissBehavior()
  public static let enabled = MenuActionDismissBehavior()
  public static let disabled = MenuActionDismissBehavior()
}

extension View {
  /// Adds controls that a long press shows; they are there.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    played(BesideModifier(beside: menuItems()))
  }
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { played(BesideModifier(beside: menuItems())) }
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
}

/// A key.
///
/// Source: Apple, swiftui/keyequivalent.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral l: Character) { character = l }
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let space = KeyEquivalent(" ")
  public static let delete = KeyEquivalent("\u{8}")
  public static let tab = KeyEquivalent("\t")
}

/// Keys that are held down.
///
/// Source: Apple, swiftui/eventmodifiers.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = EventModifiers(rawValue: 1)
  public static let control = EventModifiers(rawValue: 2)
  public static let option = EventModifiers(rawValue: 4)
  public static let command = EventModifiers(rawValue: 8)
}

/// Keys for a control.
///
/// Source: Apple, swiftui/keyboardshortcut.
public struct KeyboardShortcut: Hashable, Sendable {
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
  public static let defaultAction = KeyboardShortcut(.return)
  public static let cancelAction = KeyboardShortcut(.escape)
}
