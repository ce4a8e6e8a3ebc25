public import SwiftUI

// A widget is a target of its own, which is not played: what it declares compiles.

/// A widget; its body is never read.
///
/// Source: Apple, swiftui/widget.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}

extension Widget {
  public static func main() {}
}

/// Several widgets; its body is never read.
///
/// Source: Apple, swiftui/widgetbundle.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}

extension WidgetBundle {
  public static func main() {}
}

/// The description of a widget: its kind and its content.
///
/// Source: Apple, swiftui/widgetconfiguration.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// The description of a widget without settings; its closure is never called.
///
/// Source: Apple, widgetkit/staticconfiguration.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {}

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
  public init() {}
  public var body: Never { preconditionFailure("a widget is never shown") }
}

/// Puts the widgets of a bundle together.
///
/// Source: Apple, swiftui/widgetbundlebuilder.
@resultBuilder
@MainActor @preconcurrency
public enum WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildBlock() -> some Widget { WidgetsInOrder() }
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget { WidgetsInOrder() }
  public static func buildOptional(_ content: (some Widget)?) -> some Widget { WidgetsInOrder() }
  public static func buildLimitedAvailability(_ content: some Widget) -> some Widget {
    WidgetsInOrder()
  }
}
