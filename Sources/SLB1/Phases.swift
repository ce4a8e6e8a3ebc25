import SceneFuzzing

/// Which scenes are in which phase: one set a phase, and each scene in one of them.
struct Phases: Hashable, Sendable {
  private var none: SceneSet
  private var unattached = SceneSet.none
  private var background = SceneSet.none
  private var inactive = SceneSet.none
  private var active = SceneSet.none

  /// All scenes are in phase none.
  init(scenes: Int) { none = .first(scenes) }

  /// The scenes in a phase.
  subscript(phase: SLB1Phase) -> SceneSet {
    get {
      switch phase {
      case .none: none
      case .unattached: unattached
      case .background: background
      case .inactive: inactive
      case .active: active
      }
    }
    set {
      switch phase {
      case .none: none = newValue
      case .unattached: unattached = newValue
      case .background: background = newValue
      case .inactive: inactive = newValue
      case .active: active = newValue
      }
    }
  }

  /// Moves a scene from one phase to another.
  mutating func move(_ slot: Int, from source: SLB1Phase, to target: SLB1Phase) {
    self[source].remove(slot)
    self[target].insert(slot)
  }
}
