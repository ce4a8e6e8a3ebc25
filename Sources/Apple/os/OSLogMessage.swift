public import Foundation

/// A message in the log: a text with values in it.
///
/// Source: Apple, os/oslogmessage.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  /// The text with its values, those that are private included.
  package let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Puts a message together.
///
/// Source: Apple, os/osloginterpolation.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// The text that is put together so far.
  package private(set) var text = ""

  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds a piece of text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a text.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { add(argumentString(), align) }

  /// Adds a whole number.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure () -> Number, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { add(String(number(), radix: format.radix), align) }

  /// Adds a number.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { add(format.text(number()), align) }

  /// Adds a number.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { add(format.text(Double(number())), align) }

  /// Adds whether something is so.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) { text += format == .truth ? "\(boolean())" : boolean() ? "yes" : "no" }

  /// Adds what a value says of itself.
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { add(value().description, align) }

  /// Adds what an object says of itself.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) { text += argumentObject()?.description ?? "(null)" }

  /// Adds what an error says of itself.
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
  ) { text += "\(error())" }

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { add("\(value())", align) }

  private mutating func add(_ piece: String, _ align: OSLogStringAlignment) {
    text += align.filled(piece)
  }
}
