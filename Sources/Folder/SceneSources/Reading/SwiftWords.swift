/// The words of a Swift source: identifiers and single signs, without comments and literals' texts.
package enum SwiftWords {
  /// A word and its line, from 1.
  package struct SourceWord {
    /// The word.
    package var text: Substring
    /// Its line.
    package var line: Int
  }

  /// Returns the words of a source in order.
  ///
  /// A text with what is interpolated into it is one word, `""`, as is a regular expression between number
  /// signs. A name has no back quotes; of a number or a directive each sign is a word. A slash alone is a
  /// sign: nothing says which Swift the source is of.
  ///
  /// - Complexity: Linear in the bytes.
  package static func all(in source: String) -> [SourceWord] {
    let bytes = Array(source.utf8)
    let tokens = TokenReader.tokens(in: bytes, hasBareRegex: false)
    var words: [SourceWord] = []
    var text = OpenTexts(bytes: bytes)
    for (index, token) in tokens.enumerated() {
      let next = tokens.indices.contains(index + 1) ? tokens[index + 1] : nil
      switch text.standing(of: token, before: next) {
      case .begins: words.append(SourceWord(text: "\"\"", line: token.line))
      case .within: break
      case .outside:
        let start = source.utf8.index(source.startIndex, offsetBy: token.start)
        let end = source.utf8.index(start, offsetBy: token.end - token.start)
        words += parts(of: source[start..<end]).map { SourceWord(text: $0, line: token.line) }
      }
    }
    return words
  }

  /// The words of one token.
  private static func parts(of token: Substring) -> [Substring] {
    if token.utf8.count > 1, token.hasPrefix("`"), token.hasSuffix("`") {
      return [token.dropFirst().dropLast()]
    }
    let isName = { (sign: Character) in sign.isLetter || sign.isNumber || sign == "_" }
    var parts: [Substring] = []
    var rest = token
    while let first = rest.first {
      let isSame = { (sign: Character) in first == "#" ? sign == "#" : isName(sign) }
      let part = isSame(first) ? rest.prefix(while: isSame) : rest.prefix(1)
      if !first.isWhitespace { parts.append(part) }
      rest = rest[part.endIndex...]
    }
    return parts
  }
}

/// The texts that interpolations have interrupted, as tokens go by.
private struct OpenTexts {
  enum TextPosition {
    /// The token begins a text, or is a regular expression.
    case begins
    /// The token is of a text, or of what is interpolated into one.
    case within
    /// The token is code.
    case outside
  }

  let bytes: [UInt8]
  /// For each interpolation that is open, how many of its parentheses are.
  private var depths: [Int] = []
  /// Whether an interpolation has ended, so that the next token goes on with its text.
  private var isContinued = false

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func standing(of token: SourceToken, before next: SourceToken?) -> TextPosition {
    let isWithin = isContinued || !depths.isEmpty
    isContinued = false
    if token.kind == .text {
      if let next, interrupts(token, before: next) { depths.append(0) }
      return isWithin ? .within : .begins
    }
    guard isWithin else { return token.kind == .regex ? .begins : .outside }
    if isSign(token, "(") { depths[depths.count - 1] += 1 }
    if isSign(token, ")") { depths[depths.count - 1] -= 1 }
    if depths.last == 0 {
      depths.removeLast()
      isContinued = true
    }
    return .within
  }

  /// Whether a piece of a text ends with the backslash of an interpolation.
  private func interrupts(_ piece: SourceToken, before next: SourceToken) -> Bool {
    isSign(next, "(") && next.start == piece.end
      && bytes[piece.range].last { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\\")
  }

  private func isSign(_ token: SourceToken, _ sign: Unicode.Scalar) -> Bool {
    token.kind == .sign && bytes[token.start] == UInt8(ascii: sign)
  }
}
