package import SceneLifecycle

/// The names that recordings may use, by recipient, with the callbacks that each can stand for.
///
/// The engine knows more callbacks than the format has names: any name that is not listed here is
/// an error of the file.
package enum RecordingNames {
  /// A name of the format.
  package struct KnownName: Hashable, Sendable {
    /// Whom the callback reaches.
    package var recipient: Recipient
    /// The name as recordings write it.
    package var name: String
    /// The callbacks that it can stand for; none when a line of that name binds nothing.
    package var kinds: CallbackSet
  }

  /// Recipients whose names recordings use, besides `PHASE`, whose names are values.
  package static let recipients: [Recipient] = [
    .appDelegate, .sceneDelegate, .appObserver, .sceneObserver, .viewController,
    .notificationCenter, .process,
  ]

  /// Every name of the format, by recipient and in the order of the format's own list.
  package static let all: [KnownName] = recipients.flatMap { recipient in
    words(of: recipient).map {
      KnownName(recipient: recipient, name: $0, kinds: kinds(named: $0, of: recipient))
    }
  }

  /// Returns the name of a recipient's callback; nil when the format has no such name.
  package static func entry(_ name: String, of recipient: Recipient) -> KnownName? {
    all.first { $0.recipient == recipient && $0.name == name }
  }

  /// Returns the names of a recipient.
  package static func words(of recipient: Recipient) -> [String] {
    switch recipient {
    case .appDelegate: appDelegate
    case .sceneDelegate: sceneDelegate
    case .appObserver: notices(of: .appObserver) + appNoticesWithoutCallback
    case .sceneObserver: notices(of: .sceneObserver) + sceneNoticesWithoutCallback
    case .viewController: viewController
    case .notificationCenter: ["didReceiveResponse"]
    case .process: ["main", "terminated"]
    case .phase: ["active", "inactive", "background"]
    case .appPhase, .windowObserver, .nobody: []
    }
  }

  private static let appDelegate = [
    "init", "willFinishLaunchingWithOptions", "didFinishLaunchingWithOptions",
    "applicationDidFinishLaunching", "applicationDidBecomeActive", "applicationWillResignActive",
    "applicationDidEnterBackground", "applicationWillEnterForeground", "applicationWillTerminate",
    "configurationForConnecting", "didDiscardSceneSessions", "didReceiveRemoteNotification",
    "performActionForShortcutItem", "openURL", "willContinueUserActivityWithType",
    "continueUserActivity", "didReceiveMemoryWarning",
  ]

  private static let sceneDelegate = [
    "willConnectTo", "sceneDidDisconnect", "sceneWillEnterForeground", "sceneDidBecomeActive",
    "sceneWillResignActive", "sceneDidEnterBackground", "openURLContexts",
    "willContinueUserActivityWithType", "continueUserActivity", "performActionForShortcutItem",
    "restoreInteractionStateWith", "stateRestorationActivity",
    "windowSceneDidUpdateCoordinateSpace", "delegate.window.get", "delegate.window.set",
  ]

  private static let viewController = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  /// Notifications of `UIApplication` that no callback of the engine stands for.
  private static let appNoticesWithoutCallback = [
    "backgroundRefreshStatusDidChangeNotification", "willChangeStatusBarOrientationNotification",
    "didChangeStatusBarOrientationNotification", "willChangeStatusBarFrameNotification",
    "didChangeStatusBarFrameNotification",
  ]

  /// Notifications of `UIScene` that no callback of the engine stands for.
  private static let sceneNoticesWithoutCallback = ["systemProtectionDidChangeNotification"]

  private static func notices(of recipient: Recipient) -> [String] {
    CallbackKind.allCases.filter { $0.recipient == recipient }.map { $0.name }
  }

  private static func kinds(named name: String, of recipient: Recipient) -> CallbackSet {
    if recipient == .appDelegate && name == "applicationDidFinishLaunching" {
      return CallbackSet(.didFinishLaunching)
    }
    return CallbackSet(
      of: CallbackKind.allCases.filter { $0.recipient == recipient && $0.name == name })
  }
}

/// A value of SwiftUI's `scenePhase`.
///
/// Source: Apple, swiftui/scenephase.
package enum ScenePhase: String, Hashable, Sendable, CaseIterable {
  /// The scene is in the foreground and interactive.
  case active
  /// The scene is in the foreground and should pause.
  case inactive
  /// The scene is not visible.
  case background

  /// The callbacks that report this value, of a scene or of the app.
  ///
  /// - Parameter old: The value that it replaces; nil when the line does not say.
  package func kinds(after old: ScenePhase?) -> CallbackSet {
    switch (self, old) {
    case (.active, _): CallbackSet(.phaseActive, .appPhaseActive)
    case (.background, _): CallbackSet(.phaseBackground, .appPhaseBackground)
    case (.inactive, .background): CallbackSet(.phaseInactive, .appPhaseInactive)
    case (.inactive, .active): CallbackSet(.phaseResigned, .appPhaseResigned)
    case (.inactive, _):
      CallbackSet(.phaseInactive, .appPhaseInactive, .phaseResigned, .appPhaseResigned)
    }
  }
}
