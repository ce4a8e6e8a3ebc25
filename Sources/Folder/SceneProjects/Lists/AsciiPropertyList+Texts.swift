extension AsciiPropertyList {
  /// A text, with quotation marks or without.
  mutating func text() throws(ProjectError) -> String {
    guard let sign = next else { throw error("the text ends where a value is due") }
    if sign == UInt8(ascii: "\"") || sign == UInt8(ascii: "'") { return try quoted(until: sign) }
    let first = index
    while let sign = next, Self.isPlain(sign) { index += 1 }
    guard index > first else {
      let isConflict = bytes[index...].starts(with: Array("<<<<<<<".utf8))
      throw error(isConflict ? "a merge conflict is not resolved:" : "no value begins with", word)
    }
    return String(decoding: bytes[first..<index], as: UTF8.self)
  }

  private mutating func quoted(until quote: UInt8) throws(ProjectError) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let sign = next {
      index += 1
      if sign == quote { return String(decoding: text, as: UTF8.self) }
      if sign == UInt8(ascii: "\\") { escaped(into: &text) } else { text.append(sign) }
    }
    throw unclosed(String(Unicode.Scalar(quote)), from: start)
  }

  /// Reads the sign behind a backslash.
  private mutating func escaped(into text: inout [UInt8]) {
    guard let sign = next else { return }
    index += 1
    switch sign {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "U"):
      append(digits(16, most: 4), to: &text)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      append(digits(8, most: 3), to: &text)
    default: text.append(sign)
    }
  }

  private mutating func digits(_ radix: UInt32, most: Int) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<most {
      guard let sign = next, let digit = Character(Unicode.Scalar(sign)).hexDigitValue,
        digit < radix
      else { break }
      number = number * radix + UInt32(digit)
      index += 1
    }
    return number
  }

  private func append(_ number: UInt32, to text: inout [UInt8]) {
    let scalar = Unicode.Scalar(number) ?? "\u{FFFD}"
    text.append(contentsOf: Array(String(scalar).utf8))
  }

  /// Whether a text without quotation marks may have the sign.
  private static func isPlain(_ sign: UInt8) -> Bool {
    switch sign {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"):
      true
    default: sign >= 0x80
    }
  }
}

extension AsciiPropertyList {
  /// The line of the place that is read, from 1.
  var line: Int { line(of: index) }

  func line(of index: Int) -> Int {
    1 + bytes[..<min(index, bytes.count)].count { $0 == 10 }
  }

  /// The text at the place that is read, for a message.
  var word: String {
    let rest = bytes[min(index, bytes.count)...].prefix(24).prefix { $0 != 10 && $0 != 13 }
    return rest.isEmpty ? "end of the text" : String(decoding: rest, as: UTF8.self)
  }

  func error(_ reason: String, _ value: String = "") -> ProjectError {
    ProjectError(.malformed, reason, at: location, line: line, value: value)
  }

  func unclosed(_ sign: String, from index: Int) -> ProjectError {
    ProjectError(
      .malformed, "nothing closes", at: location, line: line(of: index), value: sign)
  }
}
