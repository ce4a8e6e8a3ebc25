import HouseReading

/// Every `package` and `public` declaration says what it is in one plain sentence.
///
/// Without one may be what explains itself: an override, a default of a requirement, a memberwise
/// initializer; and a member of a shape, whose type says that its members are plain values.
/// No comment, of whatever declaration, begins a line with "What": it names the thing.
enum Documentation {
  /// A first line is shorter than this.
  static let limit = 100

  /// What is not documented as it should be.
  static func findings(_ file: SourceFile) -> [String] {
    let requirements = requirements(file)
    let selfExplaining = SelfExplaining(file)
    let faults = file.code.indices.flatMap { line -> [String] in
      let keyword = declared(file.code[line])
      guard keyword != nil || requirements.contains(line) else { return [] }
      let isNeeded = !selfExplaining.contains(line) && !Shapes.isMember(line, of: file)
      return findings(file, line, isNeeded: isNeeded)
    }
    return faults + unnamed(file)
  }

  /// The lines of comments that begin with "What"; those of comments in literals are left alone.
  private static func unnamed(_ file: SourceFile) -> [String] {
    let opening = "/// What "
    guard file.lines.contains(where: { $0.contains(opening) }) else { return [] }
    let text = Blanking.blanked(file.lines.joined(separator: "\n"), keepsComments: true)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.indices.filter { trimmed(lines[$0]).hasPrefix(opening) }.map {
      file.finding($0, "the line begins with 'What': \(trimmed(lines[$0]))")
    }
  }

  private static func findings(
    _ file: SourceFile, _ line: Int, isNeeded: Bool
  ) -> [String] {
    guard let first = firstLine(file, above: line) else {
      return !isNeeded ? [] : [file.finding(line, "has no documentation")]
    }
    var messages: [String] = []
    if !first.hasSuffix(".") { messages.append("the first line does not end with a period") }
    if first.count >= limit { messages.append("the first line has \(first.count) characters") }
    if first.contains("``") || first.contains("](") { messages.append("the first line has a link") }
    return messages.map { file.finding(line, $0 + ": \(first)") }
  }

  /// The first line of the comment above a declaration and its attributes.
  static func firstLine(
    _ file: SourceFile, above line: Int, after slashes: String = "///"
  ) -> String? {
    var index = line - 1
    while index >= 0, trimmed(file.code[index]).hasPrefix("@") { index -= 1 }
    var first: String?
    while index >= 0, trimmed(file.lines[index]).hasPrefix(slashes) {
      first = trimmed(String(trimmed(file.lines[index]).drop { $0 == "/" }))
      index -= 1
    }
    return first
  }

  /// The keyword of a `package` or `public` declaration that a line begins; nil for other lines.
  private static func declared(_ code: String) -> String? {
    var isOpen = false
    for word in wordsBehindAttributes(code) {
      if ["public", "package", "open"].contains(word) {
        isOpen = true
      } else if !modifiers.contains(word) {
        let keyword = String(word.prefix { $0.isLetter })
        return isOpen && keywords.contains(keyword) ? keyword : nil
      }
    }
    return nil
  }

  /// The lines of requirements of a `package` or `public` protocol.
  private static func requirements(_ file: SourceFile) -> [Int] {
    var lines: [Int] = []
    var depth = 0
    var inside: Int?
    for (line, code) in file.code.enumerated() {
      if let inside, depth == inside + 1 {
        let first = wordsBehindAttributes(code).first { !modifiers.contains($0) } ?? ""
        if keywords.contains(String(first.prefix { $0.isLetter })) { lines.append(line) }
      }
      if declared(code) == "protocol" { inside = depth }
      depth += code.count { $0 == "{" } - code.count { $0 == "}" }
      if let start = inside, depth <= start { inside = nil }
    }
    return lines
  }

  private static func wordsBehindAttributes(_ code: String) -> [String] {
    var words = code.split(separator: " ").map(String.init)
    while let word = words.first, word.hasPrefix("@") { words.removeFirst() }
    return words
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop { $0 == " " })
  }

  private static let modifiers = [
    "static", "class", "final", "mutating", "nonmutating", "override", "required", "convenience",
    "nonisolated", "lazy", "weak", "indirect", "prefix", "postfix", "infix", "borrowing",
    "consuming", "private(set)", "fileprivate(set)", "internal(set)", "package(set)",
  ]

  private static let keywords = [
    "func", "var", "let", "struct", "enum", "class", "protocol", "init", "subscript", "typealias",
    "actor", "associatedtype", "macro",
  ]
}
