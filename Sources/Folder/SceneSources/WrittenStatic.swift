/// A stored static property or global variable as its source reads: it lasts as long as the program.
package struct WrittenStatic: Hashable, Sendable {
  /// The name with the types around it, such as `Router.pending`.
  package var name: String
  /// Its line, from 1.
  package var line: Int

  /// Those of a source that may change.
  ///
  /// They are variables, and constants that hold an object which the line makes. A copy's property that is one of the played process, `@PerProcess`, is none of them.
  ///
  /// - Complexity: O(words), but for heads of declarations that have no end.
  package static func all(in words: [SwiftWords.SourceWord]) -> [WrittenStatic] {
    var reader = StaticReader(words: words)
    return reader.read()
  }
}

/// Goes through a source with the types that are around each word.
private struct StaticReader {
  let words: [SwiftWords.SourceWord]
  /// The braces that are open: the name of the type that each belongs to, nil for other code.
  private var around: [String?] = []
  /// The type whose brace comes next.
  private var next: String?

  init(words: [SwiftWords.SourceWord]) { self.words = words }

  private static let types: Set<Substring> = ["struct", "class", "enum", "actor", "extension"]
  private static let modifiers: Set<Substring> = [
    "private", "fileprivate", "public", "internal", "package", "open", "static", "final", "lazy",
    "nonisolated", "unsafe", "weak", "unowned", "(", ")", "set", "@", "MainActor", "PerProcess",
  ]

  mutating func read() -> [WrittenStatic] {
    var found: [WrittenStatic] = []
    for index in words.indices {
      switch words[index].text {
      case "{":
        around.append(next)
        next = nil
      case "}": _ = around.popLast()
      case let word where Self.types.contains(word) && isName(index + 1):
        next = String(words[index + 1].text)
      case "var", "let":
        if let property = property(at: index) { found.append(property) }
      default: break
      }
    }
    return found
  }

  private func isName(_ index: Int) -> Bool {
    words.indices.contains(index) && words[index].text.first?.isUppercase == true
  }

  /// The property whose `var` or `let` stands there; nil for one that is none of the program's.
  private func property(at index: Int) -> WrittenStatic? {
    let names = around.compactMap(\.self)
    guard names.count == around.count, words.indices.contains(index + 1) else { return nil }
    let before = words[..<index].reversed().prefix { Self.modifiers.contains($0.text) }.map(\.text)
    let isStatic = before.contains("static")
    if before.contains("PerProcess") || isStatic == names.isEmpty { return nil }
    guard isStored(index + 2, isVariable: words[index].text == "var") else { return nil }
    return WrittenStatic(
      name: (names + [String(words[index + 1].text)]).joined(separator: "."),
      line: words[index].line)
  }

  /// Whether what follows the name is stored and may change.
  private func isStored(_ start: Int, isVariable: Bool) -> Bool {
    let line = start > 0 && start <= words.count ? words[start - 1].line : 0
    let rest = words[min(start, words.count)...]
    guard let sign = rest.firstIndex(where: { $0.text == "=" || $0.text == "{" || $0.text == "}" })
    else { return isVariable }
    // What stands on a later line, behind no sign of this declaration, is another declaration's.
    let isHere = words[sign].line <= line + 1 && words[sign].text != "}"
    if isVariable { return !isHere || words[sign].text == "=" || observes(sign) }
    guard isHere, words[sign].text == "=", isName(sign + 1), sign + 2 < words.count else {
      return false
    }
    // What describes the test is no part of the app.
    return words[sign + 2].text == "(" && words[sign + 1].text != "AppTest"
  }

  private func observes(_ brace: Int) -> Bool {
    words.indices.contains(brace + 1) && ["willSet", "didSet"].contains(words[brace + 1].text)
  }
}
