import Foundation
import SceneGate

/// How a table is written: of defects or mutants, of names, of scenarios.
enum TableFormat: String, CaseIterable {
  case text
  case json
}

extension Encodable {
  /// A matrix as JSON: members are the properties of the matrix and its rows, by name.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("\(Self.self) cannot be encoded as JSON")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
