/// Small numbers in one word of 64 bits, written and read in the same order.
@frozen
public struct PackedWord: Sendable {
  /// The word.
  public var word: UInt64
  @usableFromInline var shift: UInt64

  /// Creates a word that is filled, or read, from a bit on.
  @inlinable
  @inline(__always)
  public init(_ word: UInt64 = 0, from bit: UInt64 = 0) {
    self.word = word
    shift = bit
  }

  /// Appends a number.
  ///
  /// - Parameters:
  ///   - number: Below 2^bits.
  ///   - bits: How many bits it takes.
  @inlinable
  @inline(__always)
  public mutating func add(_ number: UInt64, bits: UInt64) {
    assert(number >> bits == 0, "a packed number fits its field")
    word |= number &<< shift
    shift &+= bits
  }

  /// Appends whether something is so, in one bit.
  @inlinable
  @inline(__always)
  public mutating func add(_ isSo: Bool) { add(isSo ? 1 : 0, bits: 1) }

  /// Leaves out bits that are zero.
  @inlinable
  @inline(__always)
  public mutating func skip(_ bits: UInt64) { shift &+= bits }

  /// Reads the next number.
  @inlinable
  @inline(__always)
  public mutating func take(_ bits: UInt64) -> UInt64 {
    let number = (word &>> shift) & ((1 &<< bits) &- 1)
    shift &+= bits
    return number
  }

  /// Reads one bit.
  @inlinable
  @inline(__always)
  public mutating func takeBit() -> Bool { take(1) != 0 }
}
