import SceneLifecycle

/// The items that each transition makes pending, as sets of agenda items.
enum Script {
  /// A scene object comes to life and its delegate receives the connection.
  static let connect: AgendaSet = [.attachment, .connect, .connectNotice, .settling]
  /// A scene comes to the foreground.
  static let foreground: AgendaSet = [.foregrounding, .foreground, .foregroundNotice, .entering]
  /// A scene becomes active.
  static let activate: AgendaSet = [.activation, .active, .activeNotice, .phaseActive]
  /// A scene stops being active.
  static let resign: AgendaSet = [
    .resignation, .resign, .resignNotice, .phaseResigned, .deactivation,
  ]
  /// A scene goes to the background.
  static let background: AgendaSet = [
    .backgrounding, .background, .backgroundNotice, .phaseBackground,
  ]
  /// A scene object goes away.
  static let disconnect: AgendaSet = [.detachment, .disconnect, .disconnectNotice]
  /// The root view controller comes.
  static let appear: AgendaSet = [.viewDidLoad, .viewWillAppear, .viewDidAppear]
  /// The root view controller goes.
  static let disappear: AgendaSet = [.viewWillDisappear, .viewDidDisappear]
  /// All callbacks of the root view controller.
  static let views = appear | disappear
  /// Everything that has to be delivered before a process with scenes says goodbye.
  static let closing = AgendaSet.all - disappear
  /// Notifications and phases of the application that follow the aggregate.
  static let notices = AgendaSet(of: .ofAggregate, ofScene: true)
  /// Items of a scene that the application receives.
  static let reachesApp = notices | [.pushAgain, .resignWhileAttaching]
  /// The items that deliver a payload to a scene.
  static let payloads: AgendaSet = [
    .willContinue, .openURL, .continueActivity, .failActivity, .performShortcut,
    .notificationResponse, .pushAgain, .acceptShare,
  ]
  /// Silent moves, and callbacks whose delivery changes what comes later: never masked out.
  static let carriers: AgendaSet = [
    .attachment, .settling, .foregrounding, .earlyEntering, .lateSettling, .entering,
    .activation, .resignation, .deactivation, .reactivation, .backgrounding, .detachment,
    .ghost, .rebound, .saveState, .saveStateAgain,
  ]
  /// The items that stay pending for an unobserved slot: those that others can tell, and the app's.
  static let unwatched =
    (carriers - asksForState) | notices | AgendaSet(.keyWindow)
  /// State is given back: it can be read, and is delivered where that exists.
  static let givesState: AgendaSet = [.stateReadable, .restore]
  /// The delegate is asked for state; it decides only whether there is state to give back.
  static let asksForState: AgendaSet = [.saveState, .saveStateAgain]
  /// Items that can be pending for the one implicit scene of an app without scenes.
  static let sceneless: AgendaSet = [
    .foregrounding, .foreground, .appForegroundNotice, .entering, .willContinue, .openURL,
    .continueActivity, .failActivity, .performShortcut, .notificationResponse, .pushAgain,
    .acceptShare, .activation, .active, .appActiveNotice, .viewDidLoad, .viewWillAppear,
    .viewDidAppear, .updateActivity, .touch, .keyPress, .resignation, .resign, .appResignNotice,
    .deactivation,
    .reactivation, .backgrounding, .background, .appBackgroundNotice, .detachment,
    .viewWillDisappear, .viewDidDisappear, .rebound, .foregroundNotice, .activeNotice,
    .resignNotice, .backgroundNotice,
  ]
  /// The notifications that `UIScene` posts of an app without scenes, where it does.
  static let sceneNotices: AgendaSet = [
    .foregroundNotice, .activeNotice, .resignNotice, .backgroundNotice,
  ]
  /// The items that the scene delegate receives; without one, the engine plans none of them.
  static let ofDelegate = AgendaSet(
    of: AgendaItem.allCases.filter { $0.isOfScene && $0.callback?.recipient == .sceneDelegate })
  /// The delegate's items in which SwiftUI's own scene delegate has no part that an app could hear.
  ///
  /// It makes the windows of a connection, hands on links and activities, and keeps scene storage (Apple,
  /// swiftui/windowgroup, swiftui/view/onopenurl(perform:), swiftui/scenestorage). A quick action and a share
  /// need a scene delegate of the app's (Apple,
  /// uiwindowscenedelegate/windowscene(_:userdidacceptcloudkitsharewith:)).
  static let missingInSwiftUI =
    ofDelegate - [
      .connect, .stateReadable, .openURL, .continueActivity, .saveState, .saveStateAgain,
      .disconnect,
    ]
  /// Reports of SwiftUI.
  static let phases: AgendaSet = [
    .phaseInactive, .appPhaseInactive, .phaseActive, .appPhaseActive, .phaseResigned,
    .appPhaseResigned, .phaseBackground, .appPhaseBackground,
  ]

  /// Protected data goes.
  static let protectionGoes: AgendaSet = [
    .protectedDataUnavailable, .protectedDataUnavailableNotice,
  ]
  /// Protected data is there again.
  static let protectionReturns: AgendaSet = [
    .protectedDataAvailable, .protectedDataAvailableNotice,
  ]
  /// The items that say whether protected data is there.
  static let protection = protectionGoes | protectionReturns

  /// The app's requests, and the report of a failed one.
  static let requests: AgendaSet = [
    .requestActivation, .requestDestruction, .requestRefresh, .requestError,
  ]
  /// The system is short of memory.
  static let memoryWarning: AgendaSet = [.memoryWarning, .memoryNotice, .viewMemoryWarning]
  /// The methods that get launch options.
  static let launchMethods: AgendaSet = [.willFinishLaunching, .didFinishLaunching]
  /// A process starts and launches.
  static let launch: AgendaSet = [
    .main, .delegateInit, .willFinishLaunching, .didFinishLaunching, .launchNotice,
  ]
  /// The steps of the process that may never be left out.
  static let processCarriers: AgendaSet = [.didFinishLaunching, .discard, .exit]
}
