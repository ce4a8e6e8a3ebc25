/// What the command and a worker process send each other: lines of a key and a value, then text.
package struct AppMessage: Hashable, Sendable {
  /// What is asked for, or what came of it.
  package var lines: [MessageLine]
  /// A scenario or a report; empty when there is none.
  package var text = ""

  /// Creates a message; its first line says what it is about.
  package init(_ key: String, _ value: String = "", text: String = "") {
    lines = [MessageLine(key: key, value: value)]
    self.text = text
  }

  /// The first key.
  var subject: String { lines.first?.key ?? "" }

  /// The value of a key; nil when it is not there.
  package subscript(key: String) -> String? { lines.first { $0.key == key }?.value }

  /// Adds a line.
  package mutating func add(_ key: String, _ value: String) {
    lines.append(MessageLine(key: key, value: value).flat)
  }

  /// The message as bytes, with their number before them.
  package var frame: [UInt8] {
    let head = lines.map { $0.key + " " + $0.value + "\n" }.joined()
    let body = Array((head + "\n" + text).utf8)
    return Array("\(body.count)\n".utf8) + body
  }

  /// The most bytes of a message.
  package static let room = 1 << 26

  /// Whether what was received is no message, nor the beginning of one.
  package static func isGarbled(_ bytes: [UInt8]) -> Bool {
    let digits = "\(room)".utf8.count
    let head = bytes.prefix(digits + 1)
    guard let end = head.firstIndex(of: UInt8(ascii: "\n")) else {
      return head.count > digits || !head.allSatisfy { (0x30...0x39).contains($0) }
    }
    return count(bytes[..<end]) == nil
  }

  /// The number of bytes that a head announces; nil where it announces none, or too many.
  private static func count(_ head: ArraySlice<UInt8>) -> Int? {
    guard head.allSatisfy({ (0x30...0x39).contains($0) }),
      let count = Int(String(decoding: head, as: UTF8.self)), count <= room
    else { return nil }
    return count
  }

  /// Takes a message from the front of what was received; nil while a part of it is missing.
  package init?(takenFrom bytes: inout [UInt8]) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), let count = Self.count(bytes[..<end]),
      bytes.count - end - 1 >= count
    else { return nil }
    let body = bytes[(end + 1)...].prefix(count)
    self.init(body: body)
    bytes.removeFirst(end + 1 + count)
  }

  private init(body: ArraySlice<UInt8>) {
    lines = []
    var rest = body
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      if line.isEmpty { break }
      let key = line.prefix { $0 != " " }
      lines.append(MessageLine(key: String(key), value: String(line.dropFirst(key.count + 1))))
    }
    text = String(decoding: rest, as: UTF8.self)
  }
}

/// One line of a message.
package struct MessageLine: Hashable, Sendable {
  /// What the line is about.
  package var key: String
  /// What it says.
  package var value: String

  package init(key: String, value: String) {
    self.key = key
    self.value = value
  }

  /// The same with blanks for line feeds.
  package var flat: MessageLine {
    if !value.utf8.contains(UInt8(ascii: "\n")) { return self }
    // By scalars: the character of a carriage return and a line feed is neither of them.
    let parts = value.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return MessageLine(key: key, value: parts.map { String($0) }.joined(separator: " "))
  }
}
