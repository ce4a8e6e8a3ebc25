extension CallbackKind {
  /// Whom the callback reaches.
  public var recipient: Recipient { Self.table[Int(rawValue)].recipient }

  /// Apple's name, normalised as recordings write it.
  ///
  /// Two kinds may share a name: `stateRestorationActivity` is asked for twice.
  public var name: String { Self.table[Int(rawValue)].name }

  private struct Entry: Sendable {
    var recipient: Recipient
    var name: String
  }

  private static let table: [Entry] = (0..<256).map { raw in
    guard let kind = CallbackKind(rawValue: UInt8(raw)) else {
      return Entry(recipient: .nobody, name: "")
    }
    let (recipient, name) = kind.words
    return Entry(recipient: recipient, name: name)
  }

  private var words: (Recipient, String) {
    if isOfApp { return (.process, wordOfApp) }
    if isOfScenelessApp { return (.appDelegate, wordOfScenelessApp) }
    return isOfScene ? wordsOfScene : wordsOfProcess
  }

  private var wordOfApp: String {
    switch self {
    case .tick: "ticks"
    case .work: "works"
    default: "acts"
    }
  }

  private var wordsOfScene: (Recipient, String) {
    switch self {
    case .configuration: (.appDelegate, "configurationForConnecting")
    case .windowSet: (.sceneDelegate, "delegate.window.set")
    case .geometryBeforeConnect, .geometry:
      (.sceneDelegate, "windowSceneDidUpdateCoordinateSpace")
    case .connect: (.sceneDelegate, "willConnectTo")
    case .connectNotice: (.sceneObserver, "willConnectNotification")
    case .viewDidLoad: (.viewController, "viewDidLoad")
    case .viewWillAppear: (.viewController, "viewWillAppear")
    case .willContinue: (.sceneDelegate, "willContinueUserActivityWithType")
    case .restore: (.sceneDelegate, "restoreInteractionStateWith")
    case .foreground: (.sceneDelegate, "sceneWillEnterForeground")
    case .foregroundNotice: (.sceneObserver, "willEnterForegroundNotification")
    case .appForegroundNotice: (.appObserver, "willEnterForegroundNotification")
    case .phaseInactive, .phaseResigned: (.phase, "inactive")
    case .appPhaseInactive, .appPhaseResigned: (.appPhase, "inactive")
    case .openURL: (.sceneDelegate, "openURLContexts")
    case .continueActivity: (.sceneDelegate, "continueUserActivity")
    case .failActivity: (.sceneDelegate, "didFailToContinueUserActivityWithType")
    case .performShortcut: (.sceneDelegate, "performActionForShortcutItem")
    case .notificationResponse: (.notificationCenter, "didReceiveResponse")
    case .pushAgain: (.appDelegate, "didReceiveRemoteNotification")
    case .acceptShare: (.sceneDelegate, "userDidAcceptCloudKitShareWith")
    case .active: (.sceneDelegate, "sceneDidBecomeActive")
    case .activeNotice: (.sceneObserver, "didActivateNotification")
    case .appActiveNotice: (.appObserver, "didBecomeActiveNotification")
    case .phaseActive: (.phase, "active")
    case .appPhaseActive: (.appPhase, "active")
    case .viewDidAppear: (.viewController, "viewDidAppear")
    case .keyWindow: (.windowObserver, "didBecomeKeyNotification")
    case .touch: (.sceneDelegate, "touchesBegan")
    case .keyPress: (.sceneDelegate, "pressesBegan")
    case .updateActivity: (.sceneDelegate, "didUpdateUserActivity")
    case .resign: (.sceneDelegate, "sceneWillResignActive")
    case .resignNotice: (.sceneObserver, "willDeactivateNotification")
    case .appResignNotice: (.appObserver, "willResignActiveNotification")
    case .background: (.sceneDelegate, "sceneDidEnterBackground")
    case .backgroundNotice: (.sceneObserver, "didEnterBackgroundNotification")
    case .appBackgroundNotice: (.appObserver, "didEnterBackgroundNotification")
    case .phaseBackground: (.phase, "background")
    case .appPhaseBackground: (.appPhase, "background")
    case .saveState, .saveStateAgain: (.sceneDelegate, "stateRestorationActivity")
    case .disconnect: (.sceneDelegate, "sceneDidDisconnect")
    case .disconnectNotice: (.sceneObserver, "didDisconnectNotification")
    case .viewWillDisappear: (.viewController, "viewWillDisappear")
    case .viewDidDisappear: (.viewController, "viewDidDisappear")
    default: (.nobody, "")
    }
  }

  private var wordsOfProcess: (Recipient, String) {
    switch self {
    case .main: (.process, "main")
    case .delegateInit: (.appDelegate, "init")
    case .willFinishLaunching: (.appDelegate, "willFinishLaunchingWithOptions")
    case .shouldRestoreState: (.appDelegate, "shouldRestoreApplicationState")
    case .didFinishLaunching: (.appDelegate, "didFinishLaunchingWithOptions")
    case .launchNotice: (.appObserver, "didFinishLaunchingNotification")
    case .requestActivation: (.appDelegate, "requestSceneSessionActivation")
    case .requestDestruction: (.appDelegate, "requestSceneSessionDestruction")
    case .requestRefresh: (.appDelegate, "requestSceneSessionRefresh")
    case .requestError: (.appDelegate, "requestErrorHandler")
    case .discard: (.appDelegate, "didDiscardSceneSessions")
    case .protectedDataAvailable: (.appDelegate, "protectedDataDidBecomeAvailable")
    case .protectedDataAvailableNotice:
      (.appObserver, "protectedDataDidBecomeAvailableNotification")
    case .protectedDataUnavailable: (.appDelegate, "protectedDataWillBecomeUnavailable")
    case .protectedDataUnavailableNotice:
      (.appObserver, "protectedDataWillBecomeUnavailableNotification")
    case .timeChangeNotice: (.appObserver, "significantTimeChangeNotification")
    case .timeChange: (.appDelegate, "applicationSignificantTimeChange")
    case .memoryWarning: (.appDelegate, "didReceiveMemoryWarning")
    case .memoryNotice: (.appObserver, "didReceiveMemoryWarningNotification")
    case .viewMemoryWarning: (.viewController, "didReceiveMemoryWarning")
    case .push: (.appDelegate, "didReceiveRemoteNotification")
    case .registered: (.appDelegate, "didRegisterForRemoteNotifications")
    case .registrationFailed: (.appDelegate, "didFailToRegisterForRemoteNotifications")
    case .fetch: (.appDelegate, "performFetch")
    case .backgroundTask: (.appDelegate, "handleBackgroundTask")
    case .urlSession: (.appDelegate, "handleEventsForBackgroundURLSession")
    case .locationUpdate: (.appDelegate, "didUpdateLocations")
    case .backgroundTaskExpired: (.appDelegate, "backgroundTaskExpired")
    case .screenshotNotice: (.appObserver, "userDidTakeScreenshotNotification")
    case .shouldSaveState: (.appDelegate, "shouldSaveApplicationState")
    case .terminate: (.appDelegate, "applicationWillTerminate")
    case .terminateNotice: (.appObserver, "willTerminateNotification")
    case .processEnded: (.process, "terminated")
    case .launchRefused: (.process, "launchRefused")
    default: (.nobody, "")
    }
  }

  private var wordOfScenelessApp: String {
    switch self {
    case .appForeground: "applicationWillEnterForeground"
    case .appActive: "applicationDidBecomeActive"
    case .appResign: "applicationWillResignActive"
    case .appBackground: "applicationDidEnterBackground"
    case .appOpenURL: "openURL"
    case .appWillContinue: "willContinueUserActivityWithType"
    case .appContinue: "continueUserActivity"
    case .appFailActivity: "didFailToContinueUserActivityWithType"
    case .appShortcut: "performActionForShortcutItem"
    case .appAcceptShare: "userDidAcceptCloudKitShareWith"
    case .appUpdateActivity: "didUpdateUserActivity"
    default: ""
    }
  }
}
