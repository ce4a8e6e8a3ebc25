import SceneFuzzing

/// A shop with deep links: one queue for the whole app, each link with the window that it came to.
struct LinkRouterStyle: StyleApp {
  enum Bug: String {
    /// Only URLs are read from the options; a cold universal link is lost.
    case readsOnlyURLs
    /// The search for the active window finds none while the link arrives, and gives up.
    case wantsActiveWindow
    /// What waits is forgotten at each interruption.
    case clearsAtResign
    /// The queue is emptied when the app becomes active, which it is already with another window.
    case drainsWithApp
    /// A link that is like the one before is taken for its echo.
    case ignoresSameKind
  }

  static let lacks: [ReadyLaw] = []
  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (
      .payload,
      [
        .readsOnlyURLs, .wantsActiveWindow, .clearsAtResign, .drainsWithApp, .ignoresSameKind,
      ]
    )
  ]

  /// A link and where it has to open.
  private struct Visit: Equatable {
    let link: ScenePayload
    let scene: SceneID
  }

  let context: AppContext
  let bug: Bug?
  private var queue: [Visit] = []
  private var seen: Set<ScenePayload> = []
  private var last: ScenePayload?

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    guard let link = options.payload else { return }
    if bug == .readsOnlyURLs && link.kind != .url { return }
    enqueue(link, in: scene)
  }

  mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    if bug == .wantsActiveWindow && !isActive(scene) { return }
    enqueue(payload, in: scene)
    drain()
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) { if bug != .drainsWithApp { drain() } }
  mutating func applicationDidBecomeActive() { drain() }

  mutating func sceneWillResignActive(_ scene: SceneID) {
    if bug == .clearsAtResign { queue = [] }
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) { queue.removeAll { $0.scene == scene } }

  private func isActive(_ scene: SceneID) -> Bool {
    context.activationState(of: scene) == .foregroundActive
  }

  private mutating func enqueue(_ link: ScenePayload, in scene: SceneID) {
    if bug == .ignoresSameKind && last?.kind == link.kind { return }
    last = link
    guard seen.insert(link).inserted else { return }
    queue.append(Visit(link: link, scene: scene))
  }

  private mutating func drain() {
    let ready = queue.filter { isActive($0.scene) }
    queue.removeAll { ready.contains($0) }
    for visit in ready {
      context.handles(visit.link, in: visit.scene)
      context.reacts("page", in: visit.scene, to: visit.link)
    }
  }

  static func test(_ bug: Bug?) -> AppTest<LinkRouterStyle> {
    AppTest { LinkRouterStyle(context: $0, bug: bug) }
  }
}
