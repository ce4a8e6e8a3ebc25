public import Foundation

// A shape: texts that are translated; here the key is the text, as no catalogue is read.
extension String {
  /// A shape: the key of a text, with values in it.
  ///
  /// Source: Apple, swift/string/localizationvalue.
  public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    let text: String

    /// Creates a key.
    public init(_ value: String) { text = value }
    /// Creates a key.
    public init(stringLiteral value: String) { text = value }
    /// Creates a key with values in it.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Puts a key together.
    public struct StringInterpolation: StringInterpolationProtocol {
      var text = ""

      /// Begins with an empty text.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Appends a text that stands in the code.
      public mutating func appendLiteral(_ literal: String) { text += literal }
      /// Appends a value.
      public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }
      /// Appends a value in a format.
      public mutating func appendInterpolation<Format: FormatStyle>(
        _ value: Format.FormatInput, format: Format
      ) where Format.FormatOutput == String { text += format.format(value) }
      /// Appends a number in a format of C's.
      public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
        text += String(format: specifier, value)
      }
    }
  }

  /// The text of a key.
  ///
  /// Source: Apple, swift/string/init(localized:table:bundle:locale:comment:).
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = keyAndValue.text }

  /// The usual text of a key.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self = defaultValue.text }

  /// The text of a resource.
  public init(localized resource: LocalizedStringResource) { self = resource.defaultValue.text }
}

/// A shape: a text that is translated where it is shown.
///
/// Source: Apple, foundation/localizedstringresource.
public struct LocalizedStringResource: Hashable, Codable, Sendable,
  ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible
{
  /// Where translations are.
  public enum BundleDescription: Hashable, Sendable {
    case main
    case forClass(ObjectIdentifier)
    case atURL(URL)
  }

  /// The key.
  public let key: String
  /// The text.
  public let defaultValue: String.LocalizationValue
  /// The table of translations.
  public let table: String?
  /// The language; a plain value here.
  public var locale: Locale

  /// Creates a text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.text
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
  }

  /// Creates a text with a key.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
  }

  /// Creates a text.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// Creates a text with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The text itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

/// A shape: a value that has a text.
///
/// Source: Apple, foundation/customlocalizedstringresourceconvertible.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}
