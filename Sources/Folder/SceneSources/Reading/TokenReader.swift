/// Takes a source apart as Swift's own reader does.
///
/// Comments are left out, literals are whole, and what is interpolated into a string is code.
package struct TokenReader {
  /// A string literal that an interpolation has interrupted.
  struct OpenText {
    var pounds: Int
    var isBlock: Bool
    /// How many parentheses are open in the interpolation.
    var depth: Int
  }

  let bytes: [UInt8]
  private let hasBareRegex: Bool
  var index = 0
  private var line = 1
  var tokens: [SourceToken] = []
  var open: [OpenText] = []
  /// For each count of number signs the offset before which no regular expression has an end.
  var noRegexBefore = [Int](repeating: 0, count: TokenReader.mostPounds + 1)
  /// With more number signs than a person writes, a slash is a sign.
  static let mostPounds = 16

  /// Returns the tokens of a source in order.
  ///
  /// - Complexity: Linear in the bytes, but for a slash, which looks at the rest of its line.
  package static func tokens(in bytes: [UInt8], hasBareRegex: Bool) -> [SourceToken] {
    var reader = TokenReader(bytes: bytes, hasBareRegex: hasBareRegex)
    reader.read()
    return reader.tokens
  }

  private init(bytes: [UInt8], hasBareRegex: Bool) {
    self.bytes = bytes
    self.hasBareRegex = hasBareRegex
    tokens.reserveCapacity(bytes.count / 5)
  }

  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func read() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if byte(index) == UInt8(ascii: "#") && byte(index + 1) == UInt8(ascii: "!") { skipLine() }
    while index < bytes.count {
      let first = bytes[index]
      if first == .lineFeed { line += 1 }
      if first.isBlank {
        index += 1
      } else if first == UInt8(ascii: "/") && byte(index + 1) == UInt8(ascii: "/") {
        skipLine()
      } else if first == UInt8(ascii: "/") && byte(index + 1) == UInt8(ascii: "*") {
        skipComment()
      } else {
        readToken(first)
      }
    }
  }

  private mutating func readToken(_ first: UInt8) {
    switch first {
    case UInt8(ascii: "\""): beginText(pounds: 0)
    case UInt8(ascii: "#"): readNumberSign()
    case UInt8(ascii: "`"): readQuotedName()
    case UInt8(ascii: "/"):
      if hasBareRegex && mayBeginRegex, let end = regexEnd(from: index + 1, pounds: 0) {
        append(.regex, to: end)
      } else {
        append(.sign, to: index + 1)
      }
    case _ where first.isNameStart: append(.word, to: end(of: \.isNamePart))
    case _ where first.isDigit: readNumber()
    default: readSign(first)
    }
  }

  mutating func append(_ kind: SourceToken.TokenKind, to end: Int) {
    tokens.append(SourceToken(kind: kind, start: index, end: end, line: line))
    for offset in index..<end where bytes[offset] == .lineFeed { line += 1 }
    index = end
  }

  private func end(of isPart: (UInt8) -> Bool) -> Int {
    var end = index
    while end < bytes.count && isPart(bytes[end]) { end += 1 }
    return end
  }

  private mutating func readNumber() {
    var end = end(of: \.isNamePart)
    if byte(end) == UInt8(ascii: "."), byte(end + 1).isDigit,
      tokens.last.map({ bytes[$0.start] != UInt8(ascii: ".") || $0.end != index }) ?? true
    {
      end += 1
      while byte(end).isNamePart { end += 1 }
    }
    // An exponent may have a sign.
    let isSigned = byte(end) == UInt8(ascii: "-") || byte(end) == UInt8(ascii: "+")
    if isSigned, byte(end + 1).isDigit, mayBeExponent(index..<end) {
      end += 1
      while byte(end).isNamePart { end += 1 }
    }
    append(.number, to: end)
  }

  private func mayBeExponent(_ range: Range<Int>) -> Bool {
    let isHexadecimal = range.count > 2 && bytes[range.lowerBound + 1] == UInt8(ascii: "x")
    let letters = isHexadecimal ? "pP" : "eE"
    return bytes[range].last.map { letters.utf8.contains($0) } ?? false
  }

  private mutating func readQuotedName() {
    var end = index + 1
    while end < bytes.count && bytes[end] != UInt8(ascii: "`") && bytes[end] != .lineFeed {
      end += 1
    }
    append(.word, to: byte(end) == UInt8(ascii: "`") ? end + 1 : index + 1)
  }

  private mutating func readSign(_ sign: UInt8) {
    if sign == UInt8(ascii: "("), !open.isEmpty { open[open.count - 1].depth += 1 }
    let isClosing = sign == UInt8(ascii: ")")
    append(.sign, to: index + 1)
    guard isClosing, !open.isEmpty else { return }
    open[open.count - 1].depth -= 1
    if open[open.count - 1].depth == 0 {
      let text = open.removeLast()
      readText(pounds: text.pounds, isBlock: text.isBlock, from: index)
    }
  }

  private mutating func readNumberSign() {
    var end = index
    while byte(end) == UInt8(ascii: "#") { end += 1 }
    let pounds = end - index
    if byte(end) == UInt8(ascii: "\"") {
      beginText(pounds: pounds)
    } else if byte(end) == UInt8(ascii: "/"), let last = regexEnd(from: end + 1, pounds: pounds) {
      append(.regex, to: last)
    } else if pounds == 1 && byte(end).isNameStart {
      while byte(end).isNamePart { end += 1 }
      append(.directive, to: end)
    } else {
      append(.sign, to: end)
    }
  }

  private mutating func skipLine() {
    while index < bytes.count && bytes[index] != .lineFeed { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if bytes[index] == UInt8(ascii: "/") && byte(index + 1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*") && byte(index + 1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        if bytes[index] == .lineFeed { line += 1 }
        index += 1
      }
    } while depth > 0 && index < bytes.count
    index = min(index, bytes.count)
  }
}
