/// A set of session slots, one bit a slot.
///
/// Slots are numbered from 0 inside the program and from 1 in text. Every operation is O(1).
@frozen
public struct SceneSet: Hashable, Sendable {
  /// Bit *i* says whether slot *i* is a member.
  public var bits: UInt64

  /// Creates the set whose members are the set bits.
  @inlinable
  public init(bits: UInt64) { self.bits = bits }

  /// Creates a set of one slot.
  ///
  /// - Parameter slot: 0 … 63.
  @inlinable
  public init(_ slot: Int) { bits = 1 &<< UInt64(truncatingIfNeeded: slot) }

  /// The number that stands for no slot where a slot is expected.
  @inlinable
  public static var noSlot: UInt8 { 0xFF }

  /// No slot at all.
  @inlinable
  public static var none: SceneSet { SceneSet(bits: 0) }

  /// The first `count` slots.
  @inlinable
  public static func first(_ count: Int) -> SceneSet {
    SceneSet(bits: count >= 64 ? ~0 : (1 << UInt64(count)) - 1)
  }

  /// Whether no slot is a member.
  @inlinable
  public var isEmpty: Bool { bits == 0 }

  /// How many slots are members.
  @inlinable
  public var count: Int { bits.nonzeroBitCount }

  /// The lowest member; 64 when there is none.
  @inlinable
  public var lowest: Int { bits.trailingZeroBitCount }

  /// Whether a slot is a member.
  @inlinable
  public func contains(_ slot: Int) -> Bool {
    (bits &>> UInt64(truncatingIfNeeded: slot)) & 1 == 1
  }

  /// Adds a slot.
  @inlinable
  public mutating func insert(_ slot: Int) { bits |= 1 &<< UInt64(truncatingIfNeeded: slot) }

  /// Takes a slot out.
  @inlinable
  public mutating func remove(_ slot: Int) { bits &= ~(1 &<< UInt64(truncatingIfNeeded: slot)) }

  /// Adds a slot if a condition holds, without a branch.
  @inlinable
  @inline(__always)
  public mutating func insert(_ slot: Int, if condition: Bool) {
    bits |= (condition ? 1 : 0) &<< UInt64(truncatingIfNeeded: slot)
  }

  /// Takes a slot out if a condition holds, without a branch.
  @inlinable
  @inline(__always)
  public mutating func remove(_ slot: Int, if condition: Bool) {
    bits &= ~((condition ? 1 : 0) &<< UInt64(truncatingIfNeeded: slot))
  }

  /// Returns the members of both.
  @inlinable
  public static func & (left: SceneSet, right: SceneSet) -> SceneSet {
    SceneSet(bits: left.bits & right.bits)
  }

  /// Returns the members of either.
  @inlinable
  public static func | (left: SceneSet, right: SceneSet) -> SceneSet {
    SceneSet(bits: left.bits | right.bits)
  }

  /// Returns the members of the left that are not members of the right.
  @inlinable
  public static func - (left: SceneSet, right: SceneSet) -> SceneSet {
    SceneSet(bits: left.bits & ~right.bits)
  }

  /// Adds the members of another set.
  @inlinable
  public static func |= (left: inout SceneSet, right: SceneSet) { left.bits |= right.bits }

  /// Takes the members of another set out.
  @inlinable
  public static func -= (left: inout SceneSet, right: SceneSet) { left.bits &= ~right.bits }

  /// Returns the member at a rank, counted from the lowest.
  ///
  /// - Parameter rank: 0 ..< `count`.
  /// - Complexity: O(1) in the number of slots (at most 64 turns, usually the rank).
  @inlinable
  public func member(at rank: Int) -> Int {
    var rest = bits
    for _ in 0..<rank { rest &= rest &- 1 }
    return rest.trailingZeroBitCount
  }
}

extension SceneSet: Sequence {
  /// Walks the members in rising order.
  @frozen
  public struct SceneIterator: IteratorProtocol, Sendable {
    @usableFromInline var rest: UInt64

    @inlinable
    init(rest: UInt64) { self.rest = rest }

    /// Returns the next member, nil after the last.
    @inlinable
    public mutating func next() -> Int? {
      guard rest != 0 else { return nil }
      defer { rest &= rest &- 1 }
      return rest.trailingZeroBitCount
    }
  }

  /// Returns an iterator over the members in rising order.
  @inlinable
  public func makeIterator() -> SceneIterator { SceneIterator(rest: bits) }
}
