#if OUR_UIKIT || (canImport(UIKit) && !os(Linux))
  public import SceneSeam
  public import UIKit
  public import UserNotifications

  // What the application delegate and observers of the application receive.
  extension AppDriver {
    /// Delivers the launch.
    public func launches(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
      let launch = AppLaunch(for: Self.cause(options), process: process)
      deliver(.didFinishLaunching) { $0.didFinishLaunching(launch) }
    }

    /// Why the process was launched; UIKit says it of a push and of a location, and of nothing else.
    private static func cause(_ options: [UIApplication.LaunchOptionsKey: Any]?)
      -> BackgroundCause?
    {
      // A tap on a notification has its push there as well; only a silent one is for the background.
      let push = options?[.remoteNotification] as? [AnyHashable: Any]
      if (push?["aps"] as? [String: Any])?["content-available"] != nil { return .silentPush }
      return options?[.location] == nil ? nil : .locationUpdate
    }

    /// Delivers a callback of the application that carries nothing.
    public func receives(_ name: LifecycleCallback.CallbackName) {
      switch name {
      case .appForegroundNotice: deliver(name) { $0.applicationWillEnterForeground() }
      case .appActiveNotice: deliver(name) { $0.applicationDidBecomeActive() }
      case .appResignNotice: deliver(name) { $0.applicationWillResignActive() }
      case .appBackgroundNotice: deliver(name) { $0.applicationDidEnterBackground() }
      case .memoryWarning: deliver(name) { $0.didReceiveMemoryWarning() }
      case .protectedDataAvailable: deliver(name) { $0.protectedDataDidBecomeAvailable() }
      case .protectedDataUnavailable: deliver(name) { $0.protectedDataWillBecomeUnavailable() }
      case .terminate: deliver(name) { $0.willTerminate() }
      default: deliver(name)
      }
    }

    /// Delivers work in the background: also that of a scheduler or a location manager of the app's.
    ///
    /// - Parameters:
    ///   - cause: Why the system runs the app.
    ///   - content: What a push or an answer to a notification holds.
    public func works(_ cause: BackgroundCause, with content: PayloadContent? = nil) {
      let name: LifecycleCallback.CallbackName =
        switch cause {
        case .silentPush: .push
        case .backgroundFetch: .fetch
        case .backgroundTask: .backgroundTask
        case .urlSession: .urlSession
        case .locationUpdate: .locationUpdate
        case .notificationAction: .notificationAction
        case .appIntent: .appIntent
        }
      deliver(name, content: content) { $0.performBackgroundWork(cause) }
    }

    /// Tells the app how many seconds have passed since it was told the last time, if any.
    ///
    /// An app that wants to know calls it from a timer of its own.
    public func advanceClock() {
      let seconds = context.now - lastTick
      guard seconds > 0 else { return }
      lastTick += seconds
      deliver(.tick) { $0.clockDidAdvance(seconds: seconds) }
    }

    // MARK: Sessions

    /// Delivers the question for a session's configuration.
    public func configures(_ session: UISceneSession) {
      let id = identities.idOfLastScene(session)
      let role = SceneRole(taking: session.role)
      deliver(.configuration, in: id) { $0.configure(id.session, role: role) }
    }

    /// Delivers the sessions that were closed for good, in the order of UIKit's set.
    public func discards(_ sessions: Set<UISceneSession>) {
      let ids = sessions.map { identities.id(of: $0) }
      deliver(.discard) { $0.didDiscard(ids) }
      for session in sessions { identities.close(session) }
    }

    // MARK: Payloads

    /// Delivers something to an app without scenes; a push is work in the background.
    public func delivers(_ content: PayloadContent) {
      if let payload = payload(content) {
        delivers(payload)
      } else {
        works(.silentPush, with: content)
      }
    }

    private func delivers(_ payload: ScenePayload) {
      let name: LifecycleCallback.CallbackName =
        switch payload.kind {
        case .url: .appOpenURL
        case .activity: .appContinue
        case .shortcut: .appShortcut
        case .notification: .notificationResponse
        case .share: .appAcceptShare
        }
      deliver(name, content: payload.content) { $0.scene(Self.implicitScene, didReceive: payload) }
    }

    /// Delivers the user's answer to a notification, to the scene in which the system shows it.
    ///
    /// An action that opens no scene is work in the background.
    public func answers(_ response: UNNotificationResponse) {
      if let scene = response.targetScene ?? sceneInFront(for: response) {
        deliver(payload(response), to: scene)
      } else if response.actionIdentifier == UNNotificationDefaultActionIdentifier {
        delivers(payload(response))
      } else {
        works(.notificationAction, with: .notification(NotificationResponse(taking: response)))
      }
    }

    /// The scene that the user sees; a tap opens one, whatever UIKit says.
    private func sceneInFront(for response: UNNotificationResponse) -> UIScene? {
      guard response.actionIdentifier == UNNotificationDefaultActionIdentifier else { return nil }
      let scenes = Array(UIApplication.shared.connectedScenes)
      return scenes.first { $0.activationState == .foregroundActive }
        ?? scenes.first { $0.activationState == .foregroundInactive } ?? scenes.first
    }

    /// The scene of an app without scenes.
    private static var implicitScene: SceneID {
      SceneID(session: SessionID(identifier: 0, slot: 0), connection: 0)
    }
  }
#endif
