public import Foundation

/// The key of a text that is translated; here the key is the text.
///
/// Source: Apple, swiftui/localizedstringkey.
public struct LocalizedStringKey: Hashable, ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a key.
  public init(_ value: String) { text = value }
  /// Creates a key.
  public init(stringLiteral value: String) { text = value }
  /// Creates a key with values in it.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Puts a key together.
  ///
  /// Source: Apple, swiftui/localizedstringkey/stringinterpolation.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Begins with an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Appends a text that stands in the code.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Appends a value.
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }
    /// Appends a text.
    public mutating func appendInterpolation(_ value: Text) { text += value.content }
    /// Appends an image, which has no text.
    public mutating func appendInterpolation(_ value: Image) {}
    /// Appends a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += style.text(date)
    }
    /// Appends a value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      text += formatter.string(for: subject) ?? "\(subject)"
    }
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
