import SceneFuzzing

/// P12: a sketchbook with one drawing a window.
struct Sketchbook: SceneApp {
  let context: AppContext
  let isFixed: Bool

  init(_ context: AppContext, isFixed: Bool) {
    self.context = context
    self.isFixed = isFixed
  }

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    if context.store.files[file(scene.session)] == nil { return }
    context.restores("drawing", of: scene.session)
  }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    context.store.files[file(scene.session)] = "drawing"
    context.saves("drawing", of: scene.session)
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    // The bug: a scene that disconnects is taken for a window that the user closed.
    if !isFixed { delete(scene.session) }
  }

  mutating func didDiscard(_ sessions: [SessionID]) {
    let connected = context.connectedScenes.map(\.session)
    for session in sessions where !connected.contains(session) { delete(session) }
  }

  private func delete(_ session: SessionID) {
    if context.store.files[file(session)] == nil { return }
    context.store.files[file(session)] = nil
    context.deletes("drawing", of: session)
  }

  private func file(_ session: SessionID) -> String { "drawing-\(session.identifier)" }

  static func test(isFixed: Bool) -> AppTest<Sketchbook> {
    AppTest("sketchbook", laws: [.keepsSessionData]) { Sketchbook($0, isFixed: isFixed) }
  }
}
