/// A value of a property list, in whichever format it was written.
package enum PropertyValue: Hashable, Sendable {
  case text(String)
  case flag(Bool)
  case number(Double)
  case list([PropertyValue])
  case table([String: PropertyValue])
  /// Bytes or a date, which nothing here reads.
  case other

  /// The text; that of a number, where it is one; nil for what holds other values.
  package var text: String? {
    switch self {
    case .text(let text): text
    case .number(let number):
      Int(exactly: number).map { String($0) } ?? String(number)
    case .flag(let flag): flag ? "YES" : "NO"
    case .list, .table, .other: nil
    }
  }

  /// Whether it says yes; nil where it is no answer to that question.
  package var flag: Bool? {
    switch self {
    case .flag(let flag): flag
    case .number(let number): number != 0
    case .text(let text): Self.flag(text)
    case .list, .table, .other: nil
    }
  }

  /// The elements of a list; nil for anything else.
  package var list: [PropertyValue]? {
    if case .list(let list) = self { list } else { nil }
  }

  /// The values of a table by their keys; nil for anything else.
  package var table: [String: PropertyValue]? {
    if case .table(let table) = self { table } else { nil }
  }

  /// The texts of a list, others left out; a text alone is a list of one.
  package var texts: [String] {
    if let list { return list.compactMap(\.text) }
    return text.map { [$0] } ?? []
  }

  /// The value of a key; nil where this is no table or has no such key.
  package subscript(key: String) -> PropertyValue? { table?[key] }

  /// Returns whether a text is Xcode's yes or no; nil for any other text.
  static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1": true
    case "no", "false", "0": false
    default: nil
    }
  }
}
