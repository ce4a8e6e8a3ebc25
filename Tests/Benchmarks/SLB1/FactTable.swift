import SceneLifecycle

/// What holds of up to eight scenes, in one word: a byte for each fact, a bit of it for each scene.
///
/// So one event changes all that it changes of its scene at once, and a fact of all scenes is a byte.
struct FactTable: Hashable, Sendable {
  /// The word.
  private(set) var bits: UInt64

  /// Some facts of the first scene: one bit in each byte at most.
  struct Column: OptionSet, Hashable, Sendable {
    var rawValue: UInt64

    /// All facts.
    static let all = Column(rawValue: 0x0101_0101_0101_0101)
  }

  /// Nothing but one fact holds of the first scenes.
  init(of fact: Column, scenes: Int) { bits = fact.rawValue &* SceneSet.first(scenes).bits }

  /// Nothing holds.
  init() { bits = 0 }

  /// What holds of a scene.
  @inline(__always)
  subscript(slot: Int) -> Column { Column(rawValue: word(slot)).intersection(.all) }

  /// Whether all of some facts hold of a scene.
  @inline(__always)
  func holdAll(_ facts: Column, of slot: Int) -> Bool { facts.rawValue & ~word(slot) == 0 }

  /// Whether any of some facts holds of a scene.
  @inline(__always)
  func holdAny(_ facts: Column, of slot: Int) -> Bool { facts.rawValue & word(slot) != 0 }

  /// What holds of a scene in the lowest bit of each byte, and other scenes beside it.
  @inline(__always)
  private func word(_ slot: Int) -> UInt64 { bits &>> UInt64(truncatingIfNeeded: slot) }

  /// The scenes of which one fact holds.
  @inline(__always)
  subscript(fact: Column) -> SceneSet {
    SceneSet(bits: (bits &>> UInt64(truncatingIfNeeded: fact.rawValue.trailingZeroBitCount)) & 0xFF)
  }

  /// Ends some facts of a scene, then begins others.
  @inline(__always)
  mutating func change(_ slot: Int, ending ends: Column, beginning begins: Column = []) {
    let shift = UInt64(truncatingIfNeeded: slot)
    bits = bits & ~(ends.rawValue &<< shift) | begins.rawValue &<< shift
  }
}
