import SceneLifecycle

/// The quick first look: what each situation of the process rules out.
extension UIKitEngine {
  /// Kinds of event that the state of the process does not rule out, one bit each.
  package var plausible: UInt64 {
    switch state.process {
    case .notRunning, .prewarmed: return Plausible.dead
    case .suspended: return Plausible.suspended
    case .running:
      if isDying { return Plausible.dying }
      return state.goalForeground.isEmpty ? Plausible.hidden : Plausible.shown
    }
  }

  /// Kinds by the situation of the process.
  private enum Plausible {
    static let payloads = mask([
      .openURL, .universalLink, .handoff, .shortcutItem, .notificationTap, .cloudKitShare,
    ])
    static let wakers = mask([
      .silentPush, .backgroundFetch, .backgroundTask, .urlSession, .locationUpdate,
    ])
    static let dead =
      payloads | wakers
      | mask([.launch, .closeCard, .connectCar, .lock, .unlock, .prewarm, .systemKill])
    static let suspended =
      payloads | wakers
      | mask([.open, .returnToApp, .kill, .close, .serveRefresh, .connectCar, .disconnectCar])
      | mask([.showCar, .lock, .unlock, .systemKill, .timeChange, .reportDiscards])
    static let dying = mask([.crash, .systemKill, .overrun])
    static let running = ~mask([.launch, .closeCard, .prewarm])
    static let hidden =
      running
      & ~mask([.home, .hide, .makeKey, .touch, .pressKey, .controlCenter, .notificationCenter])
      & ~mask([.alert, .siri, .call, .appSwitcher, .switcherBack, .focusAway, .focusBack])
      & ~mask([.requestActivation, .requestNewWindow, .hideCar, .screenshot])
    static let shown =
      running & ~mask([.suspend, .systemTerminate, .backgroundTaskExpiry])

    static func mask(_ kinds: [EventKind]) -> UInt64 { kinds.reduce(0) { $0 | $1.bit } }
  }
}
