public import SwiftUI

// A widget is a target of its own, which is not played: what it declares compiles.

/// A widget; its body is never read.
///
/// Source: Apple, swiftui/widget.
@MainActor @preconcurrency
public protocol Widget {
  /// What it consists of.
  associatedtype Body: WidgetConfiguration
  /// What it consists of.
  var body: Body { get }
  /// Creates the widget.
  init()
}

extension Widget {
  /// Where a target of one widget begins; here it returns at once.
  public static func main() {}
}

/// Several widgets; its body is never read.
///
/// Source: Apple, swiftui/widgetbundle.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The widgets.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
  /// Creates the bundle.
  init()
}

extension WidgetBundle {
  /// Where a target of several widgets begins; here it returns at once.
  public static func main() {}
}

/// What a widget consists of.
///
/// Source: Apple, swiftui/widgetconfiguration.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// What it consists of.
  associatedtype Body: WidgetConfiguration
  /// What it consists of.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// What a widget without settings consists of; its closure is never called.
///
/// Source: Apple, widgetkit/staticconfiguration.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// Creates one of a provider and a closure.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {}

  /// Never read.
  public var body: Never { preconditionFailure("a widget is never shown") }
}

/// A widget that consists of others.
struct WidgetsInOrder: Widget {
  var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A widget that shows nothing.
///
/// Source: Apple, swiftui/emptywidgetconfiguration.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Creates one.
  public init() {}
  /// Never read.
  public var body: Never { preconditionFailure("a widget is never shown") }
}

/// Puts the widgets of a bundle together.
///
/// Source: Apple, swiftui/widgetbundlebuilder.
@resultBuilder
@MainActor @preconcurrency
public enum WidgetBundleBuilder {
  /// A widget as it is.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  /// No widget.
  public static func buildBlock() -> some Widget { WidgetsInOrder() }
  /// One widget.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  /// Several widgets.
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget { WidgetsInOrder() }
  /// Widgets that may be missing.
  public static func buildOptional(_ content: (some Widget)?) -> some Widget { WidgetsInOrder() }
  /// Widgets that only newer systems have.
  public static func buildLimitedAvailability(_ content: some Widget) -> some Widget {
    WidgetsInOrder()
  }
}
