import Foundation

/// Values as JSON with sorted keys: equal values are equal text on every machine.
package enum JSONText {
  /// The text of a value.
  package static func of(_ value: some Encodable) -> String {
    String(decoding: bytes(of: value), as: UTF8.self)
  }

  /// The text of a value in UTF-8.
  package static func bytes(of value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(value))
    } catch {
      preconditionFailure("what one process tells another has a text: \(error)")
    }
  }

  /// The value of a text in UTF-8; nil where the bytes are none.
  package static func value<Value: Decodable>(_ bytes: some Sequence<UInt8>) -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(bytes))
  }
}
