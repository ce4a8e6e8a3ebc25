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
public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch.
///
/// Source: Apple, swiftui/switchtogglestyle.
public struct SwitchToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View { configuration.label }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A button.
///
/// Source: Apple, swiftui/buttontogglestyle.
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View { configuration.label }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
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
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The image.
///
/// Source: Apple, swiftui/icononlylabelstyle.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The text.
///
/// Source: Apple, swiftui/titleonlylabelstyle.
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// Both.
///
/// Source: Apple, swiftui/titleandiconlabelstyle.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
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
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A circle.
///
/// Source: Apple, swiftui/circularprogressviewstyle.
public struct CircularProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A line.
///
/// Source: Apple, swiftui/linearprogressviewstyle.
public struct LinearProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
