import SceneLifecycle

/// Kinds of event by what they need.
///
/// Constants of an instance, for the same reason as those of `HotMasks`.
struct Plausible: Sendable {
  private static let payloads = mask([
    .openURL, .universalLink, .handoff, .shortcutItem, .notificationTap, .cloudKitShare,
  ])
  private static let wakers = mask([
    .silentPush, .backgroundFetch, .backgroundTask, .urlSession, .locationUpdate,
  ])
  let dying = Self.mask([.crash, .systemKill, .overrun])

  /// By the process: not running, prewarmed, running, suspended.
  let byProcess: [EventSet] = [
    Self.dead - [.systemKill], Self.dead - [.closeCard, .prewarm],
    .all - [.launch, .closeCard, .prewarm], Self.suspended,
  ]
  private static let dead =
    payloads | wakers
    | mask([.launch, .closeCard, .connectCar, .lock, .unlock, .prewarm, .systemKill])
  private static let suspended =
    payloads | wakers
    | mask([.open, .returnToApp, .kill, .close, .serveRefresh, .connectCar, .disconnectCar])
    | mask([.showCar, .lock, .unlock, .systemKill, .timeChange, .reportDiscards])

  /// By what lies over the app: nothing, a cover, a call, the switcher, the lock screen.
  let byOverlay: [EventSet] = [
    .all - [.endInterruption, .answerCall, .switcherBack, .otherApp, .unlock],
    .all - (Self.uncovered | [.answerCall, .switcherBack, .otherApp, .unlock]),
    .all - (Self.uncovered | [.switcherBack, .otherApp, .unlock]),
    .all - (Self.uncovered | [.endInterruption, .answerCall, .unlock]),
    .all - (Self.uncovered | Self.payloads | [.launch, .close, .kill, .lock, .home])
      - [.endInterruption, .answerCall, .switcherBack, .otherApp],
  ]
  private static let uncovered = mask([
    .open, .returnToApp, .hide, .controlCenter, .notificationCenter, .alert, .siri, .call,
    .appSwitcher, .focusAway, .focusBack, .requestActivation, .requestNewWindow,
  ])

  let needForeground = Self.mask([
    .home, .hide, .makeKey, .touch, .pressKey, .controlCenter, .notificationCenter, .alert,
    .siri, .call, .appSwitcher, .switcherBack, .focusAway, .focusBack, .requestActivation,
    .requestNewWindow, .hideCar, .screenshot,
  ])
  let needHidden = Self.mask([.suspend, .systemTerminate, .backgroundTaskExpiry])
  let needActive = Self.mask([
    .controlCenter, .notificationCenter, .alert, .siri, .call, .focusAway,
    .requestActivation, .requestNewWindow,
  ])
  let needOthers = Self.mask([.close, .hide])
  let needCar = Self.mask([.disconnectCar, .hideCar, .showCar])

  private static func mask(_ kinds: [EventKind]) -> EventSet { EventSet(of: kinds) }
}
