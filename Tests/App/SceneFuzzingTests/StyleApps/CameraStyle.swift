import SceneFuzzing

/// A camera: one capture session for the app, a preview for each window.
struct CameraStyle: StyleApp {
  enum Bug: String {
    /// The preview stops at the background and starts at the activation: an interruption starts it twice.
    case startsPreviewAtActivation
    /// The preview stops at the interruption and starts at the foreground.
    case stopsPreviewAtInterruption
    /// The session is taken at each activation of the app and given back at the background.
    case takesSessionTwice
    /// Any window that goes takes the session with it.
    case closesSessionWithWindow
    /// Each window that comes to the foreground opens the session.
    case opensSessionWithWindow
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.levels, [.startsPreviewAtActivation, .stopsPreviewAtInterruption]),
    (.ledger, [.takesSessionTwice, .opensSessionWithWindow]),
    (.scope, [.closesSessionWithWindow]),
  ]

  let context: AppContext
  let bug: Bug?
  private var previews: Set<SceneID> = []
  private var hasSession = false

  mutating func applicationWillEnterForeground() {
    if bug != .opensSessionWithWindow { takeSession() }
  }

  mutating func applicationDidBecomeActive() {
    if bug == .takesSessionTwice { context.takes("session") }
  }

  mutating func applicationDidEnterBackground() {
    guard hasSession else { return }
    hasSession = false
    context.givesBack("session")
  }

  mutating func sceneWillEnterForeground(_ scene: SceneID) {
    if bug == .opensSessionWithWindow { context.takes("session") }
    if bug != .startsPreviewAtActivation { startPreview(scene) }
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    guard bug == .startsPreviewAtActivation else { return }
    context.starts("preview", for: scene)
    previews.insert(scene)
  }

  mutating func sceneWillResignActive(_ scene: SceneID) {
    if bug == .stopsPreviewAtInterruption { stopPreview(scene) }
  }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    stopPreview(scene)
    if bug == .closesSessionWithWindow { applicationDidEnterBackground() }
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) { stopPreview(scene) }

  private mutating func takeSession() {
    if hasSession { return }
    hasSession = true
    context.takes("session")
  }

  private mutating func startPreview(_ scene: SceneID) {
    if previews.insert(scene).inserted { context.starts("preview", for: scene) }
  }

  private mutating func stopPreview(_ scene: SceneID) {
    if previews.remove(scene) != nil { context.stops("preview", for: scene) }
  }

  static func test(_ bug: Bug?) -> AppTest<CameraStyle> {
    AppTest { CameraStyle(context: $0, bug: bug) }
  }
}
