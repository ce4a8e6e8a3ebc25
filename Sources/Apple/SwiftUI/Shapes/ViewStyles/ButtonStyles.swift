/// How buttons look; its view is never asked for here.
///
/// Source: Apple, swiftui/buttonstyle.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that the style arranges.
///
/// Source: Apple, swiftui/buttonstyleconfiguration.
public struct ButtonStyleConfiguration {
  /// The view on the button.
  ///
  /// Source: Apple, swiftui/buttonstyleconfiguration/label.
  public struct Label: DrawnView {}
  public let label: Label
  public let role: ButtonRole?
  public let isPressed: Bool
}

/// How buttons look and when they act; its view is never asked for here.
///
/// Source: Apple, swiftui/primitivebuttonstyle.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that the style arranges, with its action.
///
/// Source: Apple, swiftui/primitivebuttonstyleconfiguration.
public struct PrimitiveButtonStyleConfiguration {
  /// The view on the button.
  ///
  /// Source: Apple, swiftui/primitivebuttonstyleconfiguration/label.
  public struct Label: DrawnView {}
  public let label: Label
  public let role: ButtonRole?
  let action: @MainActor () -> Void
  @MainActor public func trigger() { action() }
}

/// The usual style.
///
/// Source: Apple, swiftui/defaultbuttonstyle.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// Without a frame.
///
/// Source: Apple, swiftui/borderlessbuttonstyle.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// As it is.
///
/// Source: Apple, swiftui/plainbuttonstyle.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// With a frame.
///
/// Source: Apple, swiftui/borderedbuttonstyle.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// With a strong frame.
///
/// Source: Apple, swiftui/borderedprominentbuttonstyle.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// As glass.
///
/// Source: Apple, swiftui/glassbuttonstyle.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public nonisolated init(_ glass: Glass) {}
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { .init() }
}

/// As strong glass.
///
/// Source: Apple, swiftui/glassprominentbuttonstyle.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
