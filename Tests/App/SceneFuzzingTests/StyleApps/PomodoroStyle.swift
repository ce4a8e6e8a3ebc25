import SceneFuzzing

/// A kitchen timer on the app's clock: one display timer for the app, as long as some window shows it.
struct PomodoroStyle: StyleApp {
  enum Bug: String {
    /// The timer is made again each time a window comes to the foreground.
    case makesTimerAgain
    /// The sign is believed to blink still after an interruption, and is not started again.
    case blinksOn
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.ledger, [.makesTimerAgain]),
    (.levels, [.blinksOn]),
  ]

  let context: AppContext
  let bug: Bug?
  private var showing: [SceneID] = []
  private var remaining = 0
  private var hasTimer = false
  private var blinking: [SceneID] = []

  mutating func clockDidAdvance(seconds: Int) { remaining = max(0, remaining - seconds) }

  mutating func sceneWillEnterForeground(_ scene: SceneID) {
    showing.append(scene)
    if bug != .makesTimerAgain && hasTimer { return }
    hasTimer = true
    context.takes("display timer")
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    if blinking.contains(scene) { return }
    blinking.append(scene)
    context.starts("blinking", for: scene)
  }

  mutating func sceneWillResignActive(_ scene: SceneID) {
    context.stops("blinking", for: scene)
    if bug != .blinksOn { blinking.removeAll { $0 == scene } }
  }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    blinking.removeAll { $0 == scene }
    leave(scene)
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    if blinking.contains(scene) { context.stops("blinking", for: scene) }
    blinking.removeAll { $0 == scene }
    leave(scene)
  }

  mutating func wind() { remaining = 25 }

  private mutating func leave(_ scene: SceneID) {
    showing.removeAll { $0 == scene }
    guard showing.isEmpty, hasTimer else { return }
    hasTimer = false
    context.givesBack("display timer")
  }

  static func test(_ bug: Bug?) -> AppTest<PomodoroStyle> {
    AppTest(actions: [AppAction("wind") { app, _ in app.wind() }], usesClock: true) {
      PomodoroStyle(context: $0, bug: bug)
    }
  }
}
