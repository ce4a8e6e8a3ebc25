package import SceneLifecycle

/// Which events are legal now. Each answer is a few mask operations.
extension UIKitEngine {
  /// The slots for which an event of a kind is legal now.
  @inline(always)
  package func accepting(_ kind: EventKind) -> SceneSet { accepted(kind) }

  /// The same, to be compiled into whoever asks: the engine is large, and a call would copy it.
  @inline(always)
  func accepted(_ kind: EventKind) -> SceneSet {
    let slots = usesScenes ? acceptedByScenes(kind) : acceptedWithoutScenes(kind)
    return slots ?? (acceptingOfApp(kind) ? SceneSet(0) : .none)
  }

  /// The slots of an event that is about a scene; nil for any other.
  @inline(always)
  private func acceptedByScenes(_ kind: EventKind) -> SceneSet? {
    switch kind {
    case .launch: launchable
    case .open: openable
    case .openURL, .universalLink, .handoff, .shortcutItem, .notificationTap, .cloudKitShare:
      deliverable
    case .close: isAlive && windows.count > 1 && !isLocked ? knownWindows : .none
    case .closeCard: state.process == .notRunning ? windows : .none
    case .hide: hideable
    case .reclaim: isRunning ? state.plannedConnected - state.plannedForeground : .none
    case .makeKey: isRunning ? (state.plannedForeground & windows) - state.busy : .none
    case .rotate, .changeTraits: isRunning ? (state.plannedConnected & windows) - state.busy : .none
    case .touch, .pressKey: isRunning ? state.active - state.busy - state.external : .none
    case .focusAway: isUncovered ? state.plannedActive & windows : .none
    case .focusBack: isUncovered ? inactiveWindows : .none
    case .updateActivity: isRunning ? (state.plannedConnected & windows) - state.busy : .none
    case .requestActivation: mayRequest ? knownWindows : .none
    case .requestNewWindow: mayRequest ? requestableSlots : .none
    case .requestDestruction: hasLaunched ? knownWindows : .none
    case .requestRefresh: hasLaunched ? knownWindows - state.plannedForeground : .none
    case .serveRefresh: isAlive ? (state.refresh & windows) - state.plannedForeground : .none
    case .connectDisplay: displaySlots
    case .disconnectDisplay: isRunning ? state.external & state.plannedConnected : .none
    case .connectCar: carSlots
    case .disconnectCar: isAlive ? state.car & state.plannedConnected : .none
    case .hideCar: isRunning ? state.car & state.plannedForeground : .none
    case .showCar:
      isAlive ? (state.car & state.plannedConnected) - state.plannedForeground : .none
    default: nil
    }
  }

  /// Whether an event that is not about a scene is legal now, in any mode.
  @inline(always)
  private func acceptingOfApp(_ kind: EventKind) -> Bool {
    let (isAlive, isRunning, overlay) = (isAlive, isRunning, state.overlay)
    let isHidden = state.plannedForeground.isEmpty
    return switch kind {
    case .returnToApp: isAlive && overlay == .none && !returning.isEmpty
    case .home: isRunning && !onScreen.isEmpty && overlay != .lock
    case .kill: isAlive && overlay != .lock
    case .controlCenter, .notificationCenter, .alert, .siri, .call:
      isRunning && overlay == .none && !(state.plannedActive & allWindows).isEmpty
    case .answerCall: isRunning && overlay == .call
    case .endInterruption: isRunning && (overlay == .cover || overlay == .call)
    case .appSwitcher: isRunning && overlay == .none && !onScreen.isEmpty
    case .switcherBack: isRunning && overlay == .switcher && !onScreen.isEmpty
    case .otherApp: isRunning && overlay == .switcher
    case .lock: overlay != .lock && !isDying
    case .unlock: overlay == .lock && !isDying
    case .registerAccessory:
      isRunning && platform.needsSceneAccessory && !state.facts.contains(.accessory)
    case .prewarm: state.process == .notRunning && platform.prewarms
    case .suspend: isRunning && state.isAtRest && isHidden
    case .crash: state.process == .running
    case .overrun: state.process == .running && !state.isAtRest
    case .systemKill: state.process != .notRunning
    case .systemTerminate: isRunning && isHidden
    case .silentPush: !isDying && (isAlive || !state.facts.contains(.forceQuit))
    case .backgroundFetch, .backgroundTask, .urlSession, .locationUpdate: !isDying
    case .backgroundTaskExpiry: isRunning && isHidden && state.facts.contains(.backgroundTime)
    case .registerForPush: hasLaunched
    case .memoryWarning: isRunning
    case .timeChange: isAlive
    case .screenshot: isRunning && !isHidden
    case .reportDiscards: isAlive && !state.dismissed.isEmpty
    default: false
    }
  }

  /// What an app without scenes accepts otherwise than any other; nil where it does not.
  @inline(always)
  private func acceptedWithoutScenes(_ kind: EventKind) -> SceneSet? {
    let isAccepted: Bool
    switch kind {
    case .launch:
      isAccepted = !isLocked && (state.process == .notRunning || state.process == .prewarmed)
    case .open:
      isAccepted = isAlive && state.overlay == .none && state.plannedForeground.isEmpty
    case .openURL, .universalLink, .handoff, .shortcutItem, .notificationTap, .cloudKitShare:
      isAccepted = !isDying && !isLocked && !platform.refusesToLaunch
    case .updateActivity: isAccepted = isRunning && state.isAtRest
    case .touch, .pressKey: isAccepted = isRunning && state.isAtRest && state.active.contains(0)
    case .registerAccessory, .reportDiscards: isAccepted = false
    case .silentPush, .backgroundFetch, .backgroundTask, .urlSession, .locationUpdate:
      guard platform.refusesToLaunch else { return nil }
      isAccepted = false
    default: return nil
    }
    return isAccepted ? SceneSet(0) : .none
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
    if !usesScenes && Self.needsScenes.contains(event.kind) { return .notOnThisPlatform }
    switch state.process {
    case .notRunning, .prewarmed: return .notRunning
    case .suspended: return .suspended
    case .running: return isDying ? .underWay : .wrongState
    }
  }

  private static let needsScenes = EventSet(
    of: EventKind.allCases.filter { [.windows, .roles, .requests].contains($0.group) })
}
