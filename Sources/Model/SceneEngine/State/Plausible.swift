import SceneLifecycle

/// Kinds of event by what they need: a quick first look that may be too wide and never too narrow.
///
/// The generator draws a rank among the kinds that pass, so what passes decides which case is drawn.
struct Plausible: Sendable {
  /// The events that may happen while the process ends.
  let dying: EventSet = [.crash, .systemKill, .overrun, .reboot]
  /// By the process and by what lies over the app.
  let bySituation: [EventSet]
  /// For a process that runs, by `Running`.
  let running: [EventSet]

  /// The conditions of a process that runs, one bit each.
  enum Running {
    static let hasForeground = 1
    static let isAtRest = 2
    static let hasActiveWindow = 4
    static let hasBackground = 8
  }

  init() {
    bySituation = Self.byProcess.flatMap { kinds in Self.byOverlay.map { kinds & $0 } }
    running = (0..<16).map { situation in
      var kinds = EventSet.all
      let has = { (bit: Int) in situation & bit != 0 }
      kinds -= has(Running.hasForeground) ? Self.needHidden : Self.needForeground
      kinds -= has(Running.isAtRest) ? [.overrun] : [.suspend]
      if !has(Running.hasActiveWindow) { kinds -= Self.needActive }
      if !has(Running.hasBackground) { kinds -= [.reclaim] }
      return kinds
    }
  }

  /// The kinds for a process and for what lies over the app.
  @inline(__always)
  func kinds(_ process: ProcessState, _ overlay: Overlay) -> EventSet {
    bySituation[Int(process.rawValue) &* 5 &+ Int(overlay.rawValue)]
  }

  private static let payloads: EventSet = [
    .openURL, .universalLink, .handoff, .shortcutItem, .notificationTap, .cloudKitShare,
  ]
  private static let wakers: EventSet = [
    .silentPush, .backgroundFetch, .backgroundTask, .urlSession, .locationUpdate,
    .notificationAction, .appIntent,
  ]

  /// Not running, prewarmed, running, suspended.
  private static let byProcess: [EventSet] = [
    dead - [.systemKill], dead - [.closeCard, .prewarm],
    .all - [.launch, .closeCard, .prewarm], suspended,
  ]
  private static let dead =
    payloads | wakers
    | [.launch, .closeCard, .connectCar, .lock, .unlock, .prewarm, .systemKill, .reboot]
    | [.call, .endInterruption] | .installations
  private static let suspended =
    payloads | wakers
    | [.open, .returnToApp, .kill, .close, .serveRefresh, .connectCar, .disconnectCar]
    | [.showCar, .lock, .unlock, .systemKill, .timeChange, .reportDiscards, .reboot]
    | [.call, .endInterruption, .otherApp, .rotate, .changeTraits] | .installations

  /// Nothing, a cover, a call, the switcher, the lock screen.
  private static let byOverlay: [EventSet] = [
    .all - [.endInterruption, .answerCall, .switcherBack, .otherApp, .unlock],
    .all - (uncovered - [.alert, .siri, .call]) - [.answerCall, .switcherBack, .otherApp, .unlock],
    .all - (uncovered - [.alert, .siri, .open, .returnToApp])
      - [.switcherBack, .otherApp, .unlock],
    .all - (uncovered - [.open]) - [.endInterruption, .answerCall, .unlock],
    .all - uncovered - (payloads - [.notificationTap])
      - [.launch, .close, .kill, .lock, .home, .endInterruption, .answerCall, .switcherBack]
      - [.otherApp, .reinstall],
  ]
  private static let uncovered: EventSet = [
    .open, .returnToApp, .hide, .controlCenter, .notificationCenter, .alert, .siri, .call,
    .appSwitcher, .focusAway, .focusBack, .requestActivation, .requestNewWindow,
  ]

  private static let needForeground: EventSet = [
    .home, .hide, .makeKey, .touch, .pressKey, .cover, .uncover, .controlCenter,
    .notificationCenter, .alert, .siri, .appSwitcher, .switcherBack, .focusAway, .focusBack,
    .requestActivation,
    .requestNewWindow, .hideCar, .screenshot, .foregroundPush,
  ]
  private static let needHidden: EventSet =
    [.suspend, .systemTerminate, .backgroundTaskExpiry] | .installations
  private static let needActive: EventSet = [
    .controlCenter, .notificationCenter, .alert, .siri, .focusAway,
    .requestActivation, .requestNewWindow,
  ]
}
