/// A set of a scene's agenda items, or of the process's; one bit an item.
@frozen
@usableFromInline
package struct AgendaSet: Hashable, Sendable {
  /// One bit an item, by its position in the agenda.
  @usableFromInline package var bits: BitPair

  @inlinable
  @inline(__always)
  package init(bits: BitPair) { self.bits = bits }

  /// Creates the set of one item.
  @inlinable
  @inline(__always)
  package init(_ item: AgendaItem) { bits = BitPair(bit: item.position) }

  /// Creates the set of the item at a position.
  @inlinable
  @inline(__always)
  package init(position: Int) { bits = BitPair(bit: position) }

  /// Creates the set of some items of one scope.
  @inlinable
  package init(of items: some Sequence<AgendaItem>) {
    bits = BitPair()
    for item in items { bits.insert(item.position) }
  }

  /// Creates the set of the items that some callbacks are pending as, of a scene or of the process.
  package init(of kinds: CallbackSet, ofScene: Bool) {
    self.init(of: kinds.kinds.compactMap { AgendaItem($0) }.filter { $0.isOfScene == ofScene })
  }

  /// How many items of a scope there is room for.
  package static var capacity: Int { BitPair.capacity }

  /// No item at all.
  @inlinable
  @inline(__always)
  package static var none: AgendaSet { AgendaSet(bits: BitPair()) }

  /// Every item that there may ever be.
  @inlinable
  @inline(__always)
  package static var all: AgendaSet { AgendaSet(bits: BitPair(low: ~0, high: ~0)) }

  /// Whether no item is a member.
  @inlinable
  @inline(__always)
  package var isEmpty: Bool { bits.isEmpty }

  /// How many items are members.
  @inlinable
  package var count: Int { bits.count }

  /// Whether no member stands in the second word.
  @inlinable
  @inline(__always)
  package var isNear: Bool { bits.high == 0 }

  /// The position of the lowest member; 128 when there is none.
  @inlinable
  @inline(__always)
  package var lowest: Int { bits.lowest }

  /// The positions of the members, rising.
  package var positions: [Int] {
    var rest = bits
    var positions: [Int] = []
    while !rest.isEmpty { positions.append(rest.removeLowest()) }
    return positions
  }

  /// The members as items of a scene or of the process, in the usual order.
  package func items(ofScene: Bool) -> [AgendaItem] {
    positions.compactMap { AgendaItem(position: $0, ofScene: ofScene) }
  }

  /// Whether an item is a member.
  @inlinable
  @inline(__always)
  package func contains(_ item: AgendaItem) -> Bool { bits.contains(item.position) }

  /// Whether the item at a position is a member.
  @inlinable
  @inline(__always)
  package func contains(position: Int) -> Bool { bits.contains(position) }

  /// Whether some item is a member of both.
  @inlinable
  @inline(__always)
  package func intersects(_ other: AgendaSet) -> Bool { !(bits & other.bits).isEmpty }

  /// Whether an item, or one that usually comes after it, is a member.
  @inlinable
  @inline(__always)
  package func reaches(_ item: AgendaItem) -> Bool {
    let start = BitPair(bit: item.position)
    return start.high == 0 ? bits.high != 0 || bits.low >= start.low : bits.high >= start.high
  }

  /// Whether the highest item that only one of both has is the other's.
  @inlinable
  package static func < (left: AgendaSet, right: AgendaSet) -> Bool {
    left.bits.high == right.bits.high
      ? left.bits.low < right.bits.low : left.bits.high < right.bits.high
  }

  /// Returns the members of both.
  @inlinable
  @inline(__always)
  package static func & (left: AgendaSet, right: AgendaSet) -> AgendaSet {
    AgendaSet(bits: left.bits & right.bits)
  }

  /// Returns the members of either.
  @inlinable
  @inline(__always)
  package static func | (left: AgendaSet, right: AgendaSet) -> AgendaSet {
    AgendaSet(bits: left.bits | right.bits)
  }

  /// Returns the members of the left that are not members of the right.
  @inlinable
  @inline(__always)
  package static func - (left: AgendaSet, right: AgendaSet) -> AgendaSet {
    AgendaSet(bits: left.bits - right.bits)
  }

  /// Adds the members of another set.
  @inlinable
  @inline(__always)
  package static func |= (left: inout AgendaSet, right: AgendaSet) { left = left | right }

  /// Takes the members of another set out.
  @inlinable
  @inline(__always)
  package static func -= (left: inout AgendaSet, right: AgendaSet) { left = left - right }
}

extension AgendaSet: ExpressibleByArrayLiteral {
  /// Creates the set of the items listed.
  @inlinable
  package init(arrayLiteral items: AgendaItem...) { self.init(of: items) }
}
