/// A font: a plain value.
///
/// Source: Apple, uifont.
@MainActor
open class UIFont: NSObject {
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

    /// Usual.
    public static let regular = Weight(rawValue: 0)
    /// Between usual and bold.
    public static let medium = Weight(rawValue: 0.23)
    /// Almost bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
  }
}

/// An image: a name and a size; nothing is read or drawn here.
///
/// Source: Apple, uiimage.
@MainActor
open class UIImage: NSObject {
  /// The name under which it was asked for.
  package let name: String
  /// The size.
  open var size: CGSize { CGSize(width: 1, height: 1) }

  public override init() { name = "" }

  /// Creates the image of a name, which is taken to be there.
  public init?(named name: String) { self.name = name }
  /// Creates an image of the system's.
  public init?(systemName name: String) { self.name = name }
  /// Creates an image from data that is not looked at.
  public init?(data: Data) { name = "data" }
}
