import SceneFuzzing

/// P13: a video player that pauses while the user is elsewhere.
struct VideoPlayer: SceneApp {
  let context: AppContext
  let isFixed: Bool
  private var playing: [SceneID] = []
  private var paused: [SceneID] = []

  init(_ context: AppContext, isFixed: Bool) {
    self.context = context
    self.isFixed = isFixed
  }

  func isPlaying(_ scene: SceneID) -> Bool { playing.contains(scene) }

  mutating func play(_ scene: SceneID) {
    paused.removeAll { $0 == scene }
    playing.append(scene)
    context.starts("playback", for: scene)
  }

  mutating func sceneWillResignActive(_ scene: SceneID) {
    guard isPlaying(scene) else { return }
    playing.removeAll { $0 == scene }
    paused.append(scene)
    context.stops("playback", for: scene)
  }

  mutating func sceneWillEnterForeground(_ scene: SceneID) {
    // The bug: after a banner or a call there is no foreground to enter.
    if !isFixed { resume(scene) }
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    if isFixed { resume(scene) }
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) { paused.removeAll { $0 == scene } }

  private mutating func resume(_ scene: SceneID) {
    if paused.contains(scene) { play(scene) }
  }

  static func test(isFixed: Bool) -> AppTest<VideoPlayer> {
    AppTest(
      "video-player",
      actions: [
        AppAction("play", if: { app, scene in !app.isPlaying(scene) }) { $0.play($1) }
      ], laws: [.pairsLevels]
    ) { VideoPlayer($0, isFixed: isFixed) }
  }
}
