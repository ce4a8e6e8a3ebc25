import SceneFuzzing

/// An alert centre for the whole app: a banner shows in one active window, or waits for one.
struct AlertsStyle: StyleApp {
  enum Bug: String {
    /// Without an active window the banner is dropped.
    case dropsWithoutWindow
    /// The first connected window is taken, wherever it is.
    case takesFirstWindow
    /// The window that was active last is kept, although it has gone to the background.
    case keepsLastWindow
    /// Banners wait for the launch of the app, not for a window.
    case waitsForLaunchOnly
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.window, [.dropsWithoutWindow, .takesFirstWindow, .keepsLastWindow, .waitsForLaunchOnly])
  ]

  let context: AppContext
  let bug: Bug?
  private var waiting = 0
  private var last: SceneID?
  private var hasShown = false

  mutating func performBackgroundWork(_ cause: BackgroundCause) { announce() }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    last = scene
    if bug == .waitsForLaunchOnly && hasShown { return }
    hasShown = true
    guard context.role(of: scene) == .windowApplication else { return }
    for _ in 0..<waiting { context.reacts("banner", in: scene) }
    waiting = 0
  }

  mutating func announce() {
    context.wants("banner")
    if let window = target() {
      context.reacts("banner", in: window)
    } else if bug != .dropsWithoutWindow {
      waiting += 1
    }
  }

  private func target() -> SceneID? {
    let windows = context.connectedScenes.filter { context.role(of: $0) == .windowApplication }
    if bug == .takesFirstWindow { return windows.min { $0.slot < $1.slot } }
    if bug == .keepsLastWindow, let last { return last }
    return windows.first { context.activationState(of: $0) == .foregroundActive }
  }

  static func test(_ bug: Bug?) -> AppTest<AlertsStyle> {
    AppTest(actions: [AppAction("announce") { $0.announce() }]) {
      AlertsStyle(context: $0, bug: bug)
    }
  }
}
