import SceneLifecycle

extension EventKind {
  /// Kinds that say the same in a plainer way, the plainest first; all are declared before it.
  ///
  /// These are the common replacements; the exact search finds the rest.
  var simpler: [EventKind] {
    switch self {
    case .returnToApp: [.open]
    case .closeCard: [.close]
    case .hide: [.home]
    case .makeKey, .rotate: [.open]
    case .changeTraits: [.rotate]
    case .pressKey: [.touch]
    case .uncover: [.cover]
    case .notificationCenter, .alert: [.controlCenter]
    case .siri, .call: [.controlCenter, .alert]
    case .answerCall, .appSwitcher, .otherApp: [.home]
    case .switcherBack: [.returnToApp, .endInterruption]
    case .lock: [.home, .controlCenter]
    case .unlock: [.returnToApp, .endInterruption]
    case .focusAway: [.controlCenter]
    case .focusBack: [.endInterruption]
    default: simplerCause
    }
  }

  /// The same for what is delivered, asked for, plugged in, or done to the process.
  private var simplerCause: [EventKind] {
    switch self {
    case .openURL, .connectDisplay: [.launch, .open]
    case .universalLink, .handoff, .shortcutItem, .notificationTap, .cloudKitShare:
      [.launch, .open, .openURL]
    case .requestActivation, .requestNewWindow: [.open]
    case .requestDestruction: [.close]
    case .connectCar: [.launch, .open, .connectDisplay]
    case .disconnectCar: [.disconnectDisplay]
    case .crash: [.kill]
    case .systemKill, .systemTerminate, .overrun: [.kill, .crash]
    case .prewarm, .silentPush: [.launch]
    case .backgroundFetch, .backgroundTask, .urlSession, .locationUpdate, .appIntent,
      .notificationAction:
      [.launch, .silentPush]
    case .timeChange, .screenshot: [.memoryWarning]
    case .update: [.kill, .crash]
    case .reinstall: [.kill, .crash, .update]
    case .restoreBackup: [.kill, .crash, .reboot, .update, .reinstall]
    default: []
    }
  }
}
