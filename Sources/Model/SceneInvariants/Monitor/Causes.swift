import SceneLifecycle

/// Which facts an event sets in the callbacks that answer it.
enum Causes {
  /// One set a kind of event, by its number.
  static let table = EventKind.allCases.map(facts)

  private static func facts(for kind: EventKind) -> FactSet {
    switch kind {
    case .controlCenter, .notificationCenter, .alert, .siri, .call: [.byInterruption]
    case .appSwitcher: [.bySwitcher]
    case .requestRefresh, .serveRefresh: [.byRefresh]
    case .reclaim: [.byReclaim]
    case .silentPush, .locationUpdate: [.byBackgroundWork, .bringsToLaunch]
    case .backgroundFetch, .backgroundTask, .urlSession, .notificationAction, .appIntent:
      [.byBackgroundWork]
    case .kill: [.byKill]
    case .suspend, .systemKill, .overrun, .update, .reinstall, .restoreBackup: [.bySilentEnd]
    case .crash: [.bySilentEnd, .byCrash]
    case .open: [.byOpening, .byUserLaunch]
    case .requestNewWindow: [.byOpening, .byNewWindowRequest, .byWindowRequest]
    case .requestActivation: [.byWindowRequest]
    case .requestDestruction: [.byDestruction]
    case .connectDisplay: [.byDisplay]
    case .launch: [.byUserLaunch]
    case .openURL, .universalLink, .handoff, .shortcutItem, .notificationTap, .cloudKitShare:
      [.byUserLaunch, .bringsSomething, .bringsToLaunch]
    case .returnToApp, .home, .close, .closeCard, .hide, .makeKey, .rotate, .changeTraits, .touch,
      .pressKey, .cover, .uncover, .answerCall, .endInterruption, .switcherBack, .otherApp, .lock,
      .unlock, .focusAway, .focusBack, .updateActivity, .registerAccessory, .disconnectDisplay,
      .connectCar, .disconnectCar, .hideCar, .showCar, .prewarm, .systemTerminate,
      .registerForPush, .backgroundTaskExpiry, .beginBackgroundMode, .endBackgroundMode,
      .memoryWarning, .timeChange, .screenshot, .reportDiscards, .foregroundPush, .reboot,
      .action, .tick, .work:
      []
    }
  }
}
