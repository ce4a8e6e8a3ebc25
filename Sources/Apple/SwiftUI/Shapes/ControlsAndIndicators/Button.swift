public import Foundation

/// The purpose of a button.
///
/// Source: Apple, swiftui/buttonrole.
public struct ButtonRole: Hashable, Sendable {
  let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let close = ButtonRole(name: "close")
  public static let confirm = ButtonRole(name: "confirm")
}

/// A control with an action.
///
/// Source: Apple, swiftui/button.
public struct Button<Label: View>: DrawnView {
  private let action: @MainActor () -> Void
  private let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(action: action, label: label)
  }

  public func _update(_ node: ViewNode) {
    node.role = ControlRole(.button, action)
    node.updateChild(0, label)
  }
}

extension Button where Label == Text {
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(verbatim: role.name) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) } }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) } }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(action: { configuration.trigger() }) { configuration.label }
  }
}

/// A button that changes whether a list is edited, where the app has a value of it.
///
/// Source: Apple, swiftui/editbutton.
public struct EditButton: DrawnView {
  public init() {}

  public func _update(_ node: ViewNode) {
    let environment = node.environment
    node.role = ControlRole(.button) {
      guard let mode = environment.values.editMode else { return }
      mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
    }
    node.updateChild(0, Text(verbatim: "Edit"))
  }
}

/// A button that pastes; nothing is pasted here.
///
/// Source: Apple, swiftui/renamebutton.
public struct RenameButton: DrawnView {
  public init() {}
  public func _update(_ node: ViewNode) { node.updateChild(0, Text(verbatim: "Rename")) }
}

/// A control that opens a URL.
///
/// Source: Apple, swiftui/link.
public struct Link<Label: View>: DrawnView {
  private let destination: URL
  private let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public func _update(_ node: ViewNode) {
    let environment = node.environment
    node.role = ControlRole(.link) { environment.values.openURL(destination) }
    node.updateChild(0, label)
  }
}

extension Link where Label == Text {
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A control that shares something; nothing is shared here.
///
/// Source: Apple, swiftui/sharelink.
public struct ShareLink<Label: View>: DrawnView {
  private let label: Label

  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init<Item, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public func _update(_ node: ViewNode) {
    node.role = ControlRole(.button) {}
    node.updateChild(0, label)
  }
}

extension ShareLink where Label == Text {
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { Text(verbatim: "Share…") }
  }
  public init<Item, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(item: item) { Text(verbatim: "Share…") } }
  public init<Item>(
    _ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(item: item) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol, Item>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(item: item) { Text(title) } }
}

/// How something that is shared is shown.
///
/// Source: Apple, swiftui/sharepreview.
public struct SharePreview<Image, Icon> {
  public init(_ title: LocalizedStringKey) where Image == Never, Icon == Never {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) where Image == Never, Icon == Never {}
  public init(_ title: LocalizedStringKey, image: Image) where Icon == Never {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image) where Icon == Never {}
}
