extension TokenReader {
  mutating func beginText(pounds: Int) {
    let quote = index + pounds
    let isBlock =
      byte(quote + 1) == UInt8(ascii: "\"") && byte(quote + 2) == UInt8(ascii: "\"")
      && !(pounds > 0 && closes(at: quote + 1, pounds: pounds, isBlock: false))
    readText(pounds: pounds, isBlock: isBlock, from: quote + (isBlock ? 3 : 1))
  }

  /// Reads a string from behind its quotes, or from behind an interpolation, up to its end or to the
  /// next interpolation.
  mutating func readText(pounds: Int, isBlock: Bool, from start: Int) {
    var end = start
    while end < bytes.count {
      let sign = bytes[end]
      if sign == .lineFeed && !isBlock { break }
      if sign == UInt8(ascii: "\\") && hasPounds(pounds, at: end + 1) {
        end += 1 + pounds
        if byte(end) == UInt8(ascii: "(") {
          append(.text, to: end)
          open.append(OpenText(pounds: pounds, isBlock: isBlock, depth: 0))
          return
        }
        if end < bytes.count && bytes[end] != .lineFeed { end += 1 }
      } else if sign == UInt8(ascii: "\"") && closes(at: end, pounds: pounds, isBlock: isBlock) {
        end += (isBlock ? 3 : 1) + pounds
        break
      } else {
        end += 1
      }
    }
    append(.text, to: min(end, bytes.count))
  }

  func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  func closes(at offset: Int, pounds: Int, isBlock: Bool) -> Bool {
    let quotes = isBlock ? 3 : 1
    return (0..<quotes).allSatisfy { byte(offset + $0) == UInt8(ascii: "\"") }
      && hasPounds(pounds, at: offset + quotes)
  }
}

// MARK: - Regular expressions

extension TokenReader {
  /// Whether a slash stands where an operand may begin.
  var mayBeginRegex: Bool {
    let next = byte(index + 1)
    guard !next.isBlank, next != 0, next != UInt8(ascii: "=") else { return false }
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .number, .text, .regex, .directive: return false
    case .word:
      let words = [
        "return", "in", "case", "where", "try", "await", "throw", "if", "guard", "while",
      ]
      return words.contains(String(decoding: bytes[last.range], as: UTF8.self))
    case .sign:
      switch bytes[last.start] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return false
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
        UInt8(ascii: ":"), UInt8(ascii: ";"):
        return true
      // A sign that touches the slash makes one operator with it.
      default: return last.end < index
      }
    }
  }

  /// The end of a regular expression whose text begins at an offset; nil where it has none.
  mutating func regexEnd(from start: Int, pounds: Int) -> Int? {
    guard pounds <= Self.mostPounds, pounds == 0 || start >= noRegexBefore[pounds] else {
      return nil
    }
    let isBlock = pounds > 0 && (byte(start) == .lineFeed || byte(start) == .carriageReturn)
    var (end, depth) = (start, 0)
    while end < bytes.count {
      switch bytes[end] {
      case .lineFeed where !isBlock:
        noRegexBefore[pounds] = end
        return nil
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "(") where pounds == 0: depth += 1
      case UInt8(ascii: ")") where pounds == 0:
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/") where hasPounds(pounds, at: end + 1):
        let isEmpty = end == start || (pounds == 0 && bytes[end - 1].isBlank)
        return isEmpty ? nil : end + 1 + pounds
      default: break
      }
      end += 1
    }
    noRegexBefore[pounds] = end
    return nil
  }
}
