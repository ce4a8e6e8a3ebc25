import SceneFuzzing

/// The four bugs of SLB-1, one at a time.
public enum SLB1Bug: Int, Hashable, Sendable, CaseIterable {
  /// The second connection since the session was created goes straight to the foreground.
  case b1 = 1
  /// A scene that disconnects while two others are active loses its session.
  case b2
  /// A scene that resigns while three others are active goes on saying that it is active.
  case b3
  /// When the first two scenes are active and the last one disconnects, is discarded and is created
  /// again, with nothing between, the next scene that becomes active is not in the foreground.
  case b4
}

extension SLB1Engine {
  /// What the fourth bug remembers.
  struct History: Hashable, Sendable {
    /// How many of the three events have followed one another.
    var stage: UInt8 = 0
    /// Whether the next scene that becomes active is hit.
    var isArmed = false
  }

  /// What a bug does, once the clean engine has done its part.
  mutating func spoil(_ event: SLB1Event, _ slot: Int, _ bug: SLB1Bug) {
    switch bug {
    case .b1: spoilConnection(event, slot)
    case .b2:
      if event == .disconnect, phases.scenes(in: .active).count >= 2 { session.remove(slot) }
    case .b3:
      if event == .willResignActive, phases.scenes(in: .active).count >= 3 { active.insert(slot) }
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
      phases[slot] = .inactive
      foreground.insert(slot)
      connectedTwice.insert(slot)
    }
    connectedOnce.insert(slot)
  }

  private mutating func spoilHistory(_ event: SLB1Event, _ slot: Int) {
    if history.isArmed, event == .didBecomeActive {
      foreground.remove(slot)
      history.isArmed = false
    }
    let stage = history.stage
    history.stage = 0
    guard slot == scenes - 1 else { return }
    switch (event, stage) {
    case (.disconnect, _):
      if phases[0] == .active, phases[1] == .active { history.stage = 1 }
    case (.discard, 1): history.stage = 2
    case (.create, 2): history.isArmed = true
    default: break
    }
  }
}
