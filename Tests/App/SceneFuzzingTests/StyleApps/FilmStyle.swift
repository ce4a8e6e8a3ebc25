import SceneFuzzing

/// A film player on the main actor: each window plays its own film, an interruption pauses it.
@MainActor
final class FilmStyle: @MainActor StyleApp {
  enum Bug: String {
    /// Paused by an interruption, and nothing plays on afterwards.
    case neverResumes
    /// Plays on when the window enters the foreground, which it never left.
    case resumesWithForeground
    /// Plays on when the app becomes active, which it stayed with another window.
    case resumesWithApp
    /// Whether a film was playing is kept once for all windows.
    case remembersOneWindow
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (
      .levels,
      [.neverResumes, .resumesWithForeground, .resumesWithApp, .remembersOneWindow]
    )
  ]

  let context: AppContext
  let bug: Bug?
  private var playing: [SceneID] = []
  private var paused: [SceneID] = []

  init(_ context: AppContext, _ bug: Bug?) {
    self.context = context
    self.bug = bug
  }

  func sceneWillEnterForeground(_ scene: SceneID) {
    if bug == .resumesWithForeground { resume(scene) }
  }

  func sceneDidBecomeActive(_ scene: SceneID) {
    switch bug {
    case .neverResumes, .resumesWithForeground, .resumesWithApp: return
    default: resume(scene)
    }
  }

  func applicationDidBecomeActive() {
    if bug == .resumesWithApp { for scene in paused { resume(scene) } }
  }

  func sceneWillResignActive(_ scene: SceneID) {
    guard playing.contains(scene) else { return }
    stop(scene)
    if bug == .remembersOneWindow { paused = [] }
    paused.append(scene)
  }

  func sceneDidDisconnect(_ scene: SceneID) {
    stop(scene)
    paused.removeAll { $0 == scene }
  }

  func isPlaying(_ scene: SceneID) -> Bool { playing.contains(scene) }

  func tapPlay(_ scene: SceneID) {
    if isPlaying(scene) { stop(scene) } else { start(scene) }
  }

  private func resume(_ scene: SceneID) {
    if paused.contains(scene) { start(scene) }
  }

  private func start(_ scene: SceneID) {
    paused.removeAll { $0 == scene }
    playing.append(scene)
    context.starts("film", for: scene)
  }

  private func stop(_ scene: SceneID) {
    guard playing.contains(scene) else { return }
    playing.removeAll { $0 == scene }
    context.stops("film", for: scene)
  }

  static func test(_ bug: Bug?) -> AppTest<FilmStyle> {
    AppTest(actions: [AppAction("tap-play") { app, scene in app.tapPlay(scene) }]) { context in
      MainActor.assumeIsolated { FilmStyle(context, bug) }
    }
  }
}
