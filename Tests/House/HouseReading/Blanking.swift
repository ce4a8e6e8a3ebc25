/// Puts spaces in place of comments and of what literals hold, so that only code is left.
///
/// Interpolations are code and stay. Quotes stay, so that a literal can still be seen.
package struct Blanking {
  private enum Context {
    case code(openParentheses: Int)
    case string(hashes: Int, isLong: Bool)
    case pattern(hashes: Int)
    case line
    case block(depth: Int)
  }

  private let text: [UInt8]
  private let keepsComments: Bool
  private var result: [UInt8] = []
  private var position = 0
  private var contexts: [Context] = [.code(openParentheses: 0)]

  private init(_ text: String, keepsComments: Bool) {
    self.text = Array(text.utf8)
    self.keepsComments = keepsComments
  }

  /// Returns the text with the same lines and columns (in bytes) and nothing but code.
  ///
  /// - Parameters:
  ///   - text: The text of a Swift file.
  ///   - keepsComments: Whether comments stay, too, so that only what literals hold is gone.
  package static func blanked(_ text: String, keepsComments: Bool = false) -> String {
    var blanking = Blanking(text, keepsComments: keepsComments)
    while blanking.position < blanking.text.count { blanking.step() }
    return String(decoding: blanking.result, as: UTF8.self)
  }

  private mutating func step() {
    switch contexts[contexts.count - 1] {
    case .code(let open): code(open)
    case .string(let hashes, let isLong): string(hashes, isLong)
    case .pattern(let hashes): pattern(hashes)
    case .line:
      if text[position] == UInt8(ascii: "\n") { contexts.removeLast() }
      comment(1)
    case .block(let depth): block(depth)
    }
  }

  private mutating func code(_ open: Int) {
    if starts("//") { return enter(.line, behind: 2) }
    if starts("/*") { return enter(.block(depth: 1), behind: 2) }
    var hashes = 0
    while starts("#", at: position + hashes) { hashes += 1 }
    if starts("\"", at: position + hashes) {
      let isLong = starts("\"\"\"", at: position + hashes)
      keep(hashes + (isLong ? 3 : 1))
      contexts.append(.string(hashes: hashes, isLong: isLong))
      return
    }
    if hashes > 0, starts("/", at: position + hashes) {
      keep(hashes + 1)
      contexts.append(.pattern(hashes: hashes))
      return
    }
    if hashes > 0 { return keep(hashes) }
    if text[position] == UInt8(ascii: "(") {
      contexts[contexts.count - 1] = .code(openParentheses: open + 1)
    } else if text[position] == UInt8(ascii: ")") {
      contexts[contexts.count - 1] = .code(openParentheses: open - 1)
      if open == 1 && contexts.count > 1 { contexts.removeLast() }
    }
    keep(1)
  }

  private mutating func string(_ hashes: Int, _ isLong: Bool) {
    let fence = String(repeating: "#", count: hashes)
    let end = (isLong ? "\"\"\"" : "\"") + fence
    let escape = "\\" + fence
    if starts(end) {
      keep(end.utf8.count)
      contexts.removeLast()
    } else if starts(escape + "(") {
      blank(escape.utf8.count)
      keep(1)
      contexts.append(.code(openParentheses: 1))
    } else if starts(escape) {
      blank(escape.utf8.count + 1)
    } else {
      blank(1)
    }
  }

  private mutating func pattern(_ hashes: Int) {
    let end = "/" + String(repeating: "#", count: hashes)
    if starts(end) {
      keep(end.utf8.count)
      contexts.removeLast()
    } else {
      blank(starts("\\") ? 2 : 1)
    }
  }

  private mutating func block(_ depth: Int) {
    if starts("/*") {
      contexts[contexts.count - 1] = .block(depth: depth + 1)
      comment(2)
    } else if starts("*/") {
      contexts[contexts.count - 1] = .block(depth: depth - 1)
      if depth == 1 { contexts.removeLast() }
      comment(2)
    } else {
      comment(1)
    }
  }

  private mutating func enter(_ context: Context, behind count: Int) {
    comment(count)
    contexts.append(context)
  }

  private func starts(_ word: String, at start: Int? = nil) -> Bool {
    var index = start ?? position
    for byte in word.utf8 {
      guard index < text.count, text[index] == byte else { return false }
      index += 1
    }
    return true
  }

  private mutating func keep(_ count: Int) {
    for _ in 0..<count where position < text.count {
      result.append(text[position])
      position += 1
    }
  }

  private mutating func comment(_ count: Int) {
    if keepsComments { keep(count) } else { blank(count) }
  }

  private mutating func blank(_ count: Int) {
    for _ in 0..<count where position < text.count {
      let isNewline = text[position] == UInt8(ascii: "\n")
      result.append(isNewline ? text[position] : UInt8(ascii: " "))
      position += 1
    }
  }
}
