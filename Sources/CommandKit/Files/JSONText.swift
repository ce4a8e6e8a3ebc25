import Foundation

/// Values as JSON with sorted keys: equal values are equal text on every machine.
package enum JSONText {
  /// The text of a value.
  package static func of(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      preconditionFailure("what one process tells another has a text: \(error)")
    }
  }

  /// The value of a text; nil where the text is not one.
  package static func value<Value: Decodable>(_ text: String) -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }
}
