import Foundation
import SceneGate
import Testing

/// A result file as one changes it by hand who wants to fool a gate.
struct ChangedShard {
  /// What the file says.
  private var values: [String: Any]
  private let head: Substring

  init(_ text: String) throws {
    let lines = text.split(separator: "\n")
    head = try #require(lines.first)
    let value = try JSONSerialization.jsonObject(with: Data(lines[1].utf8))
    values = try #require(value as? [String: Any])
  }

  /// The value at some keys.
  subscript(path: String...) -> Any? {
    get { path.reduce(values as Any?) { ($0 as? [String: Any])?[$1] } }
    set { Self.set(newValue, path[...], in: &values) }
  }

  /// The entry of a list that has a value for a key.
  mutating func edit(
    _ path: [String], where key: String, is value: String,
    _ change: ([String: Any]) -> [String: Any]?
  ) {
    let list = path.reduce(values as Any?) { ($0 as? [String: Any])?[$1] } as? [[String: Any]]
    let changed = (list ?? []).compactMap { $0[key] as? String == value ? change($0) : $0 }
    Self.set(changed, path[...], in: &values)
  }

  /// The file with a digest that fits.
  func text() throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: values, options: [.sortedKeys, .withoutEscapingSlashes])
    let body = head + "\n" + String(decoding: data, as: UTF8.self) + "\nend 0\n"
    return String(decoding: ShardText.signing(Array(body.utf8)), as: UTF8.self)
  }

  private static func set(
    _ value: Any?, _ path: ArraySlice<String>, in values: inout [String: Any]
  ) {
    guard let key = path.first else { return }
    if path.count == 1 {
      values[key] = value
    } else {
      var inner = values[key] as? [String: Any] ?? [:]
      set(value, path.dropFirst(), in: &inner)
      values[key] = inner
    }
  }
}
