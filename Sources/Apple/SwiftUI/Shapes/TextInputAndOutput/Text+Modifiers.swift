public import Foundation

// How a text looks: the text stays as it is, and stays a text.
extension Text {
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { self }
  public func bold() -> Text { self }
  public func bold(_ isActive: Bool) -> Text { self }
  public func italic() -> Text { self }
  public func italic(_ isActive: Bool) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// How large a text is among others.
  ///
  /// Source: Apple, swiftui/text/scale.
  public struct Scale: Hashable, Sendable {
    let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }

  /// Which letters are upper case.
  ///
  /// Source: Apple, swiftui/text/case.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// Which part of a long text is dropped.
  ///
  /// Source: Apple, swiftui/text/truncationmode.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// A line below or through a text.
  ///
  /// Source: Apple, swiftui/text/linestyle.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line.
    ///
    /// Source: Apple, swiftui/text/linestyle/pattern.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    public static let single = LineStyle()
  }
}

/// How the lines of a text are aligned.
///
/// Source: Apple, swiftui/textalignment.
public enum TextAlignment: Hashable, Sendable, CaseIterable { case leading, center, trailing }
