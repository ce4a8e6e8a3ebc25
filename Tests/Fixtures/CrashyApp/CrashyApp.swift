import SceneFuzzing

/// A feed with three bugs that end or stop its process, and one that a law shows.
struct CrashyApp: SceneApp {
  let context: AppContext
  private var window: SceneID?

  init(_ context: AppContext) { self.context = context }

  /// Bug: no window has come by the time of a background launch.
  mutating func didFinishLaunching(_ launch: Launch) {
    // swift-format-ignore: NeverForceUnwrap
    if launch.isForBackgroundWork { refresh(in: window!) }
  }

  private func refresh(in window: SceneID) { context.starts("sync", for: window) }

  /// Bug: the third time that a session connects again, the retry never gives up.
  mutating func sceneWillConnect(_ scene: SceneID, _ options: ConnectionOptions) {
    window = scene
    var attempts = Int(scene.connection)
    while attempts > 3 { attempts += attempts == .max ? -1 : 1 }
    if let payload = options.payload, payload.kind != .shortcut {
      context.handles(payload, in: scene)
    }
  }

  mutating func scene(_ scene: SceneID, didReceive payload: Payload) {
    context.handles(payload, in: scene)
  }

  /// Bug: freeing a page frees its neighbours first, and two are each other's.
  mutating func didReceiveMemoryWarning() { context.store.defaults["freed"] = "\(free(page: 1))" }

  private func free(page: Int) -> Int {
    neighbours[page].reduce(1) { $0 + free(page: $1) }
  }

  private let neighbours = [[1], [2], [1]]
}

/// The app under test: how it is made, and what must hold.
var crashyApp: AppTest<CrashyApp> {
  AppTest("crashy", laws: [.handlesPayloadsOnce]) { CrashyApp($0) }
}
