/// A set of the world's kinds of event, one bit a kind.
///
/// The kinds that only an app under test has are never members of what `all` and the operators make.
/// Every operation is O(1).
@frozen
public struct EventSet: Hashable, Sendable {
  /// The bits, that of a kind at its number.
  @usableFromInline package var bits: BitPair

  @inlinable
  @inline(__always)
  init(bits: BitPair) { self.bits = bits }

  /// Creates a set without members.
  @inlinable
  public init() { bits = BitPair() }

  /// Creates the set of some kinds.
  @inlinable
  public init(of kinds: some Sequence<EventKind>) {
    bits = BitPair()
    for kind in kinds { insert(kind) }
  }

  /// Creates a set from its bits, the kinds of the lowest numbers first.
  @inlinable
  package init(low: UInt64, high: UInt64 = 0) { bits = BitPair(low: low, high: high) }

  /// How many kinds there is room for.
  public static var capacity: Int { BitPair.capacity }

  /// No kind at all.
  @inlinable
  public static var none: EventSet { EventSet() }

  /// Everything that the world can do.
  @inlinable
  public static var all: EventSet { EventSet(bits: .first(EventKind.worldCount)) }

  /// Events that end a process without asking: they may come between any two callbacks.
  package static let unannouncedEnds: EventSet = [.crash, .systemKill, .overrun]

  /// Events after which another copy of the app is installed; a process that runs ends without a word.
  package static let installations: EventSet = [.update, .reinstall, .restoreBackup]

  /// Whether no kind is a member.
  @inlinable
  public var isEmpty: Bool { bits.isEmpty }

  /// How many kinds are members.
  @inlinable
  public var count: Int { bits.count }

  /// Whether a kind is a member.
  @inlinable
  @inline(__always)
  public func contains(_ kind: EventKind) -> Bool { bits.contains(kind.number) }

  /// Whether the kind with a number is a member.
  @inlinable
  @inline(__always)
  public func contains(number: Int) -> Bool { bits.contains(number) }

  /// Adds a kind.
  @inlinable
  @inline(__always)
  public mutating func insert(_ kind: EventKind) { bits.insert(kind.number) }

  /// Takes a kind out.
  @inlinable
  @inline(__always)
  public mutating func remove(_ kind: EventKind) { bits.remove(kind.number) }

  /// Whether every member is a member of another set.
  @inlinable
  public func isSubset(of other: EventSet) -> Bool {
    bits.low & ~other.bits.low == 0 && (bits.high == 0 || bits.high & ~other.bits.high == 0)
  }

  /// Returns the member at a rank, counted from the lowest.
  ///
  /// - Parameter rank: 0 ..< `count`.
  @inlinable
  public func member(at rank: Int) -> EventKind { EventKind(number: bits.member(at: rank)) }

  /// Returns the members of both.
  @inlinable
  public static func & (left: EventSet, right: EventSet) -> EventSet {
    EventSet(bits: left.bits & right.bits)
  }

  /// Returns the members of either.
  @inlinable
  public static func | (left: EventSet, right: EventSet) -> EventSet {
    EventSet(bits: left.bits | right.bits)
  }

  /// Returns the members of the left that are not members of the right.
  @inlinable
  public static func - (left: EventSet, right: EventSet) -> EventSet {
    EventSet(bits: left.bits - right.bits)
  }

  /// Adds the members of another set.
  @inlinable
  public static func |= (left: inout EventSet, right: EventSet) { left = left | right }

  /// Keeps the members that are members of another set as well.
  @inlinable
  public static func &= (left: inout EventSet, right: EventSet) { left = left & right }

  /// Takes the members of another set out.
  @inlinable
  public static func -= (left: inout EventSet, right: EventSet) { left = left - right }
}

extension EventSet: ExpressibleByArrayLiteral {
  /// Creates the set of the kinds listed.
  @inlinable
  public init(arrayLiteral kinds: EventKind...) { self.init(of: kinds) }
}

extension EventSet: Sequence {
  /// Walks the members in rising order.
  @frozen
  public struct EventIterator: IteratorProtocol, Sendable {
    @usableFromInline var rest: BitPair

    @inlinable
    init(rest: BitPair) { self.rest = rest }

    /// Returns the next member, nil after the last.
    @inlinable
    @inline(__always)
    public mutating func next() -> EventKind? {
      rest.isEmpty ? nil : EventKind(number: rest.removeLowest())
    }
  }

  /// Returns an iterator over the members in rising order.
  @inlinable
  public func makeIterator() -> EventIterator { EventIterator(rest: bits) }
}
