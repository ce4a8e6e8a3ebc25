/// A word, sign or piece of a literal, with its place in the bytes of a source.
package struct SourceToken: Sendable {
  /// The kind of a token.
  package enum TokenKind: UInt8, Sendable {
    /// A name or keyword; between back quotes, too.
    case word
    /// A number.
    case number
    /// A string literal, or a piece of one that an interpolation ends or begins.
    case text
    /// A regular expression.
    case regex
    /// A number sign with its word, such as `#if`.
    case directive
    /// One other sign.
    case sign
  }

  /// The kind.
  package var kind: TokenKind
  /// The offset of the first byte.
  package var start: Int
  /// The offset behind the last byte.
  package var end: Int
  /// The line of the first byte, from 1.
  package var line: Int

  /// The offsets of its bytes.
  package var range: Range<Int> { start..<end }
}

/// The bytes of a source with its tokens and the pairs of its brackets.
package struct TokenList: Sendable {
  /// The bytes.
  package let bytes: [UInt8]
  private let tokens: [SourceToken]
  /// For each token the one that closes or opens its bracket; -1 where there is none.
  package let partners: [Int]

  /// Pairs the brackets of a source.
  ///
  /// - Complexity: O(tokens).
  package init(_ bytes: [UInt8], _ tokens: [SourceToken]) {
    self.bytes = bytes
    self.tokens = tokens
    partners = Self.partners(bytes, tokens)
  }

  /// How many tokens there are.
  package var count: Int { tokens.count }
  /// A token by its number.
  package subscript(_ index: Int) -> SourceToken { tokens[index] }

  /// Whether a token is a word or sign, as it is written.
  package func isWord(_ index: Int, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind != .text else { return false }
    let range = tokens[index].range
    guard range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { bytes[range].elementsEqual($0) }
  }

  /// The text of a token; empty where there is none.
  package func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// A name without its back quotes.
  package func name(_ index: Int) -> String {
    let text = text(index)
    return text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
  }

  /// Whether a token begins where the one before it ends.
  package func touchesPrevious(_ index: Int) -> Bool {
    index > 0 && index < count && tokens[index].start == tokens[index - 1].end
  }

  /// Whether a token is the first of its line.
  package func beginsLine(_ index: Int) -> Bool {
    index == 0 || tokens[index].line > tokens[index - 1].line
  }

  /// The token at or behind an offset; the count where there is none.
  package func index(atOrBehind offset: Int) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The token that begins at an offset.
  package func index(at offset: Int) -> Int? {
    let index = index(atOrBehind: offset)
    return index < count && tokens[index].start == offset ? index : nil
  }

  /// The token that ends at an offset.
  package func index(endingAt offset: Int) -> Int? {
    let index = index(atOrBehind: offset) - 1
    return index >= 0 && tokens[index].end == offset ? index : nil
  }

  /// Returns the end of the tokens that the compiler takes for one word.
  ///
  /// A text is one word with what is interpolated into it, and so are the signs of an operator.
  package func wholeEnd(_ index: Int) -> Int {
    var last = index
    while tokens[last].kind == .text, isInterrupted(last), partners[last + 1] > last,
      partners[last + 1] + 1 < count, tokens[partners[last + 1] + 1].kind == .text
    {
      last = partners[last + 1] + 1
    }
    while isOperator(last), isOperator(last + 1), touchesPrevious(last + 1) { last += 1 }
    return tokens[last].end
  }

  private func isInterrupted(_ index: Int) -> Bool {
    let piece = bytes[tokens[index].range]
    return piece.last { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\\") && isWord(index + 1, "(")
      && touchesPrevious(index + 1)
  }

  private static let operators = Set("/=-+*%&|^~.".utf8)

  private func isOperator(_ index: Int) -> Bool {
    index < count && tokens[index].kind == .sign
      && Self.operators.contains(bytes[tokens[index].start])
  }

  /// Some tokens as one line: with their own blanks, and one blank for each break of lines or comment.
  package func joined(_ range: Range<Int>) -> String {
    var line = ""
    for index in range.clamped(to: 0..<count) {
      if index > range.lowerBound && !touchesPrevious(index) { line += " " }
      line += text(index)
    }
    return line
  }

  private static func partners(_ bytes: [UInt8], _ tokens: [SourceToken]) -> [Int] {
    var partners = [Int](repeating: -1, count: tokens.count)
    var open: [(sign: UInt8, index: Int)] = []
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      switch bytes[token.start] {
      case UInt8(ascii: "("): open.append((UInt8(ascii: ")"), index))
      case UInt8(ascii: "["): open.append((UInt8(ascii: "]"), index))
      case UInt8(ascii: "{"): open.append((UInt8(ascii: "}"), index))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        // Brackets that do not fit stay without a partner.
        guard let last = open.last, last.sign == bytes[token.start] else { continue }
        open.removeLast()
        partners[last.index] = index
        partners[index] = last.index
      default: continue
      }
    }
    return partners
  }
}
