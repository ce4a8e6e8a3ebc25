import SceneLifecycle

// What happens to the process.

/// In most cases the system does not relaunch an app that the user ended; apps that follow the location
/// are an exception.
private let forceQuitGuide = Source.apple(
  "archive/iphoneosprogrammingguide/backgroundexecution")

/// The modes and what they do for an app that adopts one.
private let backgroundModes: [Source] = [
  .apple("xcode/configuring-background-execution-modes"),
  .apple("bundleresources/information-property-list/uibackgroundmodes"),
]

/// The system needs the app in the background, and wakes or launches it.
protocol BackgroundWorkRule: AppEventRule {
  /// The callback that the process is then delivered.
  static var callback: AgendaItem { get }
  /// Whether the system launches even an app that the user ended; by default it does not.
  static var relaunchesForceQuit: Bool { get }
}

extension BackgroundWorkRule {
  static var relaunchesForceQuit: Bool { false }

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    !engine.isDying && !(engine.platform.refusesToLaunch && !engine.usesScenes)
      && (relaunchesForceQuit || engine.isAlive || !engine.state.facts.contains(.forceQuit))
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.wake(for: kind, &choices)
    engine.plan(process: AgendaSet(callback))
  }
}

/// The system starts the process ahead of time.
enum PrewarmEvent: AppEventRule {
  static let kind = EventKind.prewarm
  static let sources: [Source] = [.apple("about-the-app-launch-sequence")]

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.state.process == .notRunning && engine.platform.prewarms
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    // Prewarming runs up to UIApplicationMain and delivers nothing.
    engine.state.process = .prewarmed
  }
}

/// The system suspends the process.
enum SuspendEvent: AppEventRule {
  static let kind = EventKind.suspend
  static let sources: [Source] = [
    .apple("managing-your-app-s-life-cycle"),
    .apple("xcode/configuring-background-execution-modes"),
  ]

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.isRunning && engine.state.isAtRest && engine.isHidden && engine.platform.suspends
      && !engine.state.facts.contains(.backgroundMode)
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    // No callback on suspension (applicationwillterminate).
    engine.state.process = .suspended
    engine.state.facts.remove(.backgroundTime)
  }
}

/// The process crashes.
enum CrashEvent: AppEventRule {
  static let kind = EventKind.crash
  static let sources: [Source] = [.ours("a crash has no precondition")]
  static let waits = Waiting.nothing

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.state.process == .running
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.endAtOnce(kind)
  }
}

/// The system ends the process without a word.
enum SystemKillEvent: AppEventRule {
  static let kind = EventKind.systemKill
  static let sources: [Source] = [
    .apple("about-the-app-launch-sequence"),
    .apple("uiapplicationdelegate/applicationwillterminate(_:)"),
  ]
  static let waits = Waiting.nothing

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.state.process != .notRunning
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.endAtOnce(kind)
  }
}

/// The system needs a running background process gone.
enum SystemTerminateEvent: AppEventRule {
  static let kind = EventKind.systemTerminate
  static let sources: [Source] = [.apple("uiapplicationdelegate/applicationwillterminate(_:)")]

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.isRunning && engine.isHidden
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.terminate(&choices)
  }
}

/// A callback overruns its time and the watchdog ends the process.
enum OverrunEvent: AppEventRule {
  static let kind = EventKind.overrun
  static let sources: [Source] = [
    .apple("uiapplicationdelegate/applicationdidenterbackground(_:)"),
    .ours("only a callback can overrun its time"),
  ]
  static let waits = Waiting.nothing

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.state.process == .running && !engine.state.isAtRest
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.endAtOnce(kind)
  }
}

/// A remote notification with background content arrives.
enum SilentPushEvent: BackgroundWorkRule {
  static let kind = EventKind.silentPush
  static let sources: [Source] = [
    .apple(
      "uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)")
  ]
  static let callback = AgendaItem.push
}

/// The app registers for remote notifications.
enum RegisterForPushEvent: AppEventRule {
  static let kind = EventKind.registerForPush
  static let sources: [Source] = [
    .apple("uiapplicationdelegate/application(_:didregisterforremotenotificationswithdevicetoken:)")
  ]
  static let waits = Waiting.process

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.hasLaunched
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.registerForPush(&choices)
  }
}

/// The system lets the app fetch in the background.
enum BackgroundFetchEvent: BackgroundWorkRule {
  static let kind = EventKind.backgroundFetch
  static let sources: [Source] = [
    .apple("managing-your-app-s-life-cycle"), forceQuitGuide,
  ]
  static let callback = AgendaItem.fetch
}

/// The system runs a background task of the app.
enum BackgroundTaskEvent: BackgroundWorkRule {
  static let kind = EventKind.backgroundTask
  static let sources: [Source] = [
    .apple("managing-your-app-s-life-cycle"),
    .report("forum 793189: a processing task runs after a force quit, on purpose"),
  ]
  static let callback = AgendaItem.backgroundTask
  static let relaunchesForceQuit = true
}

