/// The types that files declare.
package enum Declarations {
  private static let modifiers = [
    "package", "public", "private", "fileprivate", "internal", "final", "indirect", "nonisolated",
    "open",
  ]
  private static let keywords = ["struct", "enum", "class", "protocol", "actor"]

  /// A type that a line declares.
  package struct Declared: Hashable, Sendable {
    /// The type's own name, without those around it.
    package var name: String
    /// The keyword that declares it.
    package var keyword: String
    /// The line, counted from 0.
    package var line: Int
    /// Whether no other file can name it.
    package var isPrivate: Bool
    /// Whether it lies in no other type.
    package var isTopLevel: Bool
  }

  /// The types of a file in order, nested ones included.
  package static func types(in file: SourceFile) -> [Declared] {
    file.code.indices.compactMap { declared(file.code[$0], line: $0, keywords) }
  }

  /// The types and type aliases that a file declares at the top, for other files to name.
  package static func named(in file: SourceFile) -> [String] {
    file.code.indices.compactMap { declared(file.code[$0], line: $0, keywords + ["typealias"]) }
      .filter { $0.isTopLevel && !$0.isPrivate }.map(\.name)
  }

  private static func declared(_ code: String, line: Int, _ keywords: [String]) -> Declared? {
    var words = code.split(separator: " ")[...]
    while let word = words.first, word.hasPrefix("@") { words.removeFirst() }
    var isPrivate = false
    while let word = words.first, modifiers.contains(String(word)) {
      isPrivate = isPrivate || word == "private" || word == "fileprivate"
      words.removeFirst()
    }
    guard let keyword = words.popFirst(), keywords.contains(String(keyword)),
      let next = words.first
    else { return nil }
    let name = next.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard name.first?.isUppercase == true else { return nil }
    return Declared(
      name: String(name), keyword: String(keyword), line: line, isPrivate: isPrivate,
      isTopLevel: code.first != " ")
  }
}
