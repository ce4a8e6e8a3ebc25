import SceneLifecycle

/// What each transition owes, as masks over callback kinds.
enum Script {
  /// Returns the mask of some kinds.
  static func mask(_ kinds: [CallbackKind]) -> UInt64 {
    kinds.reduce(0) { $0 | $1.bit }
  }

  /// A scene object comes to life and is told so.
  static let connect = mask([.attachment, .connect, .connectNotice, .settling])
  /// A scene comes to the foreground.
  static let foreground = mask([.foregrounding, .foreground, .foregroundNotice, .entering])
  /// A scene becomes active.
  static let activate = mask([.activation, .active, .activeNotice, .phaseActive])
  /// A scene stops being active.
  static let resign = mask([
    .resignation, .resign, .resignNotice, .phaseResigned, .deactivation,
  ])
  /// A scene goes to the background.
  static let background = mask([.backgrounding, .background, .backgroundNotice, .phaseBackground])
  /// A scene object goes away.
  static let disconnect = mask([.detachment, .disconnect, .disconnectNotice])
  /// The root view controller comes.
  static let appear = mask([.viewDidLoad, .viewWillAppear, .viewDidAppear])
  /// The root view controller goes.
  static let disappear = mask([.viewWillDisappear, .viewDidDisappear])
  /// All callbacks of the root view controller.
  static let views = appear | disappear
  /// Everything that has to be told before a process says goodbye.
  static let closing = ~mask([.viewWillDisappear, .viewDidDisappear])
  /// Notifications and phases of the application that follow the aggregate.
  static let notices = CallbackSet.ofAggregate.scene
  /// What a scene owes and the application is told.
  static let reachesApp = notices | CallbackKind.pushAgain.bit
  /// What is delivered to a scene.
  static let payloads = mask([
    .willContinue, .openURL, .continueActivity, .failActivity, .performShortcut,
    .notificationResponse, .pushAgain, .acceptShare,
  ])
  /// Silent moves and callbacks whose telling changes what comes later: never masked out.
  static let carriers = mask([
    .attachment, .settling, .foregrounding, .earlyEntering, .lateSettling, .entering,
    .activation, .resignation, .deactivation, .reactivation, .backgrounding, .detachment,
    .ghost, .rebound, .saveState, .saveStateAgain,
  ])
  /// What a slot owes that nobody watches: what others can tell, and what is told of the app.
  static let unwatched =
    (carriers & ~asksForState) | notices | CallbackKind.keyWindow.bit
  /// The delegate is asked for state; it decides only whether there is state to give back.
  static let asksForState = mask([.saveState, .saveStateAgain])
  /// What an app without scenes can owe on its one implicit scene.
  static let sceneless = mask([
    .foregrounding, .foreground, .appForegroundNotice, .entering, .willContinue, .openURL,
    .continueActivity, .failActivity, .performShortcut, .notificationResponse, .pushAgain,
    .acceptShare, .activation, .active, .appActiveNotice, .viewDidLoad, .viewWillAppear,
    .viewDidAppear, .updateActivity, .touch, .keyPress, .resignation, .resign, .appResignNotice,
    .deactivation,
    .reactivation, .backgrounding, .background, .appBackgroundNotice, .detachment,
    .viewWillDisappear, .viewDidDisappear, .rebound,
  ])
  /// Reports of SwiftUI.
  static let phases = mask([
    .phaseInactive, .appPhaseInactive, .phaseActive, .appPhaseActive, .phaseResigned,
    .appPhaseResigned, .phaseBackground, .appPhaseBackground,
  ])

  /// What the app asks for, and how it fails.
  static let requests = mask([
    .requestActivation, .requestDestruction, .requestRefresh, .requestError,
  ])
  /// A process starts and launches.
  static let launch = mask([
    .main, .delegateInit, .willFinishLaunching, .didFinishLaunching, .launchNotice,
  ])
  /// Until these are told, no scene is told anything.
  static let beforeScenes = mask([
    .main, .delegateInit, .willFinishLaunching, .shouldRestoreState, .didFinishLaunching,
    .requestActivation, .requestDestruction, .requestRefresh,
  ])
  /// What the process does and what nobody may leave out.
  static let processCarriers = mask([.didFinishLaunching, .discard, .exit])
}
