/// What a tab is for.
///
/// Source: Apple, swiftui/tabrole.
public struct TabRole: Hashable, Sendable {
  /// Searches.
  public static let search = TabRole()
}

/// What is on a tab that has a text and an image.
///
/// Source: Apple, swiftui/defaulttablabel.
public struct DefaultTabLabel: View {
  /// Nothing: the text is the tab's name.
  public var body: some View { EmptyView() }
}

extension Tab {
  /// Creates a tab with views on it.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(nil, value, content(), label()) }
}

extension Tab where Value == Never {
  /// Creates a tab with views on it, which no selection names.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(nil, nil, content(), label()) }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab without a text.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(nil, value, content(), DefaultTabLabel())
  }
  /// Creates a tab with a text and an image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey.text, value, content(), DefaultTabLabel()) }
  /// Creates a tab with a text and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey.text, value, content(), DefaultTabLabel()) }
  /// Creates a tab with a text and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(String(title), value, content(), DefaultTabLabel()) }
  /// Creates a tab with a text and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(String(title), value, content(), DefaultTabLabel()) }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab without a text, which no selection names.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(nil, nil, content(), DefaultTabLabel())
  }
  /// Creates a tab with a text and an image, which no selection names.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey.text, nil, content(), DefaultTabLabel()) }
  /// Creates a tab with a text and an image, which no selection names.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey.text, nil, content(), DefaultTabLabel()) }
  /// Creates a tab with a text and an image, which no selection names.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(String(title), nil, content(), DefaultTabLabel()) }
  /// Creates a tab with a text and an image, which no selection names.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(String(title), nil, content(), DefaultTabLabel()) }
}
