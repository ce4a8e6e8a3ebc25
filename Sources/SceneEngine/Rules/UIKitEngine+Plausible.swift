package import SceneLifecycle

/// The quick first look: what each situation rules out, a few masks for all kinds at once.
extension UIKitEngine {
  /// Kinds of event that the situation does not rule out.
  package var plausible: EventSet {
    let masks = masks.plausible
    if isDying { return masks.dying }
    var kinds = masks.byProcess[Int(state.process.rawValue)]
    kinds &= masks.byOverlay[Int(state.overlay.rawValue)]
    if state.process == .running {
      kinds -= state.plannedForeground.isEmpty ? masks.needForeground : masks.needHidden
      if state.isAtRest { kinds.remove(.overrun) } else { kinds.remove(.suspend) }
      if (state.plannedActive & allWindows).isEmpty { kinds -= masks.needActive }
      if (state.plannedConnected - state.plannedForeground).isEmpty {
        kinds.remove(.reclaim)
      }
    }
    if state.visible.isEmpty && usesScenes { kinds.remove(.returnToApp) }
    if state.dismissed.isEmpty { kinds.remove(.reportDiscards) }
    if state.refresh.isEmpty { kinds.remove(.serveRefresh) }
    if (state.car & state.plannedConnected).isEmpty { kinds -= masks.needCar }
    if (state.external & state.plannedConnected).isEmpty {
      kinds.remove(.disconnectDisplay)
    }
    if windows.count < 2 { kinds -= masks.needOthers }
    return kinds
  }
}
