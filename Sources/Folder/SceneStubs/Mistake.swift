/// A mistake that the compiler names.
struct Mistake: Hashable, Sendable {
  let file: String
  let line: Int
  let column: Int
  let text: String

  /// Reads mistakes from the compiler's messages in LLVM's style; what is none is left out.
  static func all(in messages: String, most: Int) -> [Mistake] {
    var found: [Mistake] = []
    var seen: Set<Mistake> = []
    for line in messages.split(separator: "\n") {
      guard found.count < most else { break }
      guard let mistake = Mistake(line), seen.insert(mistake).inserted else { continue }
      found.append(mistake)
    }
    return found
  }

  private init?(_ line: Substring) {
    let mark = ": error: "
    guard let range = line.firstRange(of: mark) else { return nil }
    let parts = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    if parts.count >= 3, let lineNumber = Int(parts[parts.count - 2]),
      let column = Int(parts[parts.count - 1])
    {
      file = parts.dropLast(2).joined(separator: ":")
      (self.line, self.column) = (lineNumber, column)
    } else {
      file = String(line[..<range.lowerBound])
      (self.line, column) = (0, 0)
    }
    text = String(line[range.upperBound...])
  }

  /// Creates a mistake.
  init(file: String, line: Int, column: Int, text: String) {
    self.file = file
    self.line = line
    self.column = column
    self.text = text
  }

  /// The names that the compiler quotes, in order.
  var quoted: [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// Whether the compiler has given up an expression.
  var isOfTime: Bool { text.contains("in reasonable time") }

  /// The type or member that is missing; nil where the mistake says another thing.
  var missing: Missing? {
    let quoted = quoted
    if text.hasPrefix("cannot find type '"), text.hasSuffix("in scope"), let name = quoted.first {
      return .type(name)
    }
    if text.hasPrefix("cannot find '"), text.contains("' in scope"), let name = quoted.first {
      return .value(name)
    }
    if text.contains("' has no "), let range = text.firstRange(of: " member '"), quoted.count > 1 {
      let name = String(text[range.upperBound...].prefix { $0 != "'" })
      return .member(type: quoted[0], name: name, isStatic: text.hasPrefix("type '"))
    }
    if text.hasPrefix("instance member '"), text.contains("cannot be used on type"),
      quoted.count >= 2
    {
      return .member(type: quoted[1], name: quoted[0], isStatic: true)
    }
    if text.contains("is not a member type of"), quoted.count >= 2 {
      return .memberType(type: quoted[1], name: quoted[0])
    }
    return nil
  }

  /// A name that is not there.
  enum Missing: Hashable, Sendable {
    case type(String)
    case value(String)
    case member(type: String, name: String, isStatic: Bool)
    case memberType(type: String, name: String)
  }
}
