public import Foundation

// A shape: texts that are translated; here the key is the text, as no catalogue is read.
extension String {
  /// A shape: the key of a text, with values in it.
  ///
  /// Source: Apple, swift/string/localizationvalue.
  public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    let text: String

    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Puts a key together.
    public struct StringInterpolation: StringInterpolationProtocol {
      var text = ""

      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) { text += literal }
      public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }
      public mutating func appendInterpolation<Format: FormatStyle>(
        _ value: Format.FormatInput, format: Format
      ) where Format.FormatOutput == String { text += format.format(value) }
      public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
        text += String(format: specifier, value)
      }
    }
  }

  /// The text of a key.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = keyAndValue.text }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self = defaultValue.text }

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

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.text
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  public var localizedStringResource: LocalizedStringResource { self }
}

/// A shape: a value that has a text.
///
/// Source: Apple, foundation/customlocalizedstringresourceconvertible.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
