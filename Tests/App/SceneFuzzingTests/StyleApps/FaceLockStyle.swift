import SceneFuzzing

/// A password safe: locked in the background, opened by a prompt of the system's, one at a time.
struct FaceLockStyle: StyleApp {
  enum Bug: String {
    /// Each activation prompts, the one between two interruptions too.
    case promptsAtEachActivation
    /// Each window that becomes active prompts for itself.
    case promptsForEachWindow
    /// The answer unlocks, and only the window that asked loses its cover.
    case uncoversOnlyAskingWindow
    /// The cover's removal waits for the next activation, although the window is active already.
    case staysCoveredAfterAnswer
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (
      .snapshot,
      [
        .promptsAtEachActivation, .promptsForEachWindow, .uncoversOnlyAskingWindow,
        .staysCoveredAfterAnswer,
      ]
    )
  ]

  let context: AppContext
  let bug: Bug?
  private var isLocked = true
  private var asking: [SceneID] = []
  private var covered: [SceneID] = []

  var isPrompting: Bool { !asking.isEmpty }

  mutating func didFinishLaunching(_ launch: AppLaunch) { context.locks() }

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    covered.append(scene)
    context.covers(scene)
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    if !isLocked { return reveal(scene) }
    let mayAsk =
      switch bug {
      case .promptsAtEachActivation: true
      case .promptsForEachWindow: !asking.contains(scene)
      default: asking.isEmpty
      }
    guard mayAsk else { return }
    asking.append(scene)
    context.starts(.unlock)
    context.presentSystemPrompt()
  }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    if covered.contains(scene) { return }
    covered.append(scene)
    context.covers(scene)
  }

  mutating func applicationDidEnterBackground() {
    cancelPrompt()
    if !isLocked { context.locks() }
    isLocked = true
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) { covered.removeAll { $0 == scene } }

  /// The prompt's answer: the face was known.
  mutating func answer() {
    let asked = asking
    cancelPrompt()
    isLocked = false
    context.unlocks()
    if bug == .staysCoveredAfterAnswer { return }
    for scene in context.connectedScenes
    where context.activationState(of: scene) == .foregroundActive {
      if bug != .uncoversOnlyAskingWindow || asked.contains(scene) { reveal(scene) }
    }
  }

  private mutating func cancelPrompt() {
    for _ in asking { context.stops(.unlock) }
    asking = []
  }

  private mutating func reveal(_ scene: SceneID) {
    context.shows("passwords", in: scene)
    guard covered.contains(scene) else { return }
    covered.removeAll { $0 == scene }
    context.uncovers(scene)
  }

  static func test(_ bug: Bug?) -> AppTest<FaceLockStyle> {
    AppTest(
      actions: [AppAction("answer", isCompletion: true, if: { $0.isPrompting }) { $0.answer() }]
    ) { FaceLockStyle(context: $0, bug: bug) }
  }
}
