/// Puts spaces in place of comments and of what literals hold, so that only code is left.
///
/// Interpolations are code and stay. Quotes stay, so that a literal can still be seen.
package struct Blanking {
  private enum Place {
    case code(openParentheses: Int)
    case string(hashes: Int, isLong: Bool)
    case line
    case block(depth: Int)
  }

  private let text: [UInt8]
  private var result: [UInt8] = []
  private var position = 0
  private var places: [Place] = [.code(openParentheses: 0)]

  private init(_ text: String) { self.text = Array(text.utf8) }

  /// Returns the text with the same lines and columns (in bytes) and nothing but code.
  package static func blanked(_ text: String) -> String {
    var blanking = Blanking(text)
    while blanking.position < blanking.text.count { blanking.step() }
    return String(decoding: blanking.result, as: UTF8.self)
  }

  private mutating func step() {
    switch places[places.count - 1] {
    case .code(let open): code(open)
    case .string(let hashes, let isLong): string(hashes, isLong)
    case .line:
      if text[position] == UInt8(ascii: "\n") { places.removeLast() }
      blank(1)
    case .block(let depth): block(depth)
    }
  }

  private mutating func code(_ open: Int) {
    if starts("//") { return enter(.line, blanking: 2) }
    if starts("/*") { return enter(.block(depth: 1), blanking: 2) }
    var hashes = 0
    while starts("#", at: position + hashes) { hashes += 1 }
    if starts("\"", at: position + hashes) {
      let isLong = starts("\"\"\"", at: position + hashes)
      keep(hashes + (isLong ? 3 : 1))
      places.append(.string(hashes: hashes, isLong: isLong))
      return
    }
    if hashes > 0 { return keep(hashes) }
    if text[position] == UInt8(ascii: "(") {
      places[places.count - 1] = .code(openParentheses: open + 1)
    } else if text[position] == UInt8(ascii: ")") {
      places[places.count - 1] = .code(openParentheses: open - 1)
      if open == 1 && places.count > 1 { places.removeLast() }
    }
    keep(1)
  }

  private mutating func string(_ hashes: Int, _ isLong: Bool) {
    let fence = String(repeating: "#", count: hashes)
    let end = (isLong ? "\"\"\"" : "\"") + fence
    let escape = "\\" + fence
    if starts(end) {
      keep(end.utf8.count)
      places.removeLast()
    } else if starts(escape + "(") {
      blank(escape.utf8.count)
      keep(1)
      places.append(.code(openParentheses: 1))
    } else if starts(escape) {
      blank(escape.utf8.count + 1)
    } else {
      blank(1)
    }
  }

  private mutating func block(_ depth: Int) {
    if starts("/*") {
      places[places.count - 1] = .block(depth: depth + 1)
      blank(2)
    } else if starts("*/") {
      places[places.count - 1] = .block(depth: depth - 1)
      if depth == 1 { places.removeLast() }
      blank(2)
    } else {
      blank(1)
    }
  }

  private mutating func enter(_ place: Place, blanking count: Int) {
    blank(count)
    places.append(place)
  }

  private func starts(_ word: String, at start: Int? = nil) -> Bool {
    var place = start ?? position
    for byte in word.utf8 {
      guard place < text.count, text[place] == byte else { return false }
      place += 1
    }
    return true
  }

  private mutating func keep(_ count: Int) {
    for _ in 0..<count where position < text.count {
      result.append(text[position])
      position += 1
    }
  }

  private mutating func blank(_ count: Int) {
    for _ in 0..<count where position < text.count {
      let isNewline = text[position] == UInt8(ascii: "\n")
      result.append(isNewline ? text[position] : UInt8(ascii: " "))
      position += 1
    }
  }
}
