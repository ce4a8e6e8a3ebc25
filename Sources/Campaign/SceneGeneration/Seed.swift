import SceneLifecycle

/// The beginning of a campaign's draws: a number, or the Git commit that is tested.
package struct Seed: Hashable, Sendable {
  /// The 64 bits that every draw depends on.
  package var value: UInt64
  /// The text that reads back as the same seed.
  package var text: String

  /// Creates the seed of a number.
  package init(_ value: UInt64) {
    self.value = value
    text = String(value)
  }

  /// Reads a seed: decimal digits, `0x` and hex digits, or 7 to 40 hex digits of a commit.
  ///
  /// A shortened commit is a seed of its own, not that of the whole one. Below 40 digits, decimal
  /// digits alone are a number.
  ///
  /// - Throws: `GenerationError` with code `seed` for anything else.
  package init(parsing text: String) throws(GenerationError) {
    let isHex = text.allSatisfy { $0.isASCII && $0.isHexDigit }
    let isNumber = text.allSatisfy { $0.isNumber }
    let isShort = (7..<40).contains(text.utf8.count) && !isNumber
    if isHex && (isShort || text.utf8.count == 40) {
      self.init(commit: text.lowercased())
    } else if text.hasPrefix("0x") || text.hasPrefix("0X") {
      guard text.dropFirst(2).first != "+", let value = UInt64(text.dropFirst(2), radix: 16) else {
        throw GenerationError(.seed, text)
      }
      self.init(value)
    } else {
      guard text.first?.isNumber == true, let value = UInt64(text) else {
        throw GenerationError(.seed, text)
      }
      self.init(value)
    }
  }

  private init(commit: String) {
    var value: UInt64 = 0
    for digit in commit {
      value = RandomStream.mix(value) &+ UInt64(digit.hexDigitValue ?? 0)
    }
    self.value = value
    text = commit
  }
}
