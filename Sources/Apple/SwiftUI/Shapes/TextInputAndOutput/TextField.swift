public import Foundation

/// A field into which the user types: each time another letter.
///
/// Source: Apple, swiftui/textfield.
public struct TextField<Label: View>: DrawnView {
  private let label: Label
  private let type: @MainActor () -> Void

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    type = { text.wrappedValue += "a" }
  }
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.label = label()
    type = {
      let text = format.format(value.wrappedValue) + "1"
      (try? format.parseStrategy.parse(text)).map { value.wrappedValue = $0 }
    }
  }
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
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) { self.init(text: text) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) { self.init(text: text) { Text(title) } }
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(text: text) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(text: text) { Text(title) } }
  public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(title) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(text: text) { Text(title) } }
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol, F: ParseableFormatStyle>(
    _ title: Title, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format) { Text(title) } }
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol, F: ParseableFormatStyle>(
    _ title: Title, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format) { Text(title) } }
  public init<V>(
    _ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) { self.init(value: value, formatter: formatter) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol, V>(
    _ title: Title, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) { self.init(value: value, formatter: formatter) { Text(title) } }
  public init<V>(
    _ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) { self.init(value: value, formatter: formatter) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol, V>(
    _ title: Title, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) { self.init(value: value, formatter: formatter) { Text(title) } }
}
