/// A delegate's class that was played, with those that it inherits from, as the program has them.
package struct DelegateLine: Hashable, Sendable {
  /// The class and its base classes up to the one that adopts the protocol, with their modules.
  package var names: [String]
  /// The protocols of delegates that it adopts.
  package var protocols: [String]

  package init(names: [String], protocols: [String]) {
    self.names = names
    self.protocols = protocols
  }

  /// The line as one process tells another.
  package var text: String {
    ([protocols.joined(separator: " ")] + names).joined(separator: "\t")
  }

  /// Reads what another process has told; nil for what is no such line.
  package init?(text: String) {
    let parts = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return nil }
    self.init(
      names: Array(parts.dropFirst()), protocols: parts[0].split(separator: " ").map(String.init))
  }

  /// The last word of a class's name.
  package static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
