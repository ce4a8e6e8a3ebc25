public import Foundation
public import UIKit

/// A font: a name.
///
/// Source: Apple, swiftui/font.
public struct Font: Hashable, Sendable {
  /// The name.
  public let name: String

  /// Creates the font that is UIKit's.
  public init(_ font: UIFont) { name = "font" }
  init(name: String) { self.name = name }

  /// A large title.
  public static let largeTitle = Font(name: "largeTitle")
  /// A title.
  public static let title = Font(name: "title")
  /// A smaller title.
  public static let title2 = Font(name: "title2")
  /// A still smaller title.
  public static let title3 = Font(name: "title3")
  /// The first lines of a section.
  public static let headline = Font(name: "headline")
  /// The lines below a headline.
  public static let subheadline = Font(name: "subheadline")
  /// Ordinary text.
  public static let body = Font(name: "body")
  /// A remark beside the text.
  public static let callout = Font(name: "callout")
  /// A remark below the text.
  public static let footnote = Font(name: "footnote")
  /// The text of a picture.
  public static let caption = Font(name: "caption")
  /// The smaller text of a picture.
  public static let caption2 = Font(name: "caption2")

  /// The system's font in a size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(name: "system") }
  /// The system's font in a size.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font { Font(name: "system") }
  /// The system's font for a kind of text.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(name: style.rawValue) }
  /// A font by its name.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }
  /// A font by its name, whose size follows a kind of text.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  { Font(name: name) }
  /// A font by its name, whose size is fixed.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name) }

  /// Returns the font as it is.
  public func weight(_ weight: Weight) -> Font { self }
  /// Returns the font as it is.
  public func width(_ width: Width) -> Font { self }
  /// Returns the font as it is.
  public func leading(_ leading: Leading) -> Font { self }
  /// Returns the font as it is.
  public func bold() -> Font { self }
  /// Returns the font as it is.
  public func italic() -> Font { self }
  /// Returns the font as it is.
  public func smallCaps() -> Font { self }
  /// Returns the font as it is.
  public func lowercaseSmallCaps() -> Font { self }
  /// Returns the font as it is.
  public func uppercaseSmallCaps() -> Font { self }
  /// Returns the font as it is.
  public func monospaced() -> Font { self }
  /// Returns the font as it is.
  public func monospacedDigit() -> Font { self }
}

extension Font {
  /// How heavy a font is.
  ///
  /// Source: Apple, swiftui/font/weight.
  public struct Weight: Hashable, Sendable {
    let name: String
    /// Very light.
    public static let ultraLight = Weight(name: "ultraLight")
    /// Thin.
    public static let thin = Weight(name: "thin")
    /// Light.
    public static let light = Weight(name: "light")
    /// Ordinary.
    public static let regular = Weight(name: "regular")
    /// A little heavier.
    public static let medium = Weight(name: "medium")
    /// Almost bold.
    public static let semibold = Weight(name: "semibold")
    /// Bold.
    public static let bold = Weight(name: "bold")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
    /// The heaviest.
    public static let black = Weight(name: "black")
  }

  /// How wide the letters of a font are.
  ///
  /// Source: Apple, swiftui/font/width.
  public struct Width: Hashable, Sendable {
    /// The width.
    public var value: CGFloat
    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }
    /// Very narrow.
    public static let compressed = Width(-0.3)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// Ordinary.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// The design of a font.
  ///
  /// Source: Apple, swiftui/font/design.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The room between lines.
  ///
  /// Source: Apple, swiftui/font/leading.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// A kind of text.
  ///
  /// Source: Apple, swiftui/font/textstyle.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }
}
