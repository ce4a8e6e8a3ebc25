/// How switches look; its view is never asked for here.
///
/// Source: Apple, swiftui/togglestyle.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle that the style arranges.
///
/// Source: Apple, swiftui/togglestyleconfiguration.
public struct ToggleStyleConfiguration {
  /// The view on the switch.
  ///
  /// Source: Apple, swiftui/togglestyleconfiguration/label.
  public struct Label: DrawnView {}
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed = false
}

/// The usual style.
///
/// Source: Apple, swiftui/defaulttogglestyle.
public struct DefaultToggleStyle: ToggleStyle, DrawnStyle { public nonisolated init() {} }
extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: Self { Self() }
}

/// A switch.
///
/// Source: Apple, swiftui/switchtogglestyle.
public struct SwitchToggleStyle: ToggleStyle, DrawnStyle {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: Self { Self() }
}

/// A button.
///
/// Source: Apple, swiftui/buttontogglestyle.
public struct ButtonToggleStyle: ToggleStyle, DrawnStyle { public nonisolated init() {} }
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: Self { Self() }
}

/// How labels look; its view is never asked for here.
///
/// Source: Apple, swiftui/labelstyle.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label that the style arranges.
///
/// Source: Apple, swiftui/labelstyleconfiguration.
public struct LabelStyleConfiguration {
  /// The text.
  ///
  /// Source: Apple, swiftui/labelstyleconfiguration/title.
  public struct Title: DrawnView {}
  public let title: Title
  /// The image.
  ///
  /// Source: Apple, swiftui/labelstyleconfiguration/icon.
  public struct Icon: DrawnView {}
  public let icon: Icon
}

/// The usual style.
///
/// Source: Apple, swiftui/defaultlabelstyle.
public struct DefaultLabelStyle: LabelStyle, DrawnStyle { public nonisolated init() {} }
extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: Self { Self() }
}

/// The image.
///
/// Source: Apple, swiftui/icononlylabelstyle.
public struct IconOnlyLabelStyle: LabelStyle, DrawnStyle { public nonisolated init() {} }
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: Self { Self() }
}

/// The text.
///
/// Source: Apple, swiftui/titleonlylabelstyle.
public struct TitleOnlyLabelStyle: LabelStyle, DrawnStyle { public nonisolated init() {} }
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: Self { Self() }
}

/// Both.
///
/// Source: Apple, swiftui/titleandiconlabelstyle.
public struct TitleAndIconLabelStyle: LabelStyle, DrawnStyle { public nonisolated init() {} }
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: Self { Self() }
}

/// How progress looks; its view is never asked for here.
///
/// Source: Apple, swiftui/progressviewstyle.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view that the style arranges.
///
/// Source: Apple, swiftui/progressviewstyleconfiguration.
public struct ProgressViewStyleConfiguration {
  /// The view.
  ///
  /// Source: Apple, swiftui/progressviewstyleconfiguration/label.
  public struct Label: DrawnView {}
  public let label: Label
  /// The value.
  ///
  /// Source: Apple, swiftui/progressviewstyleconfiguration/currentvaluelabel.
  public struct CurrentValueLabel: DrawnView {}
  public let currentValueLabel: CurrentValueLabel?
  public let fractionCompleted: Double?
}

/// The usual style.
///
/// Source: Apple, swiftui/defaultprogressviewstyle.
public struct DefaultProgressViewStyle: ProgressViewStyle, DrawnStyle {
  public nonisolated init() {}
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: Self { Self() }
}

/// A circle.
///
/// Source: Apple, swiftui/circularprogressviewstyle.
public struct CircularProgressViewStyle: ProgressViewStyle, DrawnStyle {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: Self { Self() }
}

/// A line.
///
/// Source: Apple, swiftui/linearprogressviewstyle.
public struct LinearProgressViewStyle: ProgressViewStyle, DrawnStyle {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: Self { Self() }
}
