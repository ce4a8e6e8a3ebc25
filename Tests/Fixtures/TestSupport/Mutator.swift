package import SceneLifecycle

/// Changes a few bytes of a file as a slip of the hand, a bad merge or a bad disk would.
package struct Mutator {
  private var stream: RandomStream
  private let pieces: [[UInt8]] = [
    "#", "=", "\n", "\r\n", "\"", "before", "app", "after 65535", "65", "-1", "\u{FEFF}",
    "raw=\"", "->", "NEVER", "LATER", "CASE", "999999999999999999999", "é", "\u{301}", ",",
  ].map { Array($0.utf8) }

  /// Creates a mutator that draws its changes from a key.
  package init(key: UInt64) { stream = RandomStream(key: key) }

  /// Returns the bytes with one to four changes.
  package mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...stream.below(4) {
      let index = stream.below(bytes.count + 1)
      let end = min(bytes.count, index + stream.below(6))
      switch stream.below(5) {
      case 0: bytes.removeSubrange(index..<end)
      case 1: bytes.insert(UInt8(stream.below(256)), at: index)
      case 2: bytes.insert(contentsOf: pieces[stream.below(pieces.count)], at: index)
      case 3: bytes.removeSubrange(index..<min(bytes.count, index + stream.below(80)))
      default: bytes.insert(contentsOf: Array(bytes[index..<end]), at: index)
      }
    }
    return bytes
  }
}

extension NotationError {
  /// Whether the mistake's place lies within a file, and its message says what was expected.
  package func isLocated(in bytes: [UInt8]) -> Bool {
    let lines = 1 + bytes.count { $0 == 0x0A }
    return (1...lines + 1).contains(self.place.line)
      && (1...bytes.count + 1).contains(self.place.column)
      && description.hasPrefix("error: ") && !expected.isEmpty
  }
}
