import SceneFuzzing

/// A game as a state machine for each window: what the system pauses goes on, what the player pauses stays.
struct GameStyle: StyleApp {
  enum Bug: String {
    /// Every pause is the player's: the game waits for a tap after each call.
    case takesEveryPauseForPlayers
    /// The pause is latched: what the second interruption stops stays stopped.
    case latchesPause
    /// The loop is started at the foreground, and again at the activation.
    case runsTwice
    /// A game in the second window never goes on: the loop is looked up by the first.
    case resumesFirstWindowOnly
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (
      .levels,
      [.takesEveryPauseForPlayers, .latchesPause, .runsTwice, .resumesFirstWindowOnly]
    )
  ]

  private enum Phase { case menu, running, interrupted, paused }

  let context: AppContext
  let bug: Bug?
  private var phases: [SceneID: Phase] = [:]
  private var wasInterrupted: Set<SceneID> = []

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    phases[scene] = .menu
  }

  mutating func sceneWillEnterForeground(_ scene: SceneID) {
    if bug == .runsTwice && phases[scene] == .interrupted { context.starts("loop", for: scene) }
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    guard phases[scene] == .interrupted else { return }
    if bug == .latchesPause && !wasInterrupted.insert(scene).inserted { return }
    if bug == .resumesFirstWindowOnly && scene.slot > 0 { return }
    run(scene)
  }

  mutating func sceneWillResignActive(_ scene: SceneID) {
    guard phases[scene] == .running else { return }
    phases[scene] = bug == .takesEveryPauseForPlayers ? .paused : .interrupted
    context.stops("loop", for: scene)
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    if phases[scene] == .running { context.stops("loop", for: scene) }
    phases[scene] = nil
  }

  mutating func tap(_ scene: SceneID) {
    switch phases[scene] {
    case .menu, .paused: run(scene)
    case .running:
      phases[scene] = .paused
      context.stops("loop", for: scene)
    case .interrupted, nil: break
    }
  }

  private mutating func run(_ scene: SceneID) {
    phases[scene] = .running
    context.starts("loop", for: scene)
  }

  static func test(_ bug: Bug?) -> AppTest<GameStyle> {
    AppTest(actions: [AppAction("tap") { $0.tap($1) }]) { GameStyle(context: $0, bug: bug) }
  }
}
