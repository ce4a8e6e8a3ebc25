import SceneFuzzing

/// The life-cycle logic of a notes app: it opens links, and keeps a draft for each window.
struct Notes: SceneApp {
  let context: AppContext
  private var drafts: [SessionID: String] = [:]
  private var waiting: [ScenePayload] = []

  init(_ context: AppContext) { self.context = context }

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    drafts[scene.session] = context.store.files["\(scene.session.identifier)"] ?? ""
    // The bug: options.payload is forgotten.
  }

  mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    waiting.append(payload)
    if context.activationState(of: scene) == .foregroundActive { open(in: scene) }
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) { open(in: scene) }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    context.store.files["\(scene.session.identifier)"] = draft(scene)
    context.saves(of: scene.session)
  }

  mutating func didDiscard(_ sessions: [SessionID]) {
    for session in sessions { context.store.files["\(session.identifier)"] = nil }
  }

  func draft(_ scene: SceneID) -> String { drafts[scene.session] ?? "" }

  func isSaved(_ scene: SceneID) -> Bool {
    (context.store.files["\(scene.session.identifier)"] ?? "") == draft(scene)
  }

  mutating func type(_ scene: SceneID) { drafts[scene.session, default: ""] += "a" }

  private mutating func open(in scene: SceneID) {
    for payload in waiting { context.handles(payload, in: scene) }
    waiting = []
  }
}

/// The app under test: how it is made, what the user does in it, what must hold.
var notes: AppTest<Notes> {
  let isSaved = AppLaw<Notes>("A window in the background is saved.", id: "notes.saved") {
    AppHappening.entersBackground.leads(
      to: eachScene { app, scene in app.isSaved(scene) }, within: .rest, unless: .disconnects)
  }
  return AppTest(
    "notes", actions: [AppAction("type") { app, scene in app.type(scene) }],
    laws: [.handlesPayloadsOnce, isSaved]
  ) { Notes($0) }
}
