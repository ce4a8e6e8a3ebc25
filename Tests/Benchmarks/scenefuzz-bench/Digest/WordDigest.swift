import SceneLifecycle

/// A running 64-bit digest of words and numbers.
///
/// Words enter by their letters, so numbering the cases of an enum anew leaves the digest alone.
struct WordDigest {
  private(set) var value: UInt64 = 0

  /// Mixes a number in.
  mutating func add(_ number: UInt64) {
    value = RandomStream.mix(value ^ number) &+ 0x9E37_79B9_7F4A_7C15
  }

  /// Mixes a word in.
  mutating func add(_ word: String) { add(FNV.hash(word)) }

  /// The digest as sixteen hexadecimal digits.
  var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
