extension NavigationLink where Label == Text {
  /// Creates a link with a text that shows a view.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination) {
    self.init(title.text, destination: destination())
  }
  /// Creates a link with a text that shows a view.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(title.text, destination: destination)
  }
  /// Creates a link with a text that shows a view while a value is true, as before iOS 16.
  public init(
    _ title: String, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(destination: destination(), isActive: isActive) { Text(title) } }
  /// Creates a link with a text that shows a view while a value has a tag, as before iOS 16.
  public init<Value: Hashable>(
    _ title: String, destination: @autoclosure @escaping () -> Destination, tag: Value,
    selection: Binding<Value?>
  ) { self.init(destination: destination(), tag: tag, selection: selection) { Text(title) } }
}

extension NavigationLink {
  /// Creates a link that shows a view while a value is true, as before iOS 16.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination(), isActive: isActive, label: label) }
  /// Creates a link that shows a view while a value has a tag, as before iOS 16.
  public init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination(), tag: tag, selection: selection, label: label) }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Creates a link with a text that shows a value.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}
