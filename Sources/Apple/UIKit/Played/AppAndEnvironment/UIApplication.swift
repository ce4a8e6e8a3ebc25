/// The app's one application object, which reads from the played history.
///
/// Source: Apple, uiapplication.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  static var current = UIApplication()
  /// How often the app of the process, or one of its scenes, has gone to the background.
  @exclusivity(unchecked) package internal(set) static var leavings = 0

  /// The application of the process that is played; one without scenes while none is.
  public class var shared: UIApplication { current }

  /// The application's delegate.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The delegate as the host keeps it: the process keeps it until it ends.
  package var keptDelegate: (any UIApplicationDelegate)? {
    didSet { delegate = keptDelegate }
  }
  private var keys: [WeakWindow] = []
  private var onScreen: [WeakWindow] = []
  /// Whether the device stays awake; stored, never used.
  open var isIdleTimerDisabled = false
  /// The number on the icon, which outlives the process: the device keeps it.
  open var applicationIconBadgeNumber: Int {
    get { CurrentHost.host?.iconBadgeNumber ?? 0 }
    set { CurrentHost.host?.iconBadgeNumber = newValue }
  }
  /// Quick actions of the icon that the app adds; stored, never used.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Whether the app asked for pushes.
  public private(set) var isRegisteredForRemoteNotifications = false
  /// The user's settings for notifications, before iOS 10: those that the app has asked for.
  public internal(set) var currentUserNotificationSettings: UIUserNotificationSettings?
  /// The notifications that the user is to be shown, before iOS 10; nothing delivers them here.
  open var scheduledLocalNotifications: [UILocalNotification]?
  /// Whether the status bar is hidden; stored, never used.
  open var isStatusBarHidden = false
  /// How the status bar looks; stored, never used.
  open var statusBarStyle = UIStatusBarStyle.default
  /// Whether the status bar shows that something is loaded; stored, never used.
  open var isNetworkActivityIndicatorVisible = false
  /// Whether shaking undoes; stored, never used.
  open var applicationSupportsShakeToEdit = true

  public override init() { super.init() }

  // MARK: What can be read

  /// The state of the application inside the callback under way.
  open var applicationState: State { CurrentHost.host?.applicationState ?? .background }

  /// The connected scenes, in an order that the history chooses.
  public var connectedScenes: UIOrderedSet<UIScene> {
    UIOrderedSet(CurrentHost.host?.connectedScenes ?? [])
  }

  /// The open sessions, in an order that the history chooses.
  public var openSessions: UIOrderedSet<UISceneSession> {
    UIOrderedSet(CurrentHost.host?.openSessions ?? [])
  }

  /// Whether the app may have several windows: the manifest and the device say so.
  public var supportsMultipleScenes: Bool { CurrentHost.host?.supportsMultipleScenes ?? false }

  /// Whether what is protected can be read.
  public var isProtectedDataAvailable: Bool { CurrentHost.host?.isProtectedDataAvailable ?? true }

  /// The windows of all connected scenes, those that are hidden included; without scenes all there are.
  public var windows: [UIWindow] {
    if CurrentHost.host?.usesScenes == false { return onScreen.compactMap(\.window) }
    return connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }

  /// The window that was made key last of those that are key.
  public var keyWindow: UIWindow? { keyWindows.last }

  /// How much background time is left: as much as the app likes here, until the history ends it.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  // MARK: What can be asked for

  /// Asks for a window: that of a session, or a new one; the history grants or refuses it.
  ///
  /// The scene gets the activity when it connects, or in a call where it is connected.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    CurrentHost.host?.activate(sceneSession, userActivity, errorHandler: errorHandler)
  }

  /// Asks for a window, described by a request; the history grants or refuses it.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    CurrentHost.host?.activate(
      request.session, request.userActivity, errorHandler: errorHandler)
  }

  /// Asks that a session ends; the history grants or refuses it.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    CurrentHost.host?.destroy(sceneSession, errorHandler: errorHandler)
  }

  /// Asks that a session's scene is brought up to date.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    CurrentHost.host?.refresh(sceneSession)
  }

  /// Asks for background time; the laws' ledger learns of it.
  ///
  /// On a thread that does not play the app there is none.
  nonisolated public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    guard CurrentHost.isHere else { return .invalid }
    return CurrentHost.here {
      guard let host = CurrentHost.host else { return .invalid }
      return UIBackgroundTaskIdentifier(
        rawValue: host.beginBackgroundTask(expirationHandler: handler))
    }
  }

  /// Asks for background time under a name, which is for a debugger only.
  nonisolated public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(expirationHandler: handler)
  }

  /// Gives background time back; the laws' ledger learns of it.
  nonisolated public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    guard identifier != .invalid, CurrentHost.isHere else { return }
    CurrentHost.here { CurrentHost.host?.endBackgroundTask(identifier.rawValue) }
  }

  /// Asks for pushes; the history answers, or does not.
  public func registerForRemoteNotifications() {
    isRegisteredForRemoteNotifications = true
    CurrentHost.host?.registerForRemoteNotifications()
  }

  /// Asks for pushes no longer.
  public func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }

  /// Whether some app opens a URL: the host decides.
  public func canOpenURL(_ url: URL) -> Bool { CurrentHost.host?.opens(url) ?? false }

  /// Opens a URL elsewhere; one of the app's own scheme comes back to the app.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard let host = CurrentHost.host else {
      completion?(false)
      return
    }
    host.open(url, for: nil) { completion?($0) }
  }

  /// Opens a URL elsewhere; one of the app's own scheme comes back to the app.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// The name of the icon that the app chose; stored, never used.
  public private(set) var alternateIconName: String?

  /// Chooses the icon, at once; stored, never used.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((any Error)?) -> Void = { _ in }
  ) {
    self.alternateIconName = alternateIconName
    completionHandler(nil)
  }
}

extension UIApplicationDelegate {
  /// Where a program of a real app begins; here the host plays the app, so it returns at once.
  @MainActor public static func main() {}
}

/// A window that something else keeps.
private struct WeakWindow {
  weak var window: UIWindow?
}

extension UIApplication {
  /// The windows that are key, in the order in which they became so.
  var keyWindows: [UIWindow] { keys.compactMap(\.window).filter(\.isKeyWindow) }

  /// Learns of a window that belongs to no scene; an app without scenes shows it.
  func adds(_ window: UIWindow) {
    onScreen = onScreen.filter { $0.window != nil } + [WeakWindow(window: window)]
  }

  /// Remembers that a window was made key after all others.
  func remembersKey(_ window: UIWindow) {
    keys = keys.filter { $0.window != nil && $0.window !== window } + [WeakWindow(window: window)]
  }
}
