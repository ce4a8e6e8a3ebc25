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
  /// Creates a view of something that takes its time.
  public init() where Label == EmptyView { (label, current) = (nil, nil) }
  /// Creates a view of something that takes its time, with a view on it.
  public init(@ViewBuilder label: () -> Label) { (self.label, current) = (label(), nil) }
  /// Creates a view of something that takes its time, with a text.
  public init(_ title: LocalizedStringKey) where Label == Text { self.init { Text(title) } }
  /// Creates a view of something that takes its time, with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) where Label == Text {
    self.init { Text(title) }
  }
  /// Creates a view of a value.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    (label, current) = (nil, nil)
  }
  /// Creates a view of a value, with a view on it.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    (self.label, current) = (label(), nil)
  }
  /// Creates a view of a value, with a text.
  public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text { self.init { Text(title) } }
  /// Creates a view of a value, with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol, V: BinaryFloatingPoint>(
    _ title: Title, value: V?, total: V = 1.0
  ) where Label == Text { self.init { Text(title) } }
  /// Creates a view of work under way.
  public init(_ progress: Progress) where Label == EmptyView { (label, current) = (nil, nil) }
  /// Creates a view of time.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    (label, current) = (nil, nil)
  }
}

extension ProgressView {
  /// Creates a view of a value, with two views on it.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { (self.label, current) = (label(), currentValueLabel()) }
  /// Creates the view that a style is for.
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

  /// Creates a view of a value with all views on it.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> Bounds,
    @ViewBuilder maximumValueLabel: () -> Bounds
  ) where Marks == EmptyView {
    (self.label, current) = (label(), currentValueLabel())
    (minimum, maximum) = (minimumValueLabel(), maximumValueLabel())
  }
  /// Creates a view of a value with two views on it.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current
  ) where Bounds == EmptyView, Marks == EmptyView {
    (self.label, current, minimum, maximum) = (label(), currentValueLabel(), nil, nil)
  }
  /// Creates a view of a value with a view on it.
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

/// What stands where there is nothing to show.
///
/// Source: Apple, swiftui/contentunavailableview.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: DrawnView {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view by closures.
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
  /// Creates a view with a text and a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }
  /// Creates a view with a text and a symbol.
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
  /// Creates a view with a text and an image.
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
  /// A search that finds nothing.
  public static var search: Self { .search(text: "") }
  /// A search that finds nothing.
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

/// What stands where a search finds nothing.
///
/// Source: Apple, swiftui/searchunavailablecontent.
public struct SearchUnavailableContent: Sendable {
  /// The text.
  public struct Label: View {
    /// What it says.
    public var body: some View { Text(verbatim: "No Results") }
  }
  /// The advice.
  public struct Description: View {
    /// What it says.
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }
  /// Nothing to do.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}
