/// How buttons look; its view is never asked for here.
///
/// Source: Apple, swiftui/buttonstyle.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The view that it makes.
  associatedtype Body: View
  /// What it is for.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What the style is for.
///
/// Source: Apple, swiftui/buttonstyleconfiguration.
public struct ButtonStyleConfiguration {
  /// The view on the button.
  ///
  /// Source: Apple, swiftui/buttonstyleconfiguration/label.
  public struct Label: DrawnView {}
  /// The view on the button.
  public let label: Label
  /// What the button is for.
  public let role: ButtonRole?
  /// Whether a finger is on it.
  public let isPressed: Bool
}

/// How buttons look and when they act; its view is never asked for here.
///
/// Source: Apple, swiftui/primitivebuttonstyle.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The view that it makes.
  associatedtype Body: View
  /// What it is for.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What the style is for.
///
/// Source: Apple, swiftui/primitivebuttonstyleconfiguration.
public struct PrimitiveButtonStyleConfiguration {
  /// The view on the button.
  ///
  /// Source: Apple, swiftui/primitivebuttonstyleconfiguration/label.
  public struct Label: DrawnView {}
  /// The view on the button.
  public let label: Label
  /// What the button is for.
  public let role: ButtonRole?
  let action: @MainActor () -> Void
  /// Calls the button's action.
  @MainActor public func trigger() { action() }
}

/// The usual style.
///
/// Source: Apple, swiftui/defaultbuttonstyle.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual style.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// Without a frame.
///
/// Source: Apple, swiftui/borderlessbuttonstyle.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Without a frame.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// As it is.
///
/// Source: Apple, swiftui/plainbuttonstyle.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// As it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// With a frame.
///
/// Source: Apple, swiftui/borderedbuttonstyle.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// With a frame.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// With a strong frame.
///
/// Source: Apple, swiftui/borderedprominentbuttonstyle.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// With a strong frame.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// As glass.
///
/// Source: Apple, swiftui/glassbuttonstyle.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Creates the style.
  public nonisolated init(_ glass: Glass) {}
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// As glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// As glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { .init() }
}

/// As strong glass.
///
/// Source: Apple, swiftui/glassprominentbuttonstyle.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// As strong glass.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
