import SceneFuzzing

/// A reader: each window is at a page of a book; a link to a page wins over the page that is restored.
struct ReaderStyle: StyleApp {
  enum Bug: String {
    /// The page is restored once the window is active, over the page that the link opened.
    case restoresOverLink
    /// All windows come back at the page of the session that connected first.
    case restoresFirstSession
    /// What is restored belongs to the session that is first among the open ones.
    case restoresAnyOpenSession
  }

  static let lacks: [ReadyLaw] = []
  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.restored, [.restoresOverLink, .restoresFirstSession, .restoresAnyOpenSession])
  ]

  let context: AppContext
  let bug: Bug?
  private var pages: [SessionID: Int] = [:]
  private var waiting: [SceneID: [ScenePayload]] = [:]
  private var opened: Set<ScenePayload> = []
  private var first: SessionID?

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    if first == nil { first = scene.session }
    if let link = options.payload {
      waiting[scene, default: []].append(link)
    } else {
      restore(scene.session)
    }
  }

  mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    waiting[scene, default: []].append(payload)
    if context.activationState(of: scene) == .foregroundActive { open(in: scene) }
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    open(in: scene)
    if bug == .restoresOverLink {
      pages[scene.session] = nil
      restore(scene.session)
    }
  }

  mutating func sceneDidEnterBackground(_ scene: SceneID) { save(scene.session) }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    waiting[scene] = nil
    save(scene.session)
  }

  mutating func didDiscard(_ sessions: [SessionID]) {
    for session in sessions {
      pages[session] = nil
      context.store.defaults.remove("page \(session.identifier)")
      context.deletes("page", of: session)
    }
  }

  mutating func turn(_ scene: SceneID) { setPage(pages[scene.session, default: 0] + 1, in: scene) }

  private mutating func open(in scene: SceneID) {
    for link in waiting.removeValue(forKey: scene) ?? [] where opened.insert(link).inserted {
      context.handles(link, in: scene)
      setPage(100 + Int(link.id), in: scene)
    }
  }

  private mutating func setPage(_ page: Int, in scene: SceneID) {
    pages[scene.session] = page
    context.changes("page", of: scene.session)
  }

  private func save(_ session: SessionID) {
    guard let page = pages[session] else { return }
    context.store.defaults["page \(session.identifier)"] = String(page)
    context.saves("page", of: session, version: page)
  }

  private mutating func restore(_ session: SessionID) {
    if pages[session] != nil { return }
    let source =
      switch bug {
      case .restoresFirstSession: first ?? session
      case .restoresAnyOpenSession: context.openSessions.first ?? session
      default: session
      }
    guard let text = context.store.defaults["page \(source.identifier)"], let page = Int(text)
    else { return }
    pages[session] = page
    context.restores("page", of: session, version: page)
  }

  static func test(_ bug: Bug?) -> AppTest<ReaderStyle> {
    AppTest(actions: [AppAction("turn") { $0.turn($1) }]) { ReaderStyle(context: $0, bug: bug) }
  }
}
