import SceneLifecycle

// What takes the focus for a while.

/// Something lies over the app's windows and takes the focus.
protocol CoveringEventRule: AppEventRule {
  /// Whether it comes over another interruption, too; what the user asks for does not.
  static var comesOverOthers: Bool { get }
}

extension CoveringEventRule {
  static var comesOverOthers: Bool { false }
  static var waits: Waiting { .windows(before: .resignation) }

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    comesOverOthers && engine.mayInterruptAgain || engine.mayInterrupt
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.interrupt(kind, .cover, &choices)
  }
}

/// The user pulls Control Center down.
enum ControlCenterEvent: CoveringEventRule {
  static let kind = EventKind.controlCenter
  static let sources: [Source] = [
    .apple("uiscenedelegate/scenewillresignactive(_:)"), .recording("kr-note-control-center"),
  ]
}

/// The user pulls Notification Center down.
enum NotificationCenterEvent: CoveringEventRule {
  static let kind = EventKind.notificationCenter
  static let sources: [Source] = [
    .apple("uiscenedelegate/scenewillresignactive(_:)"), .report("kr-notes-notification-center"),
  ]

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.notificationCenter(kind, &choices)
  }
}

/// A system alert or a biometric prompt appears.
enum AlertEvent: CoveringEventRule {
  static let kind = EventKind.alert
  static let sources: [Source] = [
    .apple("uiscenedelegate/scenewillresignactive(_:)"),
    .ours("an alert comes over what is there already"),
  ]
  static let comesOverOthers = true
}

/// Siri appears over the app.
enum SiriEvent: CoveringEventRule {
  static let kind = EventKind.siri
  static let sources: [Source] = [.ours("Siri takes the focus like an alert")]
  static let comesOverOthers = true
}

/// A call comes in.
enum CallEvent: CoveringEventRule {
  static let kind = EventKind.call
  static let sources: [Source] = [
    .apple("uiscenedelegate/scenewillresignactive(_:)"),
    .ours("a call comes whatever is on the screen, and a second one waits"),
  ]

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    if engine.state.overlay == .cover { return engine.mayInterruptAgain }
    let isUnseen = engine.state.overlay == .none && engine.onScreen.isEmpty && !engine.isDying
    return isUnseen || engine.mayInterrupt
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.interrupt(kind, .call, &choices)
  }
}

/// The user answers the call in full screen.
enum AnswerCallEvent: AppEventRule {
  static let kind = EventKind.answerCall
  static let sources: [Source] = [
    .apple("uiscenedelegate/scenewillresignactive(_:)"), .ours("an answered call fills the screen"),
  ]
  static let waits = Waiting.windows(before: .resignation)

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.isRunning && engine.state.overlay == .call
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.answerCall(&choices)
  }
}

/// The cover over the app is dismissed.
enum EndInterruptionEvent: AppEventRule {
  static let kind = EventKind.endInterruption
  static let sources: [Source] = [.apple("uiscenedelegate/scenewillresignactive(_:)")]
  static let waits = Waiting.scenes

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.isAlive && engine.isInterrupted || engine.state.overlay == .call && !engine.isDying
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.uncover(kind)
  }
}

/// The user enters the app switcher.
enum AppSwitcherEvent: AppEventRule {
  static let kind = EventKind.appSwitcher
  static let sources: [Source] = [.report("kr-seed-app-switcher-and-back")]
  static let waits = Waiting.windows(before: .resignation)

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.isRunning && engine.state.overlay == .none && !engine.onScreen.isEmpty
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.interrupt(kind, .switcher, &choices)
  }
}

/// The user picks this app in the switcher.
enum SwitcherBackEvent: AppEventRule {
  static let kind = EventKind.switcherBack
  static let sources: [Source] = [.report("kr-seed-app-switcher-and-back")]
  static let waits = Waiting.scenes

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.isRunning && engine.state.overlay == .switcher && !engine.onScreen.isEmpty
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.uncover(kind)
  }
}

/// The user picks another app in the switcher.
enum OtherAppEvent: AppEventRule {
  static let kind = EventKind.otherApp
  static let sources: [Source] = [.report("kr-seed-app-switcher-other-app-and-return")]
  static let waits = Waiting.windows(before: .resignation)

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.isAlive && engine.state.overlay == .switcher
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.leave(kind, &choices)
  }
}

/// The device is locked.
enum LockEvent: AppEventRule {
  static let kind = EventKind.lock
  static let sources: [Source] = [
    .recording("cn-sceneless-states-lock-unlock"),
    .apple("uiapplicationdelegate/applicationprotecteddatawillbecomeunavailable(_:)"),
  ]
  static let waits = Waiting.windows(before: .resignation)

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.platform.isHandheld && engine.state.overlay != .lock && !engine.isDying
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.lock(&choices)
  }
}

/// The device is unlocked.
enum UnlockEvent: AppEventRule {
  static let kind = EventKind.unlock
  static let sources: [Source] = [
    .recording("cn-sceneless-states-lock-unlock"),
    .apple("uiapplicationdelegate/applicationprotecteddatadidbecomeavailable(_:)"),
  ]
  static let waits = Waiting.scenes

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.state.overlay == .lock && !engine.isDying
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.unlock(&choices)
  }
}

/// The scene alone loses the focus.
enum FocusAwayEvent: SceneEventRule {
  static let kind = EventKind.focusAway
  static let sources: [Source] = [
    .apple("uiscenedelegate/scenewillresignactive(_:)"),
    .ours("one window alone can lose the focus"),
  ]
  static let waits = Waiting.ownScene(before: .resignation)

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.isUncovered ? engine.state.plannedActive & engine.windows : .none
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.resign(SceneSet(slot), for: kind)
  }
}

/// The scene gets the focus back.
enum FocusBackEvent: SceneEventRule {
  static let kind = EventKind.focusBack
  static let sources: [Source] = [.ours("what lost the focus alone gets it back alone")]
  static let waits = Waiting.ownScene(before: .attachment)

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.isUncovered ? engine.inactiveWindows : .none
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.open(slot, kind, &choices)
  }
}
