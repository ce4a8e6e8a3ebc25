import SceneFuzzing

/// P17: a form that is filled in over days.
struct Forms: SceneApp {
  let context: AppContext
  let isFixed: Bool
  private var fields: [SessionID: Int] = [:]

  init(_ context: AppContext, isFixed: Bool) {
    self.context = context
    self.isFixed = isFixed
  }

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    guard fields[scene.session] == nil, let text = context.store.files[file(scene.session)] else {
      return
    }
    let saved = Int(text) ?? 0
    fields[scene.session] = saved
    context.restores("form", of: scene.session, version: saved)
  }

  /// The user fills in one more field.
  mutating func fill(_ scene: SceneID) {
    fields[scene.session, default: 0] += 1
    context.changes("form", of: scene.session)
  }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    if isFixed { save(scene.session) }
  }

  mutating func willTerminate() {
    // The bug: most processes end without being asked to.
    for session in context.openSessions { save(session) }
  }

  mutating func didDiscard(_ sessions: [SessionID]) {
    for session in sessions {
      fields[session] = nil
      context.store.files[file(session)] = nil
    }
  }

  private func save(_ session: SessionID) {
    guard let filled = fields[session] else { return }
    context.store.files[file(session)] = String(filled)
    context.saves("form", of: session, version: filled)
  }

  private func file(_ session: SessionID) -> String { "form-\(session.identifier)" }

  static func test(isFixed: Bool) -> AppTest<Forms> {
    AppTest(
      "forms", actions: [AppAction("fill") { app, scene in app.fill(scene) }],
      laws: [.keepsSessionData, .restoresSessions]
    ) { Forms($0, isFixed: isFixed) }
  }
}
