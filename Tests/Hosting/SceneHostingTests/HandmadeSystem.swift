import SceneFuzzing
import SceneHosting
import UIKit

/// A system that a test sets by hand: what the host reads, and what the app asks of it.
final class HandmadeSystem: SceneSystem {
  var now = 0
  var applicationState = ApplicationState.background
  var connectedScenes: [SceneID] = []
  var openSessions: [SessionID] = []
  var roles: [SceneID: SceneRole] = [:]
  var connectionOptions: SceneConnectionOptions?
  var supportsMultipleScenes = true
  var answeredRequest: UInt32 = 0
  var isProtectedDataAvailable: Bool { true }
  private(set) var requests: [AppContext.SystemRequest] = []
  private(set) var conditions: [ActivationConditions] = []
  /// What the app has noted.
  private(set) var notes: [AppContext.Observation] = []
  var deviceTraits = AppContext.DeviceTraits()

  /// What the app has noted, in words.
  var words: [String] { notes.map { "\($0)" } }

  func forgetNotes() { notes = [] }
  func activationState(of scene: SceneID) -> ActivationState { .unattached }
  func role(of scene: SceneID) -> SceneRole {
    roles.first { $0.key.session == scene.session }?.value ?? .windowApplication
  }
  func setActivationConditions(_ conditions: ActivationConditions, for scene: SceneID) {
    self.conditions.append(conditions)
  }
  func note(_ observation: AppContext.Observation) { notes.append(observation) }
  func request(_ request: AppContext.SystemRequest) { requests.append(request) }
  func beginBackgroundTask() -> AppBackgroundTask { AppBackgroundTask(id: 1) }
  func endBackgroundTask(_ task: AppBackgroundTask) {}
  func handle(to context: AppContext) -> ContextHandle { ContextHandle { _ in nil } }
}

/// What delegates and observers have heard, over all processes of a test.
@MainActor
enum Heard {
  static var lines: [String] = []
  /// Objects that they were handed.
  static var objects: [AnyObject] = []
}

/// An application delegate that says what it hears.
final class TalkingAppDelegate: UIResponder, UIApplicationDelegate,
  @preconcurrency UNUserNotificationCenterDelegate
{
  override init() {
    super.init()
    UNUserNotificationCenter.current().delegate = self
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let urls = options.urlContexts.map(\.url.absoluteString)
    let types = options.userActivities.map(\.activityType)
    Heard.lines.append("configuration \((urls + types).joined(separator: " "))")
    return UISceneConfiguration(name: nil, sessionRole: session.role)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>
  ) {
    Heard.lines.append("discards \(sessions.map { "\($0.slot) \($0.role.rawValue)" })")
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    Heard.lines.append(
      "opens \(url) \(options[.sourceApplication] ?? "none") \(options[.openInPlace] ?? "none")")
    return true
  }

  func application(
    _ application: UIApplication, userDidAcceptCloudKitShareWith metadata: CKShare.Metadata
  ) {
    Heard.lines.append("app accepts \(metadata.identifier)")
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let scene = response.targetScene.map { "\($0.session.slot)" } ?? "none"
    let seconds = Int(response.notification.date.timeIntervalSince(PlayedWorld.beginning))
    Heard.objects.append(response)
    Heard.lines.append("answer in \(scene) at \(seconds)")
    completionHandler()
  }
}

/// A scene delegate that says what it hears.
final class TalkingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    for activity in options.userActivities { Heard.lines.append("cold \(text(activity))") }
    if let answer = options.notificationResponse { Heard.objects.append(answer) }
    Heard.objects += Array(options.urlContexts)
    let target = options.notificationResponse?.targetScene
    if target === scene { Heard.lines.append("answered in its own scene") }
    Heard.lines.append("connects \(session.slot) \(session.role.rawValue)")
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    Heard.objects.append(activity)
    Heard.lines.append("warm \(text(activity))")
  }

  private func text(_ activity: NSUserActivity) -> String {
    "\(activity.activityType) \(activity.title ?? "") \(activity.userInfo?["day"] ?? "none") "
      + (activity.targetContentIdentifier ?? "none")
  }

  func sceneDidDisconnect(_ scene: UIScene) { Heard.lines.append("leaves \(scene.session.slot)") }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Heard.objects.append(item)
    Heard.lines.append("\(item.type) for \(item.targetContentIdentifier ?? "nothing")")
    completionHandler(true)
  }

  func windowScene(
    _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith metadata: CKShare.Metadata
  ) {
    Heard.objects.append(metadata)
    Heard.lines.append("scene accepts \(metadata.identifier)")
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation: UIInterfaceOrientation, traitCollection: UITraitCollection
  ) {
    Heard.lines.append("geometry \(windowScene.session.slot)")
  }
}

/// A hosted app whose system a test sets by hand.
@MainActor
struct Handmade {
  let system = HandmadeSystem()
  let context: AppContext
  var app: HostedApp<TalkingAppDelegate>

  init() {
    let store = AppContext.Store(
      defaults: LockableStore(), files: LockableStore(), keychain: LockableStore())
    context = AppContext(system, store: store)
    app = Handmade.launch(context)
    Heard.lines = []
    Heard.objects = []
  }

  private static func launch(_ context: AppContext) -> HostedApp<TalkingAppDelegate> {
    HostedApp(
      manifest: SceneManifest { TalkingSceneDelegate() }
        .adding(.windowExternalDisplayNonInteractive, name: "Display") { TalkingSceneDelegate() },
      context: context
    ) { TalkingAppDelegate() }
  }

  /// Ends the process and launches another one on the same device.
  mutating func relaunches() { app = Handmade.launch(context) }

  /// The first scene object of a session, by its number from 1.
  func scene(_ number: Int) -> SceneID {
    SceneID(
      session: SessionID(identifier: UInt32(number), slot: number - 1), connection: 1)
  }

  /// Attaches a scene and delivers its connection.
  func connects(_ id: SceneID, _ payload: ScenePayload? = nil, role: SceneRole = .windowApplication)
  {
    attaches(id)
    let options = SceneConnectionOptions(payload: payload, role: role)
    system.connectionOptions = options
    app.configure(id.session, role: role)
    receives(.connect, id)
    app.sceneWillConnect(id, options)
    system.connectionOptions = nil
  }

  /// Attaches a scene whose connection is still to come.
  func attaches(_ id: SceneID) {
    system.connectedScenes.append(id)
    system.openSessions.append(id.session)
  }

  /// Delivers a callback by its name.
  func receives(_ name: LifecycleCallback.CallbackName, _ scene: SceneID? = nil) {
    app.didReceive(LifecycleCallback(name, in: scene))
  }
}
