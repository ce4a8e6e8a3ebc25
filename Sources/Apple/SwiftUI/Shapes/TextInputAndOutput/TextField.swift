public import Foundation

/// A field into which the user types: each time another letter.
///
/// Source: Apple, swiftui/textfield.
public struct TextField<Label: View>: DrawnView {
  private let label: Label
  private let type: @MainActor () -> Void

  /// Creates a field of a text.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    type = { text.wrappedValue += "a" }
  }
  /// Creates a field of a text of several lines.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) { self.init(text: text, label: label) }
  /// Creates a field of a value in a format, to which a tap adds the digit 1.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.label = label()
    type = {
      let text = format.format(value.wrappedValue) + "1"
      (try? format.parseStrategy.parse(text)).map { value.wrappedValue = $0 }
    }
  }
  /// Creates a field of a value that may be missing in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.label = label()
    type = {
      let text = (value.wrappedValue.map { format.format($0) } ?? "") + "1"
      (try? format.parseStrategy.parse(text)).map { value.wrappedValue = $0 }
    }
  }
  /// Creates a field of a value as a formatter writes it.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    type = {
      let text = (formatter.string(for: value.wrappedValue) ?? "") + "1"
      guard let number = (formatter as? NumberFormatter)?.number(from: text) else { return }
      let values: [Any] = [number, number.intValue, number.doubleValue, number.decimalValue]
      values.lazy.compactMap { $0 as? V }.first.map { value.wrappedValue = $0 }
    }
  }

  public func _update(_ node: ViewNode) {
    node.role = ControlRole(.field, type)
    node.updateChild(0, label)
  }
}

extension TextField where Label == Text {
  /// Creates a field of a text.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
  /// Creates a field of a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
  /// Creates a field of a text.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text) { Text(title) }
  }
  /// Creates a field of a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(text: text) { Text(title) }
  }
  /// Creates a field of a text of several lines.
  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text) { Text(title) }
  }
  /// Creates a field of a text of several lines.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, axis: Axis) {
    self.init(text: text) { Text(title) }
  }
  /// Creates a field of a text of several lines.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text) { Text(title) }
  }
  /// Creates a field of a text of several lines.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text?, axis: Axis
  ) { self.init(text: text) { Text(title) } }
  /// Creates a field of a text with actions that are never called.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) { self.init(text: text) { Text(title) } }
  /// Creates a field of a text with actions that are never called.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) { self.init(text: text) { Text(title) } }
  /// Creates a field of a text with an action that is never called.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(text: text) { Text(title) } }
  /// Creates a field of a text with an action that is never called.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(text: text) { Text(title) } }
  /// Creates a field of a text with an action that is never called.
  public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(title) }
  }
  /// Creates a field of a text with an action that is never called.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(text: text) { Text(title) } }
  /// Creates a field of a value in a format.
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format) { Text(title) } }
  /// Creates a field of a value in a format.
  @_disfavoredOverload
  public init<Title: StringProtocol, F: ParseableFormatStyle>(
    _ title: Title, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format) { Text(title) } }
  /// Creates a field of a value that may be missing in a format.
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format) { Text(title) } }
  /// Creates a field of a value that may be missing in a format.
  @_disfavoredOverload
  public init<Title: StringProtocol, F: ParseableFormatStyle>(
    _ title: Title, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format) { Text(title) } }
  /// Creates a field of a value as a formatter writes it.
  public init<V>(
    _ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) { self.init(value: value, formatter: formatter) { Text(title) } }
  /// Creates a field of a value as a formatter writes it.
  @_disfavoredOverload
  public init<Title: StringProtocol, V>(
    _ title: Title, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) { self.init(value: value, formatter: formatter) { Text(title) } }
  /// Creates a field of a value as a formatter writes it.
  public init<V>(
    _ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) { self.init(value: value, formatter: formatter) { Text(title) } }
  /// Creates a field of a value as a formatter writes it.
  @_disfavoredOverload
  public init<Title: StringProtocol, V>(
    _ title: Title, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) { self.init(value: value, formatter: formatter) { Text(title) } }
}
