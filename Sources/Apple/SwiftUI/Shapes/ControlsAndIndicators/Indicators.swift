public import Foundation

/// How far something is.
///
/// Source: Apple, swiftui/progressview.
public struct ProgressView<Label: View, CurrentValueLabel: View>: DrawnView {
  private let label: Label?
  private let current: CurrentValueLabel?

  public func _update(_ node: ViewNode) {
    node.updateChild(0, label)
    node.updateChild(1, current)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { (label, current) = (nil, nil) }
  public init(@ViewBuilder label: () -> Label) { (self.label, current) = (label(), nil) }
  public init(_ title: LocalizedStringKey) where Label == Text { self.init { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) where Label == Text {
    self.init { Text(title) }
  }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    (label, current) = (nil, nil)
  }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    (self.label, current) = (label(), nil)
  }
  public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text { self.init { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol, V: BinaryFloatingPoint>(
    _ title: Title, value: V?, total: V = 1.0
  ) where Label == Text { self.init { Text(title) } }
  public init(_ progress: Progress) where Label == EmptyView { (label, current) = (nil, nil) }
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    (label, current) = (nil, nil)
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { (self.label, current) = (label(), currentValueLabel()) }
  public init(_ configuration: ProgressViewStyleConfiguration)
  where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == EmptyView {
    (label, current) = (configuration.label, nil)
  }
}

/// A value between two limits.
///
/// Source: Apple, swiftui/gauge.
public struct Gauge<Label: View, Current: View, Bounds: View, Marks: View>: DrawnView {
  private let label: Label
  private let current: Current?
  private let minimum: Bounds?
  private let maximum: Bounds?

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> Bounds,
    @ViewBuilder maximumValueLabel: () -> Bounds
  ) where Marks == EmptyView {
    (self.label, current) = (label(), currentValueLabel())
    (minimum, maximum) = (minimumValueLabel(), maximumValueLabel())
  }
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current
  ) where Bounds == EmptyView, Marks == EmptyView {
    (self.label, current, minimum, maximum) = (label(), currentValueLabel(), nil, nil)
  }
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where Current == EmptyView, Bounds == EmptyView, Marks == EmptyView {
    (self.label, current, minimum, maximum) = (label(), nil, nil, nil)
  }

  public func _update(_ node: ViewNode) {
    node.updateChild(0, label)
    node.updateChild(1, current)
    node.updateChild(2, minimum)
    node.updateChild(3, maximum)
  }
}

/// A view in the place of content that is not there.
///
/// Source: Apple, swiftui/contentunavailableview.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: DrawnView {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }

  public func _update(_ node: ViewNode) {
    node.updateChild(0, label)
    node.updateChild(1, description)
    node.updateChild(2, actions)
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  public static var search: Self { .search(text: "") }
  public static func search(text: String) -> Self {
    Self {
      SearchUnavailableContent.Label()
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// The texts for a search that finds nothing.
///
/// Source: Apple, swiftui/searchunavailablecontent.
public struct SearchUnavailableContent: Sendable {
  /// The text.
  public struct Label: View {
    public var body: some View { Text(verbatim: "No Results") }
  }
  /// The advice.
  public struct Description: View {
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }
  /// Nothing to do.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}
