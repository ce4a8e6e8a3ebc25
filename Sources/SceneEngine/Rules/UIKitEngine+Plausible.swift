import SceneLifecycle

/// The quick first look: what each situation rules out, a few masks for all kinds at once.
extension UIKitEngine {
  /// Kinds of event that the situation does not rule out, one bit each.
  package var plausible: UInt64 {
    if isDying { return Plausible.dying }
    var kinds = Plausible.byProcess[Int(state.process.rawValue)]
    kinds &= Plausible.byOverlay[Int(state.overlay.rawValue)]
    if state.process == .running {
      kinds &= state.goalForeground.isEmpty ? ~Plausible.needForeground : ~Plausible.needHidden
      kinds &= state.isAtRest ? ~EventKind.overrun.bit : ~EventKind.suspend.bit
      if (state.goalActive & allWindows).isEmpty { kinds &= ~Plausible.needActive }
      if (state.goalConnected - state.goalForeground).isEmpty { kinds &= ~EventKind.reclaim.bit }
    }
    if state.visible.isEmpty && platform.usesScenes { kinds &= ~EventKind.returnToApp.bit }
    if state.dismissed.isEmpty { kinds &= ~EventKind.reportDiscards.bit }
    if state.refresh.isEmpty { kinds &= ~EventKind.serveRefresh.bit }
    if (state.car & state.goalConnected).isEmpty { kinds &= ~Plausible.needCar }
    if (state.external & state.goalConnected).isEmpty { kinds &= ~EventKind.disconnectDisplay.bit }
    if windows.count < 2 { kinds &= ~(EventKind.close.bit | EventKind.hide.bit) }
    return kinds
  }

  /// Kinds by what they need.
  private enum Plausible {
    static let payloads = mask([
      .openURL, .universalLink, .handoff, .shortcutItem, .notificationTap, .cloudKitShare,
    ])
    static let wakers = mask([
      .silentPush, .backgroundFetch, .backgroundTask, .urlSession, .locationUpdate,
    ])
    static let dying = mask([.crash, .systemKill, .overrun])

    /// By the process: not running, prewarmed, running, suspended.
    static let byProcess: [UInt64] = [
      dead & ~EventKind.systemKill.bit, dead & ~mask([.closeCard, .prewarm]),
      ~mask([.launch, .closeCard, .prewarm]), suspended,
    ]
    private static let dead =
      payloads | wakers
      | mask([.launch, .closeCard, .connectCar, .lock, .unlock, .prewarm, .systemKill])
    private static let suspended =
      payloads | wakers
      | mask([.open, .returnToApp, .kill, .close, .serveRefresh, .connectCar, .disconnectCar])
      | mask([.showCar, .lock, .unlock, .systemKill, .timeChange, .reportDiscards])

    /// By what lies over the app: nothing, a cover, a call, the switcher, the lock screen.
    static let byOverlay: [UInt64] = [
      ~mask([.endInterruption, .answerCall, .switcherBack, .otherApp, .unlock]),
      ~(uncovered | mask([.answerCall, .switcherBack, .otherApp, .unlock])),
      ~(uncovered | mask([.switcherBack, .otherApp, .unlock])),
      ~(uncovered | mask([.endInterruption, .answerCall, .unlock])),
      ~(uncovered | payloads | mask([.launch, .close, .kill, .lock, .home]))
        & ~mask([.endInterruption, .answerCall, .switcherBack, .otherApp]),
    ]
    private static let uncovered = mask([
      .open, .returnToApp, .hide, .controlCenter, .notificationCenter, .alert, .siri, .call,
      .appSwitcher, .focusAway, .focusBack, .requestActivation, .requestNewWindow,
    ])

    static let needForeground = mask([
      .home, .hide, .makeKey, .touch, .pressKey, .controlCenter, .notificationCenter, .alert,
      .siri, .call, .appSwitcher, .switcherBack, .focusAway, .focusBack, .requestActivation,
      .requestNewWindow, .hideCar, .screenshot,
    ])
    static let needHidden = mask([.suspend, .systemTerminate, .backgroundTaskExpiry])
    static let needActive = mask([
      .controlCenter, .notificationCenter, .alert, .siri, .call, .focusAway,
      .requestActivation, .requestNewWindow,
    ])
    static let needCar = mask([.disconnectCar, .hideCar, .showCar])

    static func mask(_ kinds: [EventKind]) -> UInt64 { kinds.reduce(0) { $0 | $1.bit } }
  }
}
