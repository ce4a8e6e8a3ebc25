/// 128 bits in two words: what sets of events, of pending items and of facts are made of.
///
/// Nearly everything stands in the low word, and the high one is asked for only where the low one has
/// no answer, so that the room above costs next to nothing.
@frozen
@usableFromInline
package struct BitPair: BitwiseCopyable, Hashable, Sendable {
  /// Bits 0 … 63.
  @usableFromInline package var low: UInt64
  /// Bits 64 … 127.
  @usableFromInline package var high: UInt64

  @inlinable
  @inline(__always)
  package init(low: UInt64 = 0, high: UInt64 = 0) {
    self.low = low
    self.high = high
  }

  /// Creates a pair with one bit set; none beyond the capacity.
  @inlinable
  @inline(__always)
  package init(bit: Int) {
    let number = UInt64(truncatingIfNeeded: bit)
    low = 1 << number
    high = number < 64 ? 0 : 1 << (number &- 64)
  }

  /// How many bits there are.
  @usableFromInline package static let capacity = 128

  /// Returns the first `count` bits.
  @inlinable
  @inline(__always)
  package static func first(_ count: Int) -> BitPair {
    let number = UInt64(truncatingIfNeeded: count)
    return BitPair(
      low: count >= 64 ? ~0 : (1 << number) &- 1,
      high: count <= 64 ? 0 : count >= 128 ? ~0 : (1 << (number &- 64)) &- 1)
  }

  /// Whether no bit is set.
  @inlinable
  @inline(__always)
  package var isEmpty: Bool { low | high == 0 }

  /// How many bits are set.
  @inlinable
  @inline(__always)
  package var count: Int {
    high == 0 ? low.nonzeroBitCount : low.nonzeroBitCount &+ high.nonzeroBitCount
  }

  /// The position of the lowest bit that is set; 128 when none is.
  @inlinable
  @inline(__always)
  package var lowest: Int {
    low != 0 ? low.trailingZeroBitCount : 64 &+ high.trailingZeroBitCount
  }

  /// Whether a bit is set.
  @inlinable
  @inline(__always)
  package func contains(_ bit: Int) -> Bool {
    let word = bit & 64 == 0 ? low : high
    return (word &>> UInt64(truncatingIfNeeded: bit)) & 1 == 1
  }

  /// Sets a bit.
  @inlinable
  @inline(__always)
  package mutating func insert(_ bit: Int) { self = self | BitPair(bit: bit) }

  /// Clears a bit.
  @inlinable
  @inline(__always)
  package mutating func remove(_ bit: Int) { self = self - BitPair(bit: bit) }

  /// Clears the lowest bit that is set and returns its position.
  @inlinable
  @inline(__always)
  package mutating func removeLowest() -> Int {
    if low != 0 {
      defer { low &= low &- 1 }
      return low.trailingZeroBitCount
    }
    defer { high &= high &- 1 }
    return 64 &+ high.trailingZeroBitCount
  }

  /// Returns the position of the bit at a rank, counted from the lowest.
  ///
  /// - Parameter rank: 0 ..< `count`.
  @inlinable
  @inline(__always)
  package func member(at rank: Int) -> Int {
    let near = low.nonzeroBitCount
    if rank < near { return SceneSet(bits: low).member(at: rank) }
    return 64 &+ SceneSet(bits: high).member(at: rank &- near)
  }

  /// Returns the bits that are set in both.
  @inlinable
  @inline(__always)
  package static func & (left: BitPair, right: BitPair) -> BitPair {
    BitPair(low: left.low & right.low, high: left.high & right.high)
  }

  /// Returns the bits that are set in either.
  @inlinable
  @inline(__always)
  package static func | (left: BitPair, right: BitPair) -> BitPair {
    BitPair(low: left.low | right.low, high: left.high | right.high)
  }

  /// Returns the bits of the left that are not set in the right.
  @inlinable
  @inline(__always)
  package static func - (left: BitPair, right: BitPair) -> BitPair {
    BitPair(low: left.low & ~right.low, high: left.high & ~right.high)
  }
}
