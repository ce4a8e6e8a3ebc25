import SceneFuzzing

/// A sketchbook as a class with a canvas object for each window; strokes are saved a while later.
final class SketchStyle: StyleApp {
  enum Bug: String {
    /// Drawings of sessions that are not connected are swept away at launch.
    case sweepsAtLaunch
    /// The saving waits for a pause in drawing, also on the way to the background.
    case savesAfterPause
    /// The discard's sessions are looked up among the windows; the drawing of the first one goes.
    case deletesFirstWindows
    /// The copy before the last is what comes back: a drawing is read while it is replaced.
    case restoresOlderCopy
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.session, [.sweepsAtLaunch, .savesAfterPause, .deletesFirstWindows]),
    (.restored, [.restoresOlderCopy]),
  ]

  /// What one window shows.
  private final class Canvas {
    var strokes = 0
    var isSaved = true
  }

  let context: AppContext
  let bug: Bug?
  private var canvases: [SessionID: Canvas] = [:]

  init(_ context: AppContext, _ bug: Bug?) {
    self.context = context
    self.bug = bug
  }

  func didFinishLaunching(_ launch: AppLaunch) {
    guard bug == .sweepsAtLaunch else { return }
    for session in context.openSessions { delete(session) }
  }

  func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    if canvases[scene.session] != nil { return }
    let canvas = Canvas()
    canvases[scene.session] = canvas
    let key = bug == .restoresOlderCopy ? "older \(name(scene.session))" : name(scene.session)
    guard let text = context.store.files[key], let strokes = Int(text) else { return }
    canvas.strokes = strokes
    context.restores("drawing", of: scene.session, version: strokes)
  }

  func sceneDidEnterBackground(_ scene: SceneID) {
    if bug != .savesAfterPause { save(scene.session) }
  }

  func sceneDidDisconnect(_ scene: SceneID) {
    if bug != .savesAfterPause { save(scene.session) }
  }

  func didDiscard(_ sessions: [SessionID]) {
    guard bug == .deletesFirstWindows else { return sessions.forEach(delete) }
    for session in context.connectedScenes.map(\.session).prefix(sessions.count) { delete(session) }
  }

  func draw(_ scene: SceneID) {
    guard let canvas = canvases[scene.session] else { return }
    canvas.strokes += 1
    canvas.isSaved = false
    context.changes("drawing", of: scene.session)
  }

  /// The pause in drawing: everything is written.
  func pause() { for scene in context.connectedScenes { save(scene.session) } }

  private func name(_ session: SessionID) -> String { "drawing \(session.identifier)" }

  private func save(_ session: SessionID) {
    guard let canvas = canvases[session], !canvas.isSaved else { return }
    canvas.isSaved = true
    context.store.files["older \(name(session))"] = context.store.files[name(session)]
    context.store.files[name(session)] = String(canvas.strokes)
    context.saves("drawing", of: session, version: canvas.strokes)
  }

  private func delete(_ session: SessionID) {
    canvases[session] = nil
    context.store.files[name(session)] = nil
    context.store.files["older \(name(session))"] = nil
    context.deletes("drawing", of: session)
  }

  static func test(_ bug: Bug?) -> AppTest<SketchStyle> {
    AppTest(
      actions: [
        AppAction("draw") { app, scene in app.draw(scene) },
        AppAction("pause") { app in app.pause() },
      ]
    ) { SketchStyle($0, bug) }
  }
}
