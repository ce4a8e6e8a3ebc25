public import Foundation

// How texts look: nothing is drawn here.
extension View {
  /// Sets the font.
  public func font(_ font: Font?) -> some View { self }
  /// Sets the weight.
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  /// Sets the width of the letters.
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Sets the design.
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  /// Makes texts bold.
  public func bold(_ isActive: Bool = true) -> some View { self }
  /// Makes texts italic.
  public func italic(_ isActive: Bool = true) -> some View { self }
  /// Gives all letters one width.
  public func monospaced(_ isActive: Bool = true) -> some View { self }
  /// Gives all digits one width.
  public func monospacedDigit() -> some View { self }
  /// Underlines texts.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  /// Strikes texts through.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  /// Sets the room between letters.
  public func kerning(_ kerning: CGFloat) -> some View { self }
  /// Sets the room between letters.
  public func tracking(_ tracking: CGFloat) -> some View { self }
  /// Moves texts up or down.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  /// Sets which letters are upper case.
  public func textCase(_ textCase: Text.Case?) -> some View { self }
  /// Sets how large texts are among others.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
  /// Sets the largest number of lines.
  public func lineLimit(_ number: Int?) -> some View { self }
  /// Sets the largest number of lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
  /// Sets the largest number of lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }
  /// Sets the numbers of lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
  /// Sets the largest number of lines, with room for all of them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
  /// Sets the room between lines.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  /// Sets how lines are aligned.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  /// Sets how far texts shrink.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// Sets which part of a long text is dropped.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  /// Lets letters move together.
  public func allowsTightening(_ flag: Bool) -> some View { self }
  /// Sets how large texts are.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  /// Sets how large texts can be.
  public func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
  where Sizes.Bound == DynamicTypeSize { self }
}
