/// The purpose of a tab.
///
/// Source: Apple, swiftui/tabrole.
public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
}

/// The label of a tab that has a text and an image.
///
/// Source: Apple, swiftui/defaulttablabel.
public struct DefaultTabLabel: View {
  public var body: some View { EmptyView() }
}

extension Tab {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(nil, value, content(), label()) }
}

extension Tab where Value == Never {
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(nil, nil, content(), label()) }
}

extension Tab where Label == DefaultTabLabel {
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(nil, value, content(), DefaultTabLabel())
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey.text, value, content(), DefaultTabLabel()) }
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey.text, value, content(), DefaultTabLabel()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(String(title), value, content(), DefaultTabLabel()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(String(title), value, content(), DefaultTabLabel()) }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(nil, nil, content(), DefaultTabLabel())
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey.text, nil, content(), DefaultTabLabel()) }
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey.text, nil, content(), DefaultTabLabel()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(String(title), nil, content(), DefaultTabLabel()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(String(title), nil, content(), DefaultTabLabel()) }
}
