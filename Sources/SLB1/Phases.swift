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

  /// The phase of a scene.
  subscript(slot: Int) -> SLB1Phase {
    get {
      let place = UInt64(truncatingIfNeeded: slot)
      let low = (ones.bits &>> place & 1) | (twos.bits &>> place & 1) &<< 1
      let number = low | (fours.bits &>> place & 1) &<< 2
      return SLB1Phase(rawValue: UInt8(number)) ?? .none
    }
    set {
      let scene = SceneSet(slot)
      let number = newValue.rawValue
      if number & 1 != 0 { ones |= scene } else { ones -= scene }
      if number & 2 != 0 { twos |= scene } else { twos -= scene }
      if number & 4 != 0 { fours |= scene } else { fours -= scene }
    }
  }
}
