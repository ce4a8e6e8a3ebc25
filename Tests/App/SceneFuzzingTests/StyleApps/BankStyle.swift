import SceneFuzzing

/// A bank: each window has a cover of its own, on while the window is not active.
struct BankStyle: StyleApp {
  enum Bug: String {
    /// Windows are covered when the whole app goes to the background.
    case coversWithApp
    /// The cover is made for the first window only.
    case coversOneWindow
    /// The cover comes off when the window enters the foreground: it stays after an interruption.
    case uncoversAtForeground
    /// Covering is done once a process: a flag says that it has been.
    case coversOnce
    /// The cover fades in, and is there only after the snapshot.
    case fadesIn
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (
      .snapshot,
      [.coversWithApp, .coversOneWindow, .uncoversAtForeground, .coversOnce, .fadesIn]
    )
  ]

  let context: AppContext
  let bug: Bug?
  private var covered: [SceneID] = []
  private var fading: [SceneID] = []
  private var hasCovered = false
  private var first: SceneID?

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    if first == nil { first = scene }
  }

  mutating func sceneWillEnterForeground(_ scene: SceneID) {
    if bug == .uncoversAtForeground { uncover(scene) }
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    if bug != .uncoversAtForeground { uncover(scene) }
    context.shows("balance", in: scene)
  }

  mutating func sceneWillResignActive(_ scene: SceneID) {
    switch bug {
    case .coversWithApp: return
    case .coversOneWindow where scene != first: return
    case .coversOnce where hasCovered: return
    case .fadesIn: fading.append(scene)
    default: cover(scene)
    }
    hasCovered = true
  }

  mutating func applicationDidEnterBackground() {
    if bug == .coversWithApp { for scene in context.connectedScenes { cover(scene) } }
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    covered.removeAll { $0 == scene }
    fading.removeAll { $0 == scene }
  }

  var isFading: Bool { !fading.isEmpty }

  mutating func finishFading() { if let scene = fading.popLast() { cover(scene) } }

  private mutating func cover(_ scene: SceneID) {
    if covered.contains(scene) { return }
    covered.append(scene)
    context.covers(scene)
  }

  private mutating func uncover(_ scene: SceneID) {
    fading.removeAll { $0 == scene }
    guard covered.contains(scene) else { return }
    covered.removeAll { $0 == scene }
    context.uncovers(scene)
  }

  static func test(_ bug: Bug?) -> AppTest<BankStyle> {
    AppTest(
      actions: [
        AppAction("finish-fading", isCompletion: true, if: { $0.isFading }) { $0.finishFading() }
      ]
    ) { BankStyle(context: $0, bug: bug) }
  }
}
