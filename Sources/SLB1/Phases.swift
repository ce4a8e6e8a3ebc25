import SceneFuzzing

/// The phase of every scene, both ways: by scene and by phase.
///
/// By scene, so that what happens to one scene does not wait for what just happened to another.
struct Phases: Hashable, Sendable {
  private var phases: [SLB1Phase]
  private var members: [SceneSet]

  /// All scenes are in phase none.
  init(scenes: Int) {
    phases = Array(repeating: .none, count: scenes)
    members = Array(repeating: .none, count: SLB1Phase.allCases.count)
    members[0] = .first(scenes)
  }

  /// All scenes go back to phase none.
  mutating func reset() {
    for slot in phases.indices { phases[slot] = .none }
    for place in members.indices { members[place] = .none }
    members[0] = .first(phases.count)
  }

  /// The scenes in a phase.
  func scenes(in phase: SLB1Phase) -> SceneSet { members[Int(phase.rawValue)] }

  /// The phase of a scene.
  @inline(__always)
  subscript(slot: Int) -> SLB1Phase {
    get { phases[slot] }
    @inline(__always) set {
      members[Int(phases[slot].rawValue)].remove(slot)
      members[Int(newValue.rawValue)].insert(slot)
      phases[slot] = newValue
    }
  }
}
