import SceneLifecycle

/// The quick first look: what each situation rules out, a few masks for all kinds at once.
extension UIKitEngine {
  /// Kinds of event that the situation does not rule out, one bit each.
  package var plausible: UInt64 {
    let masks = masks.plausible
    if isDying { return masks.dying }
    var kinds = masks.byProcess[Int(state.process.rawValue)]
    kinds &= masks.byOverlay[Int(state.overlay.rawValue)]
    if state.process == .running {
      kinds &= state.plannedForeground.isEmpty ? ~masks.needForeground : ~masks.needHidden
      kinds &= state.isAtRest ? ~EventKind.overrun.bit : ~EventKind.suspend.bit
      if (state.plannedActive & allWindows).isEmpty { kinds &= ~masks.needActive }
      if (state.plannedConnected - state.plannedForeground).isEmpty {
        kinds &= ~EventKind.reclaim.bit
      }
    }
    if state.visible.isEmpty && usesScenes { kinds &= ~EventKind.returnToApp.bit }
    if state.dismissed.isEmpty { kinds &= ~EventKind.reportDiscards.bit }
    if state.refresh.isEmpty { kinds &= ~EventKind.serveRefresh.bit }
    if (state.car & state.plannedConnected).isEmpty { kinds &= ~masks.needCar }
    if (state.external & state.plannedConnected).isEmpty {
      kinds &= ~EventKind.disconnectDisplay.bit
    }
    if windows.count < 2 { kinds &= ~(EventKind.close.bit | EventKind.hide.bit) }
    return kinds
  }
}
