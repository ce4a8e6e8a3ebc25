import SceneLifecycle

// The user launches, opens, leaves and ends the app.

/// The user taps the icon or a card of an app that is not running.
enum LaunchEvent: SceneEventRule {
  static let kind = EventKind.launch
  static let sources: [Source] = [
    .apple("about-the-app-launch-sequence"),
    .apple("uiapplicationscenemanifest/uiapplicationsupportsmultiplescenes"),
  ]

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.launchable
  }

  @inline(always)
  static func isLegalWithoutScenes(_ engine: UIKitEngine) -> Bool {
    !engine.isLocked
      && (engine.state.process == .notRunning || engine.state.process == .prewarmed)
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.launch(slot, kind, &choices)
  }
}

/// The user opens a window: a new one, a card, or one in the background.
enum OpenEvent: SceneEventRule {
  static let kind = EventKind.open
  static let sources: [Source] = [
    .session("2019/212"), .session("2019/246"),
    .apple("uiapplicationscenemanifest/uiapplicationsupportsmultiplescenes"),
  ]
  static let waits = Waiting.ownScene(before: .attachment)

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.openable
  }

  @inline(always)
  static func isLegalWithoutScenes(_ engine: UIKitEngine) -> Bool {
    engine.isAlive && engine.mayCome && engine.state.plannedForeground.isEmpty
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.open(slot, kind, &choices)
  }
}

/// The windows that left the screen together come back.
enum ReturnEvent: AppEventRule {
  static let kind = EventKind.returnToApp
  static let sources: [Source] = [
    .apple("preparing-your-ui-to-run-in-the-foreground"),
    .ours("windows that left together come back together"),
  ]
  static let waits = Waiting.scenes

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.isAlive && engine.mayCome && !engine.returning.isEmpty
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.comeBack(kind, &choices)
  }
}

/// The user goes to the home screen.
enum HomeEvent: AppEventRule {
  static let kind = EventKind.home
  static let sources: [Source] = [.apple("preparing-your-ui-to-run-in-the-background")]
  static let waits = Waiting.windows(before: .resignation)

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.isRunning && !engine.onScreen.isEmpty && engine.state.overlay != .lock
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.leave(kind, &choices)
  }
}

/// The user swipes the whole app away in the switcher.
enum KillEvent: AppEventRule {
  static let kind = EventKind.kill
  static let sources: [Source] = [
    .apple("uiapplicationdelegate/applicationwillterminate(_:)"),
    .recording("cn-kill-from-switcher-ios13"),
  ]
  static let waits = Waiting.processAndScenes(before: .resignation)

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.isAlive && engine.state.overlay != .lock
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.kill(kind, &choices)
  }
}
