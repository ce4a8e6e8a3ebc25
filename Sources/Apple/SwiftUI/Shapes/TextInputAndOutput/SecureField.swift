/// A field for something secret: each time another letter.
///
/// Source: Apple, swiftui/securefield.
public struct SecureField<Label: View>: DrawnView {
  private let text: Binding<String>
  private let label: Label

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.label = label()
  }

  public func _update(_ node: ViewNode) {
    node.role = ControlRole(.field) { text.wrappedValue += "a" }
    node.updateChild(0, label)
  }
}

extension SecureField where Label == Text {
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text) { Text(title) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil
  ) { self.init(text: text) { Text(title) } }
  public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(title) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(text: text) { Text(title) } }
}

/// A field of a long text: each time another letter.
///
/// Source: Apple, swiftui/texteditor.
public struct TextEditor: DrawnView {
  private let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  public static var _reads: Bool { true }
  public func _update(_ node: ViewNode) {
    node.role = ControlRole(.field) { text.wrappedValue += "a" }
    node.updateChild(0, Text(verbatim: text.wrappedValue))
  }
}
