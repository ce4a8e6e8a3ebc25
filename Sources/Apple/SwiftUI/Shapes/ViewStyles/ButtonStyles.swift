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
public struct DefaultButtonStyle: PrimitiveButtonStyle, DrawnStyle { public nonisolated init() {} }
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: Self { Self() }
}

/// Without a frame.
///
/// Source: Apple, swiftui/borderlessbuttonstyle.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, DrawnStyle {
  public nonisolated init() {}
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: Self { Self() }
}

/// As it is.
///
/// Source: Apple, swiftui/plainbuttonstyle.
public struct PlainButtonStyle: PrimitiveButtonStyle, DrawnStyle { public nonisolated init() {} }
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: Self { Self() }
}

/// With a frame.
///
/// Source: Apple, swiftui/borderedbuttonstyle.
public struct BorderedButtonStyle: PrimitiveButtonStyle, DrawnStyle { public nonisolated init() {} }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: Self { Self() }
}

/// With a strong frame.
///
/// Source: Apple, swiftui/borderedprominentbuttonstyle.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, DrawnStyle {
  public nonisolated init() {}
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { Self() }
}

/// As glass.
///
/// Source: Apple, swiftui/glassbuttonstyle.
public struct GlassButtonStyle: PrimitiveButtonStyle, DrawnStyle {
  public nonisolated init() {}
  public nonisolated init(_ glass: Glass) {}
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: Self { Self() }
  public static func glass(_ glass: Glass) -> Self { Self() }
}

/// As strong glass.
///
/// Source: Apple, swiftui/glassprominentbuttonstyle.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, DrawnStyle {
  public nonisolated init() {}
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: Self { Self() }
}
