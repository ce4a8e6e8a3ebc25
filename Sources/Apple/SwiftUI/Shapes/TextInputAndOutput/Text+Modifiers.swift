public import Foundation

// How a text looks: the text stays as it is, and stays a text.
extension Text {
  /// Sets the font.
  public func font(_ font: Font?) -> Text { self }
  /// Sets the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// Sets the width of the letters.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// Sets the design.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// Sets the colour.
  public func foregroundColor(_ color: Color?) -> Text { self }
  /// Sets what it is drawn in.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { self }
  /// Makes it bold.
  public func bold() -> Text { self }
  /// Makes it bold, or not.
  public func bold(_ isActive: Bool) -> Text { self }
  /// Makes it italic.
  public func italic() -> Text { self }
  /// Makes it italic, or not.
  public func italic(_ isActive: Bool) -> Text { self }
  /// Gives all letters one width.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// Gives all digits one width.
  public func monospacedDigit() -> Text { self }
  /// Strikes it through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// Strikes it through with a pattern.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { self }
  /// Underlines it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// Underlines it with a pattern.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { self }
  /// Sets the room between letters.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// Sets the room between letters.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// Moves it up or down.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  /// Sets how large it is among others.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// How large a text is among others.
  ///
  /// Source: Apple, swiftui/text/scale.
  public struct Scale: Hashable, Sendable {
    let name: String
    /// As the others.
    public static let `default` = Scale(name: "default")
    /// Smaller.
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
    /// What the line consists of.
    ///
    /// Source: Apple, swiftui/text/linestyle/pattern.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    /// Creates a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    /// One line.
    public static let single = LineStyle()
  }
}

/// How the lines of a text are aligned.
///
/// Source: Apple, swiftui/textalignment.
public enum TextAlignment: Hashable, Sendable, CaseIterable { case leading, center, trailing }
