/// A shape: a font.
///
/// It belongs to no actor; Apple's can be subclassed, ours cannot. Source: Apple, uifont.
public final class UIFont: NSObject, Sendable {
  public let fontName: String
  public let pointSize: CGFloat

  init(fontName: String, pointSize: CGFloat) {
    self.fontName = fontName
    self.pointSize = pointSize
  }

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(fontName: fontName, pointSize: fontSize)
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontName: "System", pointSize: fontSize)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: "System", pointSize: fontSize)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontName: "System Bold", pointSize: fontSize)
  }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: 17)
  }

  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontName: "System Italic", pointSize: fontSize)
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontName: fontName, pointSize: fontSize)
  }

  /// A kind of text.
  ///
  /// Source: Apple, uifont/textstyle.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
  }

  /// How heavy a font is.
  ///
  /// Source: Apple, uifont/weight.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
  }
}
