import SceneFuzzing

/// Notes: a draft for each window, in dictionaries by session; links open in their window.
struct NotesStyle: StyleApp {
  enum Bug: String {
    /// The connection's options are never looked at: only warm links arrive.
    case forgetsColdLinks
    /// A cold link is stashed for a page that is not ready, and played again at each activation.
    case replaysStashedLink
    /// Drafts are written when the process is asked to end, which is seldom.
    case savesAtTermination
    /// A scene that disconnects is taken for a window that the user closed.
    case deletesAtDisconnection
  }

  static let lacks: [ReadyLaw] = []
  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.payload, [.forgetsColdLinks, .replaysStashedLink]),
    (.session, [.savesAtTermination, .deletesAtDisconnection]),
  ]

  let context: AppContext
  let bug: Bug?
  private var drafts: [SessionID: Int] = [:]
  private var links: [SceneID: [ScenePayload]] = [:]
  private var opened: [ScenePayload] = []
  private var stash: ScenePayload?

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    restore(scene.session)
    guard bug != .forgetsColdLinks, let link = options.payload else { return }
    links[scene, default: []].append(link)
    stash = link
  }

  mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    links[scene, default: []].append(payload)
    if context.activationState(of: scene) == .foregroundActive { openLinks(in: scene) }
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    openLinks(in: scene)
    if bug == .replaysStashedLink, let stash { context.handles(stash, in: scene) }
  }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    if bug != .savesAtTermination { save(scene.session) }
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    links[scene] = nil
    if bug == .deletesAtDisconnection { delete(scene.session) }
    if bug != .savesAtTermination { save(scene.session) }
  }

  mutating func willTerminate() { for session in context.openSessions { save(session) } }

  mutating func didDiscard(_ sessions: [SessionID]) { for session in sessions { delete(session) } }

  mutating func type(_ scene: SceneID) {
    drafts[scene.session, default: 0] += 1
    context.changes("draft", of: scene.session)
  }

  private mutating func openLinks(in scene: SceneID) {
    for link in links.removeValue(forKey: scene) ?? [] where !opened.contains(link) {
      opened.append(link)
      context.handles(link, in: scene)
    }
  }

  private func save(_ session: SessionID) {
    guard let draft = drafts[session] else { return }
    context.store.files["\(session.identifier)"] = String(draft)
    context.saves("draft", of: session, version: draft)
  }

  private mutating func restore(_ session: SessionID) {
    guard drafts[session] == nil, let text = context.store.files["\(session.identifier)"],
      let draft = Int(text)
    else { return }
    drafts[session] = draft
    context.restores("draft", of: session, version: draft)
  }

  private mutating func delete(_ session: SessionID) {
    drafts[session] = nil
    context.store.files["\(session.identifier)"] = nil
    context.deletes("draft", of: session)
  }

  static func test(_ bug: Bug?) -> AppTest<NotesStyle> {
    AppTest(actions: [AppAction("type") { $0.type($1) }]) { NotesStyle(context: $0, bug: bug) }
  }
}
