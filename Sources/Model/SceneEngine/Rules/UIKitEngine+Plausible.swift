package import SceneLifecycle

/// The quick first look: what each situation rules out, for all kinds at once.
extension UIKitEngine {
  /// Kinds of event that the situation does not rule out.
  package var plausible: EventSet {
    if isDying { return masks.plausible.dying }
    var kinds = masks.plausible.kinds(state.process, state.overlay)
    if state.process == .running { kinds &= masks.plausible.running[running] }
    if state.visible.isEmpty && usesScenes { kinds.remove(.returnToApp) }
    if state.dismissed.isEmpty { kinds.remove(.reportDiscards) }
    if state.facts.contains(.backgroundMode) {
      kinds -= [.suspend, .beginBackgroundMode]
    } else {
      kinds.remove(.endBackgroundMode)
    }
    if state.refresh.isEmpty { kinds.remove(.serveRefresh) }
    if (state.car & state.plannedConnected).isEmpty {
      kinds.remove(.disconnectCar)
      kinds.remove(.hideCar)
      kinds.remove(.showCar)
    }
    if (state.external & state.plannedConnected).isEmpty { kinds.remove(.disconnectDisplay) }
    if windows.count < 2 {
      let mayEnd = platform.endsWithLastWindow || state.overlay == .switcher
      if platform.family != .mac && !mayEnd { kinds.remove(.close) }
      kinds.remove(.hide)
    }
    return kinds
  }

  /// The conditions that hold of a process that runs, for events that need one.
  @inline(__always)
  private var running: Int {
    typealias Running = Plausible.Running
    let background = state.plannedConnected - state.plannedForeground
    // What interrupts once more finds no active window.
    let hasActive = isInterrupted || !(state.plannedActive & allWindows).isEmpty
    return (state.plannedForeground.isEmpty ? 0 : Running.hasForeground)
      | (state.isAtRest ? Running.isAtRest : 0)
      | (hasActive ? Running.hasActiveWindow : 0)
      | (background.isEmpty ? 0 : Running.hasBackground)
  }
}
