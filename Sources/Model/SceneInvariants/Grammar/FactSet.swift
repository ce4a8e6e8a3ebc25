import SceneLifecycle

/// A set of facts, one bit a fact.
///
/// The facts that most callbacks are judged by stand in the first word.
struct FactSet: Hashable, Sendable {
  private var bits: BitPair

  @inline(__always)
  init() { bits = BitPair() }

  @inline(__always)
  init(_ fact: Fact) { bits = BitPair(bit: fact.number) }

  /// Creates the set of one fact if a flag is 1, and an empty set if it is 0; nothing branches.
  @inline(__always)
  init(_ fact: Fact, flag: UInt64) {
    let number = UInt64(truncatingIfNeeded: fact.number)
    bits = number < 64 ? BitPair(low: flag << number) : BitPair(high: flag << (number &- 64))
  }

  /// Creates the set of one fact if a condition holds.
  @inline(__always)
  init(_ fact: Fact, if condition: Bool) { self.init(fact, flag: condition ? 1 : 0) }

  @inline(__always)
  private init(bits: BitPair) { self.bits = bits }

  /// No fact at all.
  @inline(__always)
  static var none: FactSet { FactSet() }

  /// Whether no fact is a member.
  @inline(__always)
  var isEmpty: Bool { bits.isEmpty }

  /// How many facts are members.
  var count: Int { bits.count }

  /// Whether a fact is a member.
  @inline(__always)
  func contains(_ fact: Fact) -> Bool { bits.contains(fact.number) }

  /// Whether some fact is a member of both.
  @inline(__always)
  func intersects(_ other: FactSet) -> Bool { !(self & other).isEmpty }

  /// Whether a fact of the first word is in the one set and not in this, or in this and in the other.
  @inline(__always)
  func differsNear(usual: FactSet, unusual: FactSet) -> Bool {
    (~bits.low & usual.bits.low) | (bits.low & unusual.bits.low) != 0
  }

  /// The same of the second word.
  @inline(__always)
  func differsFar(usual: FactSet, unusual: FactSet) -> Bool {
    (~bits.high & usual.bits.high) | (bits.high & unusual.bits.high) != 0
  }

  /// Whether some fact stands in the second word.
  var isFar: Bool { bits.high != 0 }

  /// The member of the highest number alone.
  var highest: FactSet {
    if bits.high != 0 {
      return FactSet(bits: BitPair(bit: 127 - bits.high.leadingZeroBitCount))
    }
    return bits.low == 0 ? .none : FactSet(bits: BitPair(bit: 63 - bits.low.leadingZeroBitCount))
  }

  /// Returns the fact that a scene reads this state.
  @inline(__always)
  static func reading(_ state: ActivationState) -> FactSet {
    FactSet(bits: BitPair(low: 1 &<< UInt64(truncatingIfNeeded: state.rawValue)))
  }

  /// Returns the fact that the app reads this state.
  @inline(__always)
  static func reading(_ state: ApplicationState) -> FactSet {
    FactSet(bits: BitPair(low: 32 &<< UInt64(truncatingIfNeeded: state.rawValue)))
  }

  /// Returns the members of both.
  @inline(__always)
  static func & (left: FactSet, right: FactSet) -> FactSet {
    FactSet(bits: left.bits & right.bits)
  }

  /// Returns the members of either.
  @inline(__always)
  static func | (left: FactSet, right: FactSet) -> FactSet {
    FactSet(bits: left.bits | right.bits)
  }

  /// Returns the members of the left that are not members of the right.
  @inline(__always)
  static func - (left: FactSet, right: FactSet) -> FactSet {
    FactSet(bits: left.bits - right.bits)
  }

  /// Returns every fact that is not a member.
  @inline(__always)
  static prefix func ~ (set: FactSet) -> FactSet {
    FactSet(bits: BitPair(low: ~set.bits.low, high: ~set.bits.high))
  }

  /// Adds the members of another set.
  @inline(__always)
  static func |= (left: inout FactSet, right: FactSet) { left = left | right }

  /// Takes the members of another set out.
  @inline(__always)
  static func -= (left: inout FactSet, right: FactSet) { left = left - right }
}

extension FactSet: ExpressibleByArrayLiteral {
  init(arrayLiteral facts: Fact...) { self.init(of: facts) }

  init(of facts: [Fact]) {
    self = facts.reduce(.none) { $0 | FactSet($1) }
  }
}
