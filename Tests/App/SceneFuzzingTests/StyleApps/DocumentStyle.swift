import SceneFuzzing

/// A document editor: a window gets its document back after a kill, and yields to a link.
struct DocumentStyle: StyleApp {
  enum Bug: String {
    /// The document that was saved last, in any window, comes back in each.
    case restoresNewestDocument
    /// The document is read again at each activation, over what was typed since.
    case restoresAtEachActivation
    /// The first save is kept as a backup, and the backup is what comes back.
    case restoresFirstSave
    /// What was restored is deleted, as if it could be needed only once.
    case deletesAfterRestoring
    /// Edits are written when the app goes to the background; one window of two is not.
    case savesWithApp
    /// Edits are written for the window that was active last.
    case savesCurrentWindow
  }

  static let lacks: [ReadyLaw] = []
  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (
      .restored,
      [.restoresNewestDocument, .restoresAtEachActivation, .restoresFirstSave]
    ),
    (.session, [.deletesAfterRestoring, .savesWithApp, .savesCurrentWindow]),
  ]

  let context: AppContext
  let bug: Bug?
  private var revisions: [SessionID: Int] = [:]
  private var links: [SceneID: ScenePayload] = [:]
  private var handled: [ScenePayload] = []
  private var current: SceneID?

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    links[scene] = options.payload
    if revisions[scene.session] == nil { restore(scene.session) }
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    current = scene
    if bug == .restoresAtEachActivation { restore(scene.session) }
    if let link = links.removeValue(forKey: scene) { open(link, in: scene) }
  }

  mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    open(payload, in: scene)
  }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    switch bug {
    case .savesWithApp: return
    case .savesCurrentWindow: if let current { save(current.session) }
    default: save(scene.session)
    }
  }

  mutating func applicationDidEnterBackground() {
    if bug == .savesWithApp { for scene in context.connectedScenes { save(scene.session) } }
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    links[scene] = nil
    if bug != .savesWithApp && bug != .savesCurrentWindow { save(scene.session) }
  }

  mutating func didDiscard(_ sessions: [SessionID]) {
    for session in sessions {
      revisions[session] = nil
      context.store.files[key(session)] = nil
      context.deletes("document", of: session)
    }
  }

  mutating func edit(_ scene: SceneID) {
    revisions[scene.session, default: 0] += 1
    context.changes("document", of: scene.session)
  }

  private mutating func open(_ link: ScenePayload, in scene: SceneID) {
    if handled.contains(link) { return }
    handled.append(link)
    context.handles(link, in: scene)
  }

  private func key(_ session: SessionID) -> String { "document of \(session.identifier)" }

  private func save(_ session: SessionID) {
    guard let revision = revisions[session] else { return }
    if bug != .restoresFirstSave || context.store.files[key(session)] == nil {
      context.store.files[key(session)] = String(revision)
    }
    context.store.defaults["newest"] = String(revision)
    context.saves("document", of: session, version: revision)
  }

  private mutating func restore(_ session: SessionID) {
    let file = context.store.files[key(session)]
    let text = bug == .restoresNewestDocument ? context.store.defaults["newest"] ?? file : file
    guard let text, let revision = Int(text) else { return }
    revisions[session] = revision
    context.restores("document", of: session, version: revision)
    guard bug == .deletesAfterRestoring else { return }
    context.store.files[key(session)] = nil
    context.deletes("document", of: session)
  }

  static func test(_ bug: Bug?) -> AppTest<DocumentStyle> {
    AppTest(actions: [AppAction("edit") { $0.edit($1) }]) { DocumentStyle(context: $0, bug: bug) }
  }
}
