import SceneSources

extension DumpReader {
  mutating func peek() -> UInt8 {
    while index < bytes.count && bytes[index].isBlank { index += 1 }
    return index < bytes.count ? bytes[index] : 0
  }

  mutating func expect(_ sign: UInt8) throws(DumpFailure) {
    guard peek() == sign else { throw DumpFailure(offset: index) }
    index += 1
  }

  mutating func eachKey(
    _ body: (inout DumpReader, String) throws(DumpFailure) -> Void
  ) throws(DumpFailure) {
    // In the place of an object there may be nothing, or a word for nothing.
    guard peek() == UInt8(ascii: "{") else { return try skipValue() }
    index += 1
    if peek() == UInt8(ascii: "}") {
      index += 1
      return
    }
    while true {
      let key = try string()
      try expect(UInt8(ascii: ":"))
      try body(&self, key)
      if peek() != UInt8(ascii: ",") { return try expect(UInt8(ascii: "}")) }
      index += 1
    }
  }

  mutating func eachElement(
    _ body: (inout DumpReader) throws(DumpFailure) -> Void
  ) throws(DumpFailure) {
    guard peek() == UInt8(ascii: "[") else { return try skipValue() }
    index += 1
    if peek() == UInt8(ascii: "]") {
      index += 1
      return
    }
    while true {
      // Behind the mistake, what follows has an empty key, as if it were in an object.
      _ = peek()
      if bytes[index...].starts(with: Self.emptyKey) { index += Self.emptyKey.count }
      try body(&self)
      if peek() != UInt8(ascii: ",") { return try expect(UInt8(ascii: "]")) }
      index += 1
    }
  }

  mutating func strings() throws(DumpFailure) -> [String] {
    var found: [String] = []
    try eachElement { (reader) throws(DumpFailure) in found.append(try reader.string()) }
    return found
  }

  mutating func number() throws(DumpFailure) -> Int {
    _ = peek()
    let start = index
    while index < bytes.count && (bytes[index].isDigit || bytes[index] == UInt8(ascii: "-")) {
      index += 1
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Int(text) else { throw DumpFailure(offset: start) }
    return number
  }

  mutating func flag() throws(DumpFailure) -> Bool {
    let isTrue = peek() == UInt8(ascii: "t")
    try skipValue()
    return isTrue
  }

  mutating func string() throws(DumpFailure) -> String {
    try expect(UInt8(ascii: "\""))
    let start = index
    var isPlain = true
    while index < bytes.count && bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") {
        isPlain = false
        index += 1
      }
      index += 1
    }
    guard index < bytes.count else { throw DumpFailure(offset: start) }
    let range = start..<index
    index += 1
    return isPlain
      ? String(decoding: bytes[range], as: UTF8.self) : Self.unescaped(bytes[range])
  }

  /// A string with signs that JSON writes otherwise, such as a letter beyond ASCII.
  static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var units: [UInt16] = []
    var rest = Substring(decoding: bytes, as: UTF8.self)
    while let sign = rest.unicodeScalars.popFirst() {
      guard sign == "\\", let escaped = rest.unicodeScalars.popFirst() else {
        units += String(sign).utf16
        continue
      }
      switch escaped {
      case "n": units.append(10)
      case "t": units.append(9)
      case "r": units.append(13)
      case "b": units.append(8)
      case "f": units.append(12)
      case "u":
        let digits = rest.unicodeScalars.prefix(4)
        units.append(UInt16(String(digits), radix: 16) ?? 0xFFFD)
        rest.unicodeScalars.removeFirst(digits.count)
      default: units += String(escaped).utf16
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Skips what an attempt has left.
  mutating func skipRest() throws(DumpFailure) {
    let next = peek()
    if next != UInt8(ascii: ",") && next != UInt8(ascii: "}") { try skipValue() }
  }

  /// Skips a value of any kind, however deep it is.
  mutating func skipValue() throws(DumpFailure) {
    var open = 0
    repeat {
      switch peek() {
      case UInt8(ascii: "{")
      where isAttributedOpen && bytes[index...].starts(with: Self.attributed):
        try skipAttributed()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        open -= 1
        index += 1
        if open < 0 { throw DumpFailure(offset: index) }
      case UInt8(ascii: "\""): try skipString()
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        if open == 0 { throw DumpFailure(offset: index) }
        index += 1
      case 0: throw DumpFailure(offset: index)
      default: skipWord()
      }
    } while open > 0
  }

  /// Skips a type with attributes up to the type that it is about, which is its last part.
  mutating func skipAttributed() throws(DumpFailure) {
    depth += 1
    guard depth <= deepest else { throw DumpFailure(offset: index) }
    index += 1
    while true {
      let key = try string()
      try expect(UInt8(ascii: ":"))
      try skipValue()
      if key == "type_repr" { break }
      try expect(UInt8(ascii: ","))
    }
    depth -= 1
  }

  mutating func skipString() throws(DumpFailure) {
    index += 1
    while index < bytes.count && bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count else { throw DumpFailure(offset: index) }
    index += 1
  }

  mutating func skipWord() {
    repeat { index += 1 } while index < bytes.count && Self.isWordPart(bytes[index])
  }

  static func isWordPart(_ byte: UInt8) -> Bool {
    byte.isNamePart || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: "-")
  }
}
