public import Foundation

/// The key of a text that is translated; here the key is the text.
///
/// Source: Apple, swiftui/localizedstringkey.
public struct LocalizedStringKey: Hashable, ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Puts a key together.
  ///
  /// Source: Apple, swiftui/localizedstringkey/stringinterpolation.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }
    public mutating func appendInterpolation(_ value: Text) { text += value.content }
    public mutating func appendInterpolation(_ value: Image) {}
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += style.text(date)
    }
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      text += formatter.string(for: subject) ?? "\(subject)"
    }
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String { text += format.format(value) }
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }
  }
}
