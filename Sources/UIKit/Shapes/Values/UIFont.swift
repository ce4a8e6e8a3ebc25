/// A font: a plain value.
///
/// It belongs to no actor; Apple's can be subclassed, ours cannot. Source: Apple, uifont.
public final class UIFont: NSObject, Sendable {
  /// The name.
  public let fontName: String
  /// The size.
  public let pointSize: CGFloat

  init(fontName: String, pointSize: CGFloat) {
    self.fontName = fontName
    self.pointSize = pointSize
  }

  /// Creates the font of a name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(fontName: fontName, pointSize: fontSize)
  }

  /// The system's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontName: "System", pointSize: fontSize)
  }

  /// The system's font of a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: "System", pointSize: fontSize)
  }

  /// The system's bold font.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontName: "System Bold", pointSize: fontSize)
  }

  /// The font that the user chose for a kind of text: the system's, 17 points, here.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: 17)
  }

  /// The system's font with figures of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  /// The system's slanted font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontName: "System Italic", pointSize: fontSize)
  }

  /// Returns the font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontName: fontName, pointSize: fontSize)
  }

  /// A kind of text.
  ///
  /// Source: Apple, uifont/textstyle.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Ordinary text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A smaller title.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A still smaller title.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A line below a title.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// A remark.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The text of a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The smaller text of a picture.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    /// The first lines of a section.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Small text below.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
  }

  /// How heavy a font is.
  ///
  /// Source: Apple, uifont/weight.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight.
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Usual.
    public static let regular = Weight(rawValue: 0)
    /// Between usual and bold.
    public static let medium = Weight(rawValue: 0.23)
    /// Almost bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
  }
}
