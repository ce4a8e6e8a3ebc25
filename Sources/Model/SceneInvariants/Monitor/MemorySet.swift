/// A set of the memories of one compiled suite: those of a slot, or those of the process.
///
/// A memory has the position at which the compiler met it first, and a scope has at most 64.
struct MemorySet: Hashable, Sendable {
  /// Bit *i* says whether memory *i* is a member: what is written of a state when one is explored.
  var word: UInt64

  /// Creates the set whose members are the set bits of a word.
  @inline(__always)
  init(word: UInt64) { self.word = word }

  @inline(__always)
  init(position: Int) { word = 1 &<< UInt64(truncatingIfNeeded: position) }

  /// How many memories there is room for.
  static var capacity: Int { UInt64.bitWidth }

  /// No memory at all.
  @inline(__always)
  static var none: MemorySet { MemorySet(word: 0) }

  /// Every memory.
  @inline(__always)
  static var all: MemorySet { MemorySet(word: ~0) }

  /// Whether no memory is a member.
  @inline(__always)
  var isEmpty: Bool { word == 0 }

  /// How many memories are members.
  var count: Int { word.nonzeroBitCount }

  /// The positions of the members, rising.
  var positions: [Int] { (0..<Self.capacity).filter { contains(position: $0) } }

  /// Whether the memory at a position is a member.
  func contains(position: Int) -> Bool { word >> UInt64(position) & 1 != 0 }

  /// The member of the highest position alone.
  var highest: MemorySet { isEmpty ? .none : MemorySet(position: 63 - word.leadingZeroBitCount) }

  /// Returns the members of both.
  @inline(__always)
  static func & (left: MemorySet, right: MemorySet) -> MemorySet {
    MemorySet(word: left.word & right.word)
  }

  /// Returns the members of either.
  @inline(__always)
  static func | (left: MemorySet, right: MemorySet) -> MemorySet {
    MemorySet(word: left.word | right.word)
  }

  /// Returns the members of the left that are not members of the right.
  @inline(__always)
  static func - (left: MemorySet, right: MemorySet) -> MemorySet {
    MemorySet(word: left.word & ~right.word)
  }

  /// Returns every memory that is not a member.
  @inline(__always)
  static prefix func ~ (set: MemorySet) -> MemorySet { MemorySet(word: ~set.word) }

  /// Adds the members of another set.
  @inline(__always)
  static func |= (left: inout MemorySet, right: MemorySet) { left = left | right }

  /// Takes the members of another set out.
  @inline(__always)
  static func -= (left: inout MemorySet, right: MemorySet) { left = left - right }
}
