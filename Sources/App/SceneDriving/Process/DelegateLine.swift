/// A delegate's class that was played, with those that it inherits from, as the program has them.
package struct DelegateLine: Hashable, Codable, Sendable {
  /// The class and its base classes up to the one that adopts the protocol, with their modules.
  package var names: [String]
  /// The protocols of delegates that it adopts.
  package var protocols: [String]

  package init(names: [String], protocols: [String]) {
    self.names = names
    self.protocols = protocols
  }

  /// The line in words, by which lines are sorted.
  package var text: String {
    ([protocols.joined(separator: " ")] + names).joined(separator: "\t")
  }

  /// The last word of a class's name.
  package static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
