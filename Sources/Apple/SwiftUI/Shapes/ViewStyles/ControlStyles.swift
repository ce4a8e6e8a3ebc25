/// How switches look; its view is never asked for here.
///
/// Source: Apple, swiftui/togglestyle.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The view that it makes.
  associatedtype Body: View
  /// What it is for.
  typealias Configuration = ToggleStyleConfiguration
  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What the style is for.
///
/// Source: Apple, swiftui/togglestyleconfiguration.
public struct ToggleStyleConfiguration {
  /// The view on the switch.
  ///
  /// Source: Apple, swiftui/togglestyleconfiguration/label.
  public struct Label: DrawnView {}
  /// The view on the switch.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether some are on and others are not.
  public var isMixed = false
}

/// The usual style.
///
/// Source: Apple, swiftui/defaulttogglestyle.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual style.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch.
///
/// Source: Apple, swiftui/switchtogglestyle.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Creates the style.
  public nonisolated init(tint: Color) {}
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View { configuration.label }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A button.
///
/// Source: Apple, swiftui/buttontogglestyle.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View { configuration.label }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// How labels look; its view is never asked for here.
///
/// Source: Apple, swiftui/labelstyle.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The view that it makes.
  associatedtype Body: View
  /// What it is for.
  typealias Configuration = LabelStyleConfiguration
  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What the style is for.
///
/// Source: Apple, swiftui/labelstyleconfiguration.
public struct LabelStyleConfiguration {
  /// The text.
  ///
  /// Source: Apple, swiftui/labelstyleconfiguration/title.
  public struct Title: DrawnView {}
  /// The text.
  public let title: Title
  /// The image.
  ///
  /// Source: Apple, swiftui/labelstyleconfiguration/icon.
  public struct Icon: DrawnView {}
  /// The image.
  public let icon: Icon
}

/// The usual style.
///
/// Source: Apple, swiftui/defaultlabelstyle.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual style.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The image.
///
/// Source: Apple, swiftui/icononlylabelstyle.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The image.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The text.
///
/// Source: Apple, swiftui/titleonlylabelstyle.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The text.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// Both.
///
/// Source: Apple, swiftui/titleandiconlabelstyle.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Both.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// How progress looks; its view is never asked for here.
///
/// Source: Apple, swiftui/progressviewstyle.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The view that it makes.
  associatedtype Body: View
  /// What it is for.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What the style is for.
///
/// Source: Apple, swiftui/progressviewstyleconfiguration.
public struct ProgressViewStyleConfiguration {
  /// The view.
  ///
  /// Source: Apple, swiftui/progressviewstyleconfiguration/label.
  public struct Label: DrawnView {}
  /// The view.
  public let label: Label
  /// The value.
  ///
  /// Source: Apple, swiftui/progressviewstyleconfiguration/currentvaluelabel.
  public struct CurrentValueLabel: DrawnView {}
  /// The value.
  public let currentValueLabel: CurrentValueLabel?
  /// How far it is.
  public let fractionCompleted: Double?
}

/// The usual style.
///
/// Source: Apple, swiftui/defaultprogressviewstyle.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A circle.
///
/// Source: Apple, swiftui/circularprogressviewstyle.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Creates the style.
  public nonisolated init(tint: Color) {}
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A line.
///
/// Source: Apple, swiftui/linearprogressviewstyle.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Creates the style.
  public nonisolated init(tint: Color) {}
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A line.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
