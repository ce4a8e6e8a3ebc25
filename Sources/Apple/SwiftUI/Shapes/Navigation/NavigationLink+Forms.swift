extension NavigationLink where Label == Text {
  /// Creates a link with a text that shows a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination()) { Text(titleKey) }
  }
  /// Creates a link with a text that shows a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination()) { Text(title) }
  }
  /// Creates a link with a text that shows a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Creates a link with a text that shows a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
  /// Creates a link with a text that shows a view while a value is true, as before iOS 16.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination(), isActive: isActive) { Text(titleKey) } }
  /// Creates a link with a text that shows a view while a value is true, as before iOS 16.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination(), isActive: isActive) { Text(title) } }
  /// Creates a link with a text that shows a view while a value is true, as before iOS 16.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }
  /// Creates a link with a text that shows a view while a value is true, as before iOS 16.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
  /// Creates a link with a text that shows a view while a value has a tag, as before iOS 16.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination(), tag: tag, selection: selection) { Text(titleKey) } }
  /// Creates a link with a text that shows a view while a value has a tag, as before iOS 16.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination(), tag: tag, selection: selection) { Text(title) } }
  /// Creates a link with a text that shows a view while a value has a tag, as before iOS 16.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) } }
  /// Creates a link with a text that shows a view while a value has a tag, as before iOS 16.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(title) } }
}

extension NavigationLink {
  /// Creates a link that shows a view while a value is true, as before iOS 16.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination(), isActive: isActive, label: label) }
  /// Creates a link that shows a view while a value has a tag, as before iOS 16.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination(), tag: tag, selection: selection, label: label) }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Creates a link with a text that shows a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }
  /// Creates a link with a text that shows a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
