import SceneLifecycle

extension SLB1Engine {
  /// What the fourth bug remembers.
  struct BugMemory: Hashable, Sendable {
    /// How many of the three events have followed one another.
    var stage: UInt8 = 0
    /// Whether the next scene that becomes active is hit.
    var isArmed = false
  }

  /// What a bug does, once the clean engine has done its part.
  @inline(never)
  mutating func spoil(_ kind: EventKind, _ slot: Int, _ bug: SLB1Bug) {
    guard let event = SLB1Event(kind) else { return }
    switch bug {
    case .b1: spoilConnection(event, slot)
    case .b2:
      if event == .disconnect, facts[.active].count >= 2 {
        facts.change(slot, ending: .hasSession)
      }
    case .b3:
      if event == .willResignActive, facts[.active].count >= 3 {
        facts.change(slot, ending: [], beginning: .isActive)
      }
    case .b4: spoilHistory(event, slot)
    }
  }

  private mutating func spoilConnection(_ event: SLB1Event, _ slot: Int) {
    if event == .create {
      connectedOnce.remove(slot)
      connectedTwice.remove(slot)
    }
    guard event == .connect else { return }
    if connectedOnce.contains(slot), !connectedTwice.contains(slot) {
      facts.change(slot, ending: .background, beginning: [.inactive, .isForeground])
      connectedTwice.insert(slot)
    }
    connectedOnce.insert(slot)
  }

  private mutating func spoilHistory(_ event: SLB1Event, _ slot: Int) {
    if history.isArmed, event == .didBecomeActive {
      facts.change(slot, ending: .isForeground)
      history.isArmed = false
    }
    let stage = history.stage
    history.stage = 0
    guard slot == scenes - 1 else { return }
    switch (event, stage) {
    case (.disconnect, _):
      if facts[.active].contains(0), facts[.active].contains(1) { history.stage = 1 }
    case (.discard, 1): history.stage = 2
    case (.create, 2): history.isArmed = true
    default: break
    }
  }
}
