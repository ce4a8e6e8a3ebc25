package import SceneLifecycle

/// Which events are legal now. Each answer is a few mask operations.
extension UIKitEngine {
  /// The slots for which an event of a kind is legal now.
  @inline(__always)
  package func accepting(_ kind: EventKind) -> SceneSet { accepted(kind) }

  /// The same, to be compiled into whoever asks: the engine is large, and a call would copy it.
  @inline(__always)
  func accepted(_ kind: EventKind) -> SceneSet {
    if !platform.usesScenes { return acceptingWithoutScenes(kind) ? SceneSet(0) : .none }
    return switch kind {
    case .launch: launchable
    case .open: openable
    case .openURL, .universalLink, .handoff, .shortcutItem, .notificationTap, .cloudKitShare:
      deliverable
    case .close: isAlive && windows.count > 1 && !isLocked ? knownWindows : .none
    case .closeCard: state.process == .notRunning ? windows : .none
    case .hide: hideable
    case .reclaim: isRunning ? state.goalConnected - state.goalForeground : .none
    case .makeKey: isRunning ? (state.goalForeground & windows) - state.busy : .none
    case .rotate, .changeTraits: isRunning ? (state.goalConnected & windows) - state.busy : .none
    case .touch, .pressKey: isRunning ? state.active - state.busy - state.external : .none
    case .focusAway: isUncovered ? state.goalActive & windows : .none
    case .focusBack: isUncovered ? inactiveWindows : .none
    case .updateActivity: isRunning ? (state.goalConnected & windows) - state.busy : .none
    case .requestActivation: mayRequest ? knownWindows : .none
    case .requestNewWindow: mayRequest ? requestableSlots : .none
    case .requestDestruction: hasLaunched ? knownWindows : .none
    case .requestRefresh: hasLaunched ? knownWindows - state.goalForeground : .none
    case .serveRefresh: isAlive ? (state.refresh & windows) - state.goalForeground : .none
    case .connectDisplay: displaySlots
    case .disconnectDisplay: isRunning ? state.external & state.goalConnected : .none
    case .connectCar: carSlots
    case .disconnectCar: isAlive ? state.car & state.goalConnected : .none
    case .hideCar: isRunning ? state.car & state.goalForeground : .none
    case .showCar:
      isAlive ? (state.car & state.goalConnected) - state.goalForeground : .none
    default: acceptingOfApp(kind) ? SceneSet(0) : .none
    }
  }

  /// Whether an event that is not about a scene is legal now, in any mode.
  @inline(__always)
  private func acceptingOfApp(_ kind: EventKind) -> Bool {
    switch kind {
    case .returnToApp: isAlive && state.overlay == .none && !returning.isEmpty
    case .home: isRunning && !onScreen.isEmpty && state.overlay != .lock
    case .kill: isAlive && !isLocked
    case .controlCenter, .notificationCenter, .alert, .siri, .call:
      isUncovered && !(state.goalActive & allWindows).isEmpty
    case .answerCall: isRunning && state.overlay == .call
    case .endInterruption: isRunning && (state.overlay == .cover || state.overlay == .call)
    case .appSwitcher: isUncovered && !onScreen.isEmpty
    case .switcherBack: state.overlay == .switcher && !onScreen.isEmpty && isRunning
    case .otherApp: isRunning && state.overlay == .switcher
    case .lock: !isLocked && !isDying
    case .unlock: isLocked && !isDying
    case .registerAccessory:
      isRunning && platform.needsSceneAccessory && !state.facts.contains(.accessory)
    case .prewarm: state.process == .notRunning && platform.prewarms
    case .suspend: isRunning && state.isAtRest && state.goalForeground.isEmpty
    case .crash: state.process == .running
    case .overrun: state.process == .running && !state.isAtRest
    case .systemKill: state.process != .notRunning
    case .systemTerminate: isRunning && state.goalForeground.isEmpty
    case .silentPush: !isDying && !(state.facts.contains(.forceQuit) && !isAlive)
    case .backgroundFetch, .backgroundTask, .urlSession, .locationUpdate: !isDying
    case .backgroundTaskExpiry:
      isRunning && state.facts.contains(.backgroundTime) && state.goalForeground.isEmpty
    case .registerForPush: hasLaunched
    case .memoryWarning: isRunning
    case .timeChange: isAlive
    case .screenshot: isRunning && !state.goalForeground.isEmpty
    case .reportDiscards: isAlive && !(state.dismissed).isEmpty
    default: false
    }
  }

  private func acceptingWithoutScenes(_ kind: EventKind) -> Bool {
    switch kind {
    case .launch: !isLocked && (state.process == .notRunning || state.process == .prewarmed)
    case .open:
      isAlive && state.overlay == .none && state.goalForeground.isEmpty
    case .openURL, .universalLink, .handoff, .shortcutItem, .notificationTap, .cloudKitShare:
      !isDying && !isLocked && !platform.refusesToLaunch
    case .updateActivity: isRunning && state.isAtRest
    case .touch, .pressKey: isRunning && state.isAtRest && state.active.contains(0)
    case .registerAccessory, .reportDiscards: false
    case .silentPush, .backgroundFetch, .backgroundTask, .urlSession, .locationUpdate:
      !platform.refusesToLaunch && acceptingOfApp(kind)
    default: acceptingOfApp(kind)
    }
  }

  /// Why an event that is not accepted is refused.
  func refusal(of event: Event) -> Refusal {
    if event.kind.takesScene && Int(event.scene) >= scenes { return .noSuchSlot }
    switch event.kind {
    case .launch, .prewarm, .closeCard:
      return state.process == .notRunning ? .wrongState : .alreadyRunning
    case .registerAccessory:
      return platform.needsSceneAccessory ? .wrongState : .notOnThisPlatform
    default: break
    }
    if !platform.usesScenes && Self.needsScenes & event.kind.bit != 0 { return .notOnThisPlatform }
    switch state.process {
    case .notRunning, .prewarmed: return .notRunning
    case .suspended: return .suspended
    case .running: return isDying ? .underWay : .wrongState
    }
  }

  private static let needsScenes: UInt64 = EventKind.allCases.reduce(0) { mask, kind in
    kind.group == .windows || kind.group == .roles || kind.group == .requests
      ? mask | kind.bit : mask
  }
}
