/// A part of tabs, with the type of the selection.
///
/// Source: Apple, swiftui/tabcontent.
public protocol TabContent<TabValue>: View {
  /// The type of the values that a selection has.
  associatedtype TabValue: Hashable
}

extension TabContent {
  /// Returns the tab as it is.
  public func badge(_ count: Int) -> Self { self }
  /// Returns the tab as it is.
  public func customizationID(_ id: String) -> Self { self }
}

/// Puts the tabs of a closure together; the selection says of which type their values are.
///
/// Source: Apple, swiftui/tabcontentbuilder.
@resultBuilder
@MainActor @preconcurrency
public enum TabContentBuilder<TabValue: Hashable> {
  /// A tab as it is.
  public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }
  /// One tab.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several tabs.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { ViewBuilder.buildBlock(repeat each content) }
  /// A tab that may be missing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first of two branches.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { ViewBuilder.buildEither(first: first) }
  /// The second of two branches.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { ViewBuilder.buildEither(second: second) }
  /// A tab that only newer systems have.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the value by which the selection names each tab.
  public typealias TabValue = Content.TabValue
}

/// One of several tabs.
///
/// Source: Apple, swiftui/tab.
public struct Tab<Value: Hashable, Content: View, Label: View>: View, TabContent {
  /// The type of the value by which the selection names the tab.
  public typealias TabValue = Value

  private let title: String?
  private let value: Value?
  private let content: Content
  private let label: Label

  init(_ title: String?, _ value: Value?, _ content: Content, _ label: Label) {
    (self.title, self.value, self.content, self.label) = (title, value, content, label)
  }

  /// Its view.
  public var body: some View {
    content.played(TabLabelModifier(label: label, title: title))
      .played(OptionalTagModifier(tag: value.map { AnyHashable($0) }))
  }
}

/// Gives a view a tag where there is one.
private struct OptionalTagModifier: NodeModifier {
  let tag: AnyHashable?

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    node.role = tag.map { TagRole($0) }
    node.updateChild(0, content)
  }
}
