/// The words of a Swift source: identifiers and single signs, without comments and literals' texts.
package struct SwiftWords {
  /// A word and its line, from 1.
  package struct SourceWord {
    /// The word.
    package var text: Substring
    /// Its line.
    package var line: Int
  }

  private var rest: Substring
  private var line = 1
  /// How many interpolations are open, one in the text of the other.
  private var nesting = 0
  /// The most that are followed: a source that no person wrote may have any number.
  private static let mostNested = 64

  /// Returns the words of a source in order.
  package static func all(in source: String) -> [SourceWord] {
    var reader = SwiftWords(rest: source[...])
    var words: [SourceWord] = []
    while let word = reader.next() { words.append(word) }
    return words
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func next() -> SourceWord? {
    while let first = rest.first {
      if first.isNewline { line += 1 }
      if first.isWhitespace {
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        skipComment()
      } else if first == "\"" || (first == "#" && isRawText) {
        return skipText()
      } else {
        return word(first)
      }
    }
    return nil
  }

  private mutating func word(_ first: Character) -> SourceWord {
    let isName = { (sign: Character) in sign.isLetter || sign.isNumber || sign == "_" }
    // A name between back quotes may have any sign.
    if first == "`" {
      rest.removeFirst()
      let name = rest.prefix { $0 != "`" && !$0.isNewline }
      rest = rest[name.endIndex...].dropFirst()
      return SourceWord(text: name, line: line)
    }
    // Signs of number are one word: each would look for the quote behind all of them.
    let isSame = { (sign: Character) in first == "#" ? sign == "#" : isName(sign) }
    let name = first == "#" || isName(first) ? rest.prefix(while: isSame) : rest.prefix(1)
    rest = rest[name.endIndex...]
    return SourceWord(text: name, line: line)
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        if rest.first?.isNewline == true { line += 1 }
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
  }

  private var isRawText: Bool { rest.drop { $0 == "#" }.first == "\"" }

  /// Skips a text with what is interpolated into it, and stands for it as `""`.
  private mutating func skipText() -> SourceWord {
    let start = line
    let marks = rest.prefix { $0 == "#" }
    rest = rest.dropFirst(marks.count)
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest = rest.dropFirst(quotes.count)
    let end = quotes + marks
    while let first = rest.first, !rest.hasPrefix(end) {
      if first.isNewline {
        line += 1
        if quotes.count == 1 { break }
      }
      if first == "\\" && rest.dropFirst().hasPrefix(marks) {
        rest = rest.dropFirst(1 + marks.count)
        if rest.first == "(" && nesting < Self.mostNested {
          nesting += 1
          skipInterpolation()
          nesting -= 1
          continue
        }
      }
      rest = rest.dropFirst()
    }
    rest = rest.dropFirst(end.count)
    return SourceWord(text: "\"\"", line: start)
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while let word = next() {
      if word.text == "(" { depth += 1 }
      if word.text == ")" { depth -= 1 }
      if depth == 0 { return }
    }
  }
}