/// A background URL session has news.
enum URLSessionEvent: BackgroundWorkRule {
  static let kind = EventKind.urlSession
  static let sources: [Source] = [
    .apple("managing-your-app-s-life-cycle"),
    .apple("foundation/urlsessionconfiguration/background(withidentifier:)"),
  ]
  static let callback = AgendaItem.urlSession
}

/// The system reports a change of location.
enum LocationUpdateEvent: BackgroundWorkRule {
  static let kind = EventKind.locationUpdate
  static let sources: [Source] = [
    .apple("managing-your-app-s-life-cycle"), forceQuitGuide,
  ]
  static let callback = AgendaItem.locationUpdate
  static let relaunchesForceQuit = true
}

/// Siri, a shortcut or a widget runs an App Intent that does not open the app.
enum AppIntentEvent: BackgroundWorkRule {
  static let kind = EventKind.appIntent
  static let sources: [Source] = [
    .apple("appintents/configuring-the-runtime-behavior-of-your-app-intents"),
    .ours("what a person asks for runs though the person has ended the app before"),
  ]
  static let callback = AgendaItem.appIntent
  static let relaunchesForceQuit = true

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.platform.hasAppIntents && !engine.isDying
      && !(engine.platform.refusesToLaunch && !engine.usesScenes)
  }
}

/// The user picks an action of a notification that does not open the app.
enum NotificationActionEvent: BackgroundWorkRule {
  static let kind = EventKind.notificationAction
  static let sources: [Source] = [
    .apple("usernotifications/handling-notifications-and-notification-related-actions")
  ]
  static let callback = AgendaItem.notificationAction
}

/// A notification arrives while the app is in the foreground.
enum ForegroundPushEvent: AppEventRule {
  static let kind = EventKind.foregroundPush
  static let sources: [Source] = [
    .apple(
      "usernotifications/unusernotificationcenterdelegate/"
        + "usernotificationcenter(_:willpresent:withcompletionhandler:)")
  ]

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.isRunning && !engine.isHidden && engine.applicationState != .background
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.plan(process: AgendaSet(.willPresent))
  }
}

/// The device restarts: the process is gone, sessions stay, and a force quit counts no more.
enum RebootEvent: AppEventRule {
  static let kind = EventKind.reboot
  static let sources: [Source] = [
    .apple(
      "uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)")
  ]
  static let waits = Waiting.nothing

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.state.process != .notRunning || !engine.isLocked
      || engine.state.facts.contains(.forceQuit)
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    if engine.state.process != .notRunning { engine.endAtOnce(kind) }
    engine.state.facts.remove(.forceQuit)
    engine.state.overlay = engine.platform.isHandheld ? .lock : .none
  }
}

/// The app's background time runs out, some time after everything was in the background.
enum BackgroundTaskExpiryEvent: AppEventRule {
  static let kind = EventKind.backgroundTaskExpiry
  static let sources: [Source] = [.apple("about-the-background-execution-sequence")]

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.isRunning && engine.isHidden && engine.state.facts.contains(.backgroundTime)
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.state.facts.remove(.backgroundTime)
    engine.plan(process: AgendaSet(.backgroundTaskExpired))
  }
}

/// The app plays audio or Picture in Picture, follows the location, or holds a call.
enum BeginBackgroundModeEvent: AppEventRule {
  static let kind = EventKind.beginBackgroundMode
  static let sources: [Source] =
    backgroundModes + [
      .ours("it may begin in the background, as a call does, and there is one at a time")
    ]
  static let waits = Waiting.process

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.hasLaunched && engine.platform.suspends && !engine.state.facts.contains(.backgroundMode)
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.state.facts.insert(.backgroundMode)
  }
}

/// Nothing keeps the app from being suspended any more.
enum EndBackgroundModeEvent: AppEventRule {
  static let kind = EventKind.endBackgroundMode
  static let sources: [Source] = backgroundModes
  static let waits = Waiting.process

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.isRunning && engine.state.facts.contains(.backgroundMode)
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.state.facts.remove(.backgroundMode)
  }
}

/// The system is short of memory.
enum MemoryWarningEvent: AppEventRule {
  static let kind = EventKind.memoryWarning
  static let sources: [Source] = [
    .apple("uiapplicationdelegate/applicationdidreceivememorywarning(_:)")
  ]
  static let waits = Waiting.process

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.isRunning
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.plan(process: Script.memoryWarning)
  }
}

/// Midnight passes or the clock is set.
enum TimeChangeEvent: AppEventRule {
  static let kind = EventKind.timeChange
  static let sources: [Source] = [
    .apple("uiapplicationdelegate/applicationsignificanttimechange(_:)"),
    .apple("processing-queued-notifications"),
  ]
  static let waits = Waiting.process

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.isAlive
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.changeTime()
  }
}

/// The user takes a screenshot.
enum ScreenshotEvent: AppEventRule {
  static let kind = EventKind.screenshot
  static let sources: [Source] = [.apple("uiapplication/userdidtakescreenshotnotification")]
  static let waits = Waiting.process

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.isRunning && !engine.isHidden
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.plan(process: AgendaSet(.screenshotNotice))
  }
}
