import SceneFuzzing

/// A mailbox behind a passcode: locked when the app leaves, links wait for the code.
struct LockedMailStyle: StyleApp {
  enum Bug: String {
    /// A link that arrives while the app is locked is thrown away with the cover's touches.
    case dropsLinksWhileLocked
    /// Only the newest of the links that wait is opened after the code.
    case opensOnlyNewestAfterCode
    /// The mails show as soon as a window is active, locked or not, and no cover is on them.
    case showsBeforeCode
    /// Windows are known by their first scene: one that connected again gets no cover.
    case skipsReconnectedWindows
  }

  static let lacks: [ReadyLaw] = []
  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.payload, [.dropsLinksWhileLocked, .opensOnlyNewestAfterCode]),
    (.snapshot, [.showsBeforeCode, .skipsReconnectedWindows]),
  ]

  let context: AppContext
  let bug: Bug?
  private(set) var isLocked = true
  private var links: [SceneID: [ScenePayload]] = [:]
  private var handled: [ScenePayload] = []
  private var shown: [SceneID] = []
  private var covered: [SceneID] = []

  mutating func didFinishLaunching(_ launch: AppLaunch) { context.locks() }

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    if let link = options.payload { wait(link, in: scene) }
    cover(scene)
  }

  mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    wait(payload, in: scene)
    refresh(scene)
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) { refresh(scene) }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    if bug == .showsBeforeCode && isLocked { return }
    if bug == .skipsReconnectedWindows && scene.connection > 1 { return }
    cover(scene)
  }

  mutating func applicationDidEnterBackground() {
    if !isLocked { context.locks() }
    isLocked = true
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    links[scene] = nil
    shown.removeAll { $0 == scene }
    covered.removeAll { $0 == scene }
  }

  mutating func enterCode() {
    isLocked = false
    context.unlocks()
    for scene in context.connectedScenes { refresh(scene) }
  }

  private mutating func wait(_ link: ScenePayload, in scene: SceneID) {
    if bug == .dropsLinksWhileLocked && isLocked { return }
    links[scene, default: []].append(link)
  }

  private mutating func cover(_ scene: SceneID) {
    if covered.contains(scene) { return }
    covered.append(scene)
    context.covers(scene)
  }

  /// Shows what an active window may show.
  private mutating func refresh(_ scene: SceneID) {
    guard context.activationState(of: scene) == .foregroundActive,
      !isLocked || bug == .showsBeforeCode
    else { return }
    if covered.contains(scene) { context.uncovers(scene) }
    covered.removeAll { $0 == scene }
    if !shown.contains(scene) { context.shows("mails", in: scene) }
    shown.append(scene)
    if isLocked { return }
    var waiting = links.removeValue(forKey: scene) ?? []
    if bug == .opensOnlyNewestAfterCode { waiting = Array(waiting.suffix(1)) }
    for link in waiting where !handled.contains(link) {
      handled.append(link)
      context.handles(link, in: scene)
    }
  }

  static func test(_ bug: Bug?) -> AppTest<LockedMailStyle> {
    AppTest(
      actions: [
        AppAction("enter-code", if: { app, _ in app.isLocked }) { app, _ in app.enterCode() }
      ]
    ) { LockedMailStyle(context: $0, bug: bug) }
  }
}
