import SceneFuzzing

/// The phase of every scene: a set for each bit of the phase's raw value.
struct Phases: Hashable, Sendable {
  private let all: SceneSet
  private var ones = SceneSet.none
  private var twos = SceneSet.none
  private var fours = SceneSet.none

  /// All scenes are in phase none.
  init(scenes: Int) { all = .first(scenes) }

  /// The scenes in a phase.
  func scenes(in phase: SLB1Phase) -> SceneSet {
    let number = phase.rawValue
    return (number & 1 != 0 ? ones : all - ones) & (number & 2 != 0 ? twos : all - twos)
      & (number & 4 != 0 ? fours : all - fours)
  }

  /// The raw value of a scene's phase.
  @inline(__always)
  func number(of slot: Int) -> UInt8 {
    let place = UInt64(truncatingIfNeeded: slot)
    let low = (ones.bits &>> place & 1) | (twos.bits &>> place & 1) &<< 1
    return UInt8(truncatingIfNeeded: low | (fours.bits &>> place & 1) &<< 2)
  }

  /// The phase of a scene.
  @inline(__always)
  subscript(slot: Int) -> SLB1Phase {
    get { SLB1Phase(rawValue: number(of: slot)) ?? .none }
    @inline(__always) set {
      let number = UInt64(newValue.rawValue)
      let place = UInt64(truncatingIfNeeded: slot)
      ones.remove(slot)
      twos.remove(slot)
      fours.remove(slot)
      ones.bits |= (number & 1) &<< place
      twos.bits |= (number &>> 1 & 1) &<< place
      fours.bits |= (number &>> 2) &<< place
    }
  }
}
