public import Foundation
public import UIKit

/// A font: a name.
///
/// Source: Apple, swiftui/font.
public struct Font: Hashable, Sendable {
  public let name: String

  public init(_ font: UIFont) { name = "font" }
  init(name: String) { self.name = name }

  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  public static let title2 = Font(name: "title2")
  public static let title3 = Font(name: "title3")
  public static let headline = Font(name: "headline")
  public static let subheadline = Font(name: "subheadline")
  public static let body = Font(name: "body")
  public static let callout = Font(name: "callout")
  public static let footnote = Font(name: "footnote")
  public static let caption = Font(name: "caption")
  public static let caption2 = Font(name: "caption2")

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(name: "system") }
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font { Font(name: "system") }
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(name: style.rawValue) }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  { Font(name: name) }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name) }

  public func weight(_ weight: Weight) -> Font { self }
  public func width(_ width: Width) -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
}

extension Font {
  /// How heavy a font is.
  ///
  /// Source: Apple, swiftui/font/weight.
  public struct Weight: Hashable, Sendable {
    let name: String
    public static let ultraLight = Weight(name: "ultraLight")
    public static let thin = Weight(name: "thin")
    public static let light = Weight(name: "light")
    public static let regular = Weight(name: "regular")
    public static let medium = Weight(name: "medium")
    public static let semibold = Weight(name: "semibold")
    public static let bold = Weight(name: "bold")
    public static let heavy = Weight(name: "heavy")
    public static let black = Weight(name: "black")
  }

  /// How wide the letters of a font are.
  ///
  /// Source: Apple, swiftui/font/width.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
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
