/// Every callback that UIKit has, in the usual order within its scope.
///
/// A scene's callbacks come first, then those of the process, the names that a scene's have in an app
/// without scenes, and last what only an app under test does. A new kind stands in its part, where it
/// usually comes.
@frozen
public enum CallbackKind: UInt8, Hashable, Sendable, CaseIterable {
  // Connecting
  case configuration
  case windowSet
  case geometryBeforeConnect
  case connect
  case stateReadable
  case connectNotice
  case resignWhileAttaching
  case viewDidLoad
  case viewWillAppear
  case willContinue
  case restore
  // Entering the foreground
  case foreground
  case foregroundNotice
  case appForegroundNotice
  case phaseInactive
  case appPhaseInactive
  // Payloads
  case openURL
  case continueActivity
  case failActivity
  case performShortcut
  case notificationResponse
  case pushAgain
  case acceptShare
  // Becoming active
  case active
  case activeNotice
  case appActiveNotice
  case phaseActive
  case appPhaseActive
  case viewDidAppear
  case keyWindow
  case touch
  case keyPress
  case geometry
  case updateActivity
  // Resigning
  case resign
  case resignNotice
  case appResignNotice
  case phaseResigned
  case appPhaseResigned
  // Entering the background
  case background
  case backgroundNotice
  case appBackgroundNotice
  case phaseBackground
  case appPhaseBackground
  case saveState
  case saveStateAgain
  // Disconnecting
  case disconnect
  case disconnectNotice
  case viewWillDisappear
  case viewDidDisappear

  // The process
  case main
  case delegateInit
  case willFinishLaunching
  case shouldRestoreState
  case didFinishLaunching
  case launchNotice
  case requestActivation
  case requestDestruction
  case requestRefresh
  case requestError
  case discard
  case protectedDataAvailable
  case protectedDataAvailableNotice
  case protectedDataUnavailable
  case protectedDataUnavailableNotice
  case timeChangeNotice
  case timeChange
  case memoryWarning
  case memoryNotice
  case viewMemoryWarning
  case push
  case registered
  case registrationFailed
  case fetch
  case backgroundTask
  case urlSession
  case locationUpdate
  case appIntent
  case backgroundTaskExpired
  case screenshotNotice
  case willPresent
  case notificationAction
  case shouldSaveState
  case terminate
  case terminateNotice
  case processEnded
  case launchRefused
  case installed

  // The scene's callbacks by their names in an app without scenes
  case appForeground
  case appActive
  case appResign
  case appBackground
  case appOpenURL
  case appWillContinue
  case appContinue
  case appFailActivity
  case appShortcut
  case appAcceptShare
  case appUpdateActivity

  // What UIKit has no part in: an app under test acts, its clock moves, its tasks go on
  case action
  case tick
  case work

  /// The kind's number among all kinds in the order above: what tables are indexed by.
  @inlinable
  @inline(__always)
  public var place: Int { Int(truncatingIfNeeded: rawValue) }

  /// The length of a table of all kinds.
  @inlinable
  public static var placeCount: Int { CallbackKind.work.place &+ 1 }

  /// The kinds in which UIKit has a part: all but those that only an app under test has.
  public static let allCases: [CallbackKind] = (0..<CallbackKind.action.rawValue).compactMap {
    CallbackKind(rawValue: $0)
  }

  /// Whether only an app under test has it.
  @inlinable
  public var isOfApp: Bool { rawValue >= CallbackKind.action.rawValue }

  /// Whether it is about a scene; otherwise it is about the process.
  @inlinable
  public var isOfScene: Bool { rawValue < CallbackKind.main.rawValue }

  /// Whether it is the name of a scene's callback in an app without scenes.
  @inlinable
  package var isOfScenelessApp: Bool {
    rawValue >= CallbackKind.appForeground.rawValue && !isOfApp
  }
}

// MARK: - Names

extension CallbackKind {
  /// Whom the callback reaches.
  public var recipient: Recipient { Self.table[Int(rawValue)].recipient }

  /// Apple's name, normalised as recordings write it.
  ///
  /// Two kinds may share a name: `stateRestorationActivity` is asked for twice.
  public var name: String { Self.table[Int(rawValue)].name }

  private struct RecordedName: Sendable {
    var recipient: Recipient
    var name: String
  }

  private static let table: [RecordedName] = (0..<256).map { raw in
    guard let kind = CallbackKind(rawValue: UInt8(raw)) else {
      return RecordedName(recipient: .noObject, name: "")
    }
    let (recipient, name) = kind.words
    return RecordedName(recipient: recipient, name: name)
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
    case .stateReadable: (.sceneDelegate, "session.stateRestorationActivity")
    case .connectNotice: (.sceneObserver, "willConnectNotification")
    case .resignWhileAttaching: (.appDelegate, "applicationWillResignActive")
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
    default: (.noObject, "")
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
    case .appIntent: (.appDelegate, "performIntent")
    case .backgroundTaskExpired: (.appDelegate, "backgroundTaskExpired")
    case .screenshotNotice: (.appObserver, "userDidTakeScreenshotNotification")
    case .willPresent: (.notificationCenter, "willPresentNotification")
    case .notificationAction: (.notificationCenter, "didReceiveActionResponse")
    case .shouldSaveState: (.appDelegate, "shouldSaveApplicationState")
    case .terminate: (.appDelegate, "applicationWillTerminate")
    case .terminateNotice: (.appObserver, "willTerminateNotification")
    case .processEnded: (.process, "terminated")
    case .launchRefused: (.process, "launchRefused")
    case .installed: (.process, "installed")
    default: (.noObject, "")
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
