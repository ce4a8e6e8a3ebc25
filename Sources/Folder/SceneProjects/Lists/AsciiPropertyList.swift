/// Reads the old property lists of NeXT, in which Xcode writes its projects.
///
/// Foundation reads them as well, but does not say in which line a mistake is.
struct AsciiPropertyList {
  let bytes: [UInt8]
  let location: String
  private let limits: ListLimits
  var index = 0
  private var values = 0

  private init(_ bytes: [UInt8], at location: String, _ limits: ListLimits) {
    self.bytes = bytes
    self.location = location
    self.limits = limits
  }

  /// Reads a whole text, which is one value.
  ///
  /// - Throws: `ProjectError` with the line, where the text does not follow the format or is longer or
  ///   deeper than the limits.
  static func value(
    of bytes: [UInt8], at location: String, _ limits: ListLimits
  ) throws(ProjectError) -> PropertyValue {
    var reader = AsciiPropertyList(bytes, at: location, limits)
    // The mark of the encoding.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    let value = try reader.value(level: 0)
    try reader.skipBlanks()
    guard reader.next == nil else { throw reader.error("the list ends before", reader.word) }
    return value
  }

  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func value(level: Int) throws(ProjectError) -> PropertyValue {
    guard level < limits.mostLevels else {
      throw ProjectError(
        .tooDeep, "more than \(limits.mostLevels) values lie in each other", at: location,
        line: line)
    }
    values += 1
    guard values <= limits.mostValues else {
      throw ProjectError(
        .tooLarge, "there are more than \(limits.mostValues) values", at: location, line: line)
    }
    try skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return try table(level)
    case UInt8(ascii: "("): return try list(level)
    case UInt8(ascii: "<"):
      try skipData()
      return .other
    default: return .text(try text())
    }
  }

  private mutating func table(_ level: Int) throws(ProjectError) -> PropertyValue {
    let first = index
    index += 1
    var table: [String: PropertyValue] = [:]
    while true {
      try skipBlanks()
      guard let sign = next else { throw unclosed("{", from: first) }
      if sign == UInt8(ascii: "}") {
        index += 1
        return .table(table)
      }
      let key = try text()
      try skipBlanks()
      guard next == UInt8(ascii: "=") else { throw error("'=' is missing before", word) }
      index += 1
      table[key] = try value(level: level + 1)
      try skipBlanks()
      guard next == UInt8(ascii: ";") else { throw error("';' is missing before", word) }
      index += 1
    }
  }

  private mutating func list(_ level: Int) throws(ProjectError) -> PropertyValue {
    let first = index
    index += 1
    var list: [PropertyValue] = []
    while true {
      try skipBlanks()
      guard let sign = next else { throw unclosed("(", from: first) }
      if sign == UInt8(ascii: ")") {
        index += 1
        return .list(list)
      }
      list.append(try value(level: level + 1))
      try skipBlanks()
      if next == UInt8(ascii: ",") {
        index += 1
      } else if next != UInt8(ascii: ")") {
        guard next != nil else { throw unclosed("(", from: first) }
        throw error("',' is missing before", word)
      }
    }
  }

  /// Skips bytes in hexadecimal digits, which no setting is made of.
  private mutating func skipData() throws(ProjectError) {
    let first = index
    if bytes[index...].starts(with: Array("<<<<<<<".utf8)) {
      throw error("a merge conflict is not resolved:", word)
    }
    index += 1
    while let sign = next {
      index += 1
      if sign == UInt8(ascii: ">") { return }
      let isDigit = Character(Unicode.Scalar(sign)).isHexDigit
      guard isDigit || Self.isBlank(sign) else {
        index -= 1
        throw error("bytes are written in hexadecimal digits, without", word)
      }
    }
    throw unclosed("<", from: first)
  }

  private mutating func skipBlanks() throws(ProjectError) {
    while let sign = next {
      if Self.isBlank(sign) {
        index += 1
      } else if sign == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "/")
      {
        while let sign = next, sign != 10, sign != 13 { index += 1 }
      } else if sign == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "*")
      {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(ProjectError) {
    let first = index
    index += 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    throw unclosed("/*", from: first)
  }

  private static func isBlank(_ sign: UInt8) -> Bool { sign == 32 || (9...13).contains(sign) }
}
