/// Names that are a protocol's, as far as a name tells.
package enum ProtocolNames {
  /// Protocols of Swift's and of Foundation's that a class often names first.
  private static let common: Set<Substring> = [
    "Codable", "Decodable", "Encodable", "Hashable", "Equatable", "Comparable", "Identifiable",
    "Error", "LocalizedError", "CustomStringConvertible", "ObservableObject", "AnyObject",
    "Sendable", "NSCopying", "NSCoding", "NSObjectProtocol", "Sequence", "IteratorProtocol",
  ]
  private static let ends = [
    "Protocol", "Delegate", "DataSource", "able", "Type", "ing", "Providing", "Interface",
    "Input", "Output", "Listener", "Observer",
  ]

  /// Whether a name is one of them.
  package static func has(_ name: Substring) -> Bool {
    common.contains(name) || ends.contains(where: name.hasSuffix)
  }
}
