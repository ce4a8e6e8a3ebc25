/// How gauges look; its view is never asked for here.
///
/// Source: Apple, swiftui/gaugestyle.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge that the style arranges.
///
/// Source: Apple, swiftui/gaugestyleconfiguration.
public struct GaugeStyleConfiguration {
  /// The view.
  ///
  /// Source: Apple, swiftui/gaugestyleconfiguration/label.
  public struct Label: DrawnView {}
  public let label: Label
  /// The value.
  ///
  /// Source: Apple, swiftui/gaugestyleconfiguration/currentvaluelabel.
  public struct CurrentValueLabel: DrawnView {}
  public let currentValueLabel: CurrentValueLabel
  public var value: Double { 0 }
}

/// The usual style.
///
/// Source: Apple, swiftui/defaultgaugestyle.
public struct DefaultGaugeStyle: GaugeStyle, DrawnStyle { public nonisolated init() {} }
extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: Self { Self() }
}

/// An open circle.
///
/// Source: Apple, swiftui/accessorycirculargaugestyle.
public struct AccessoryCircularGaugeStyle: GaugeStyle, DrawnStyle { public nonisolated init() {} }
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: Self { Self() }
}

/// A circle.
///
/// Source: Apple, swiftui/accessorycircularcapacitygaugestyle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, DrawnStyle {
  public nonisolated init() {}
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: Self { Self() }
}

/// A line with a point.
///
/// Source: Apple, swiftui/accessorylineargaugestyle.
public struct AccessoryLinearGaugeStyle: GaugeStyle, DrawnStyle { public nonisolated init() {} }
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: Self { Self() }
}

/// A line.
///
/// Source: Apple, swiftui/accessorylinearcapacitygaugestyle.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, DrawnStyle {
  public nonisolated init() {}
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: Self { Self() }
}

/// A line below.
///
/// Source: Apple, swiftui/linearcapacitygaugestyle.
public struct LinearCapacityGaugeStyle: GaugeStyle, DrawnStyle { public nonisolated init() {} }
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: Self { Self() }
}

/// How boxes look; its view is never asked for here.
///
/// Source: Apple, swiftui/groupboxstyle.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a box that the style arranges.
///
/// Source: Apple, swiftui/groupboxstyleconfiguration.
public struct GroupBoxStyleConfiguration {
  /// The view on the box.
  ///
  /// Source: Apple, swiftui/groupboxstyleconfiguration/label.
  public struct Label: DrawnView {}
  public let label: Label
  /// The views in the box.
  ///
  /// Source: Apple, swiftui/groupboxstyleconfiguration/content.
  public struct Content: DrawnView {}
  public let content: Content
}

/// The usual style.
///
/// Source: Apple, swiftui/defaultgroupboxstyle.
public struct DefaultGroupBoxStyle: GroupBoxStyle, DrawnStyle { public nonisolated init() {} }
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: Self { Self() }
}

/// How groups look that can be closed; its view is never asked for here.
///
/// Source: Apple, swiftui/disclosuregroupstyle.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group that the style arranges.
///
/// Source: Apple, swiftui/disclosuregroupstyleconfiguration.
public struct DisclosureGroupStyleConfiguration {
  /// The view on the group.
  ///
  /// Source: Apple, swiftui/disclosuregroupstyleconfiguration/label.
  public struct Label: DrawnView {}
  public let label: Label
  /// The views in the group.
  ///
  /// Source: Apple, swiftui/disclosuregroupstyleconfiguration/content.
  public struct Content: DrawnView {}
  public let content: Content
  @Binding public var isExpanded: Bool
}

/// The usual style.
///
/// Source: Apple, swiftui/automaticdisclosuregroupstyle.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, DrawnStyle {
  public nonisolated init() {}
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: Self { Self() }
}

/// How values with texts look; its view is never asked for here.
///
/// Source: Apple, swiftui/labeledcontentstyle.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a labeled content that the style arranges.
///
/// Source: Apple, swiftui/labeledcontentstyleconfiguration.
public struct LabeledContentStyleConfiguration {
  /// The text.
  ///
  /// Source: Apple, swiftui/labeledcontentstyleconfiguration/label.
  public struct Label: DrawnView {}
  public let label: Label
  /// The value.
  ///
  /// Source: Apple, swiftui/labeledcontentstyleconfiguration/content.
  public struct Content: DrawnView {}
  public let content: Content
}

/// The usual style.
///
/// Source: Apple, swiftui/automaticlabeledcontentstyle.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, DrawnStyle {
  public nonisolated init() {}
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: Self { Self() }
}
