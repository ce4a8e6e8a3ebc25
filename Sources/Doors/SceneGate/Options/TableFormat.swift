import Foundation

/// How a table is written: of defects or mutants, of names, of scenarios.
package enum TableFormat: String, CaseIterable {
  /// Lines for people.
  case text
  /// One object, for another tool.
  case json
}

extension Encodable {
  /// A matrix as JSON: members are the properties of the matrix and its rows, by name.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("\(Self.self) cannot be encoded as JSON")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
