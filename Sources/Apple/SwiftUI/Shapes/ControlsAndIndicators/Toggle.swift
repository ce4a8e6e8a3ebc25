/// A control that is on or off.
///
/// Source: Apple, swiftui/toggle.
public struct Toggle<Label: View>: DrawnView {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a control of a value.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public func _update(_ node: ViewNode) {
    node.role = ControlRole(.toggle) { isOn.wrappedValue.toggle() }
    node.updateChild(0, label)
  }
}

extension Toggle where Label == Text {
  /// Creates a control of a value with a text.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
  /// Creates a control of a value with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a control of a value with a text and a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  /// Creates a control of a value with a text and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the control that a style is for.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
