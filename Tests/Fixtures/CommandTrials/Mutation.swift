import SceneLifecycle

/// Makes files that no program wrote out of files that one did.
struct Mutation {
  private var random: RandomStream

  /// What stands in files of some kind, and what readers like to stumble over.
  private static let words = [
    "0", "1", "-1", "64", "65", "999999999", "4294967296", "18446744073709551615",
    "99999999999999999999", "1e9", "NaN", "launch", "after", "crash", "order", "before", "=", "#",
    "[ci]", "option", "campaign fresh", "surveyed", "end", "bucket", "scenes 64", "platform",
    "\u{FEFF}", "\u{0}", "é", "🙂", "\r\n", "\t", "part", "app",
  ]

  init(seed: UInt64) { random = RandomStream(key: RandomStream.mix(seed)) }

  /// Returns the bytes with one to six changes.
  mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(6) {
      switch random.below(8) {
      case 0: flip(&bytes)
      case 1: bytes.insert(UInt8(random.below(256)), at: random.below(bytes.count + 1))
      case 2: cut(&bytes)
      case 3: bytes.removeLast(random.below(bytes.count + 1))
      case 4: moveLine(&bytes)
      case 5: copyLine(&bytes)
      case 6: replaceWord(&bytes)
      default: replaceNumber(&bytes)
      }
    }
    return bytes
  }

  private mutating func flip(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
  }

  private mutating func cut(_ bytes: inout [UInt8]) {
    let start = random.below(bytes.count + 1)
    let end = min(bytes.count, start + 1 + random.below(24))
    bytes.removeSubrange(start..<end)
  }

  private mutating func moveLine(_ bytes: inout [UInt8]) {
    guard let line = line(of: bytes) else { return }
    let text = Array(bytes[line])
    bytes.removeSubrange(line)
    bytes.insert(contentsOf: text, at: self.line(of: bytes)?.lowerBound ?? 0)
  }

  private mutating func copyLine(_ bytes: inout [UInt8]) {
    guard let line = line(of: bytes) else { return }
    let text = Array(bytes[line])
    bytes.insert(contentsOf: text, at: self.line(of: bytes)?.lowerBound ?? 0)
  }

  private mutating func replaceWord(_ bytes: inout [UInt8]) {
    let word = Array(Self.words[random.below(Self.words.count)].utf8)
    let start = random.below(bytes.count + 1)
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x0A }
    let first = bytes[..<start].lastIndex(where: isBlank).map { $0 + 1 } ?? 0
    let last = bytes[first...].firstIndex(where: isBlank) ?? bytes.count
    bytes.replaceSubrange(first..<last, with: word)
  }

  private mutating func replaceNumber(_ bytes: inout [UInt8]) {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    let start = random.below(bytes.count + 1)
    guard let first = bytes[start...].firstIndex(where: isDigit) else { return }
    let last = bytes[first...].firstIndex { !isDigit($0) } ?? bytes.count
    let value = random.next() >> UInt64(random.below(64))
    bytes.replaceSubrange(first..<last, with: Array("\(value)".utf8))
  }

  /// A line with its end, drawn by a byte of it.
  private mutating func line(of bytes: [UInt8]) -> Range<Int>? {
    guard !bytes.isEmpty else { return nil }
    let index = random.below(bytes.count)
    let start = bytes[..<index].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[index...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    return start..<end
  }
}
