/// A hash that is the same in every process, for names and keys.
///
/// Its high bits are weak: who uses them mixes it once more.
/// Source: Fowler, Noll, Vo, *The FNV non-cryptographic hash algorithm*, 2012,
/// draft-eastlake-fnv.
package enum FNV {
  /// Returns FNV-1a over the bytes of a text in UTF-8.
  ///
  /// - Complexity: O(bytes).
  package static func hash(_ text: String) -> UInt64 { hash(text.utf8) }

  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Returns the mixed hash of bytes as sixteen hexadecimal digits.
  ///
  /// - Complexity: O(bytes).
  package static func digest(of bytes: some Sequence<UInt8>) -> String {
    let digits = String(RandomStream.mix(hash(bytes)), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Returns the mixed hash of a text as eight hexadecimal digits.
  package static func digits(of text: String) -> String {
    let digits = String(RandomStream.mix(hash(text)) >> 32, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
