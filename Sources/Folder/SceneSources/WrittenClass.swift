/// A class or an extension of one as its source reads: its name and what it inherits or adopts.
package struct WrittenClass: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The names behind the colon; of a name with a module, the last word.
  package var inheritedTypes: [String]

  /// Whether it says itself that it is the delegate of a scene with windows.
  package var isSceneDelegate: Bool { inheritedTypes.contains("UIWindowSceneDelegate") }

  /// Words with which a declaration or a statement begins: none stands in the head of a class.
  private static let headTerminators: Set<Substring> = [
    "{", "}", ";", "class", "extension", "struct", "enum", "actor", "protocol", "func", "var",
    "let",
    "import", "init", "typealias", "return", "if", "for", "while", "switch",
  ]

  /// The classes of a source and their extensions, in order.
  ///
  /// - Complexity: O(words), also where a head has no end.
  package static func all(in words: [SwiftWords.SourceWord]) -> [WrittenClass] {
    words.indices.compactMap { index in
      let keyword = words[index].text
      guard keyword == "class" || keyword == "extension", index + 2 < words.count,
        words[index + 1].text.first?.isUppercase == true
      else { return nil }
      let head = words[(index + 2)...].prefix { !headTerminators.contains($0.text) }.map(\.text)
      guard let colon = head.firstIndex(of: ":") else {
        return WrittenClass(name: String(words[index + 1].text), inheritedTypes: [])
      }
      let inheritedTypes = head[(colon + 1)...].prefix { $0 != "where" }.split(separator: ",")
      return WrittenClass(
        name: String(words[index + 1].text),
        inheritedTypes: inheritedTypes.compactMap { $0.last.map(String.init) })
    }
  }
}
