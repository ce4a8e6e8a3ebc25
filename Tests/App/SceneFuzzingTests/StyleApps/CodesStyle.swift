import SceneFuzzing

/// One-time codes: no cover, the codes themselves are taken off the screen.
struct CodesStyle: StyleApp {
  enum Bug: String {
    /// Codes are taken off the screen of the window that was tapped last.
    case hidesInTappedWindow
    /// Codes go when the app has left; a window that leaves alone keeps its own.
    case hidesWithApp
    /// Codes go a second after the interruption, which is too late for a quick user.
    case hidesAfterDelay
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (
      .snapshot,
      [.hidesInTappedWindow, .hidesWithApp, .hidesAfterDelay]
    )
  ]

  let context: AppContext
  let bug: Bug?
  private var shown: [SceneID] = []
  private var tapped: SceneID?
  private var leaving: [SceneID] = []

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    leaving.removeAll { $0 == scene }
    show(scene)
  }

  mutating func sceneWillResignActive(_ scene: SceneID) {
    if bug == .hidesAfterDelay { leaving.append(scene) }
  }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    switch bug {
    case .hidesInTappedWindow: hide(tapped ?? scene)
    case .hidesWithApp, .hidesAfterDelay: return
    default: hide(scene)
    }
  }

  mutating func applicationDidEnterBackground() {
    if bug == .hidesWithApp { for scene in shown { hide(scene) } }
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    shown.removeAll { $0 == scene }
    leaving.removeAll { $0 == scene }
  }

  mutating func clockDidAdvance(seconds: Int) {
    for scene in leaving { hide(scene) }
    leaving = []
  }

  mutating func tap(_ scene: SceneID) { tapped = scene }

  private mutating func show(_ scene: SceneID) {
    if shown.contains(scene) { return }
    shown.append(scene)
    context.shows("codes", in: scene)
  }

  private mutating func hide(_ scene: SceneID) {
    guard shown.contains(scene) else { return }
    shown.removeAll { $0 == scene }
    context.hides("codes", in: scene)
  }

  static func test(_ bug: Bug?) -> AppTest<CodesStyle> {
    AppTest(actions: [AppAction("tap") { $0.tap($1) }], usesClock: true) {
      CodesStyle(context: $0, bug: bug)
    }
  }
}
