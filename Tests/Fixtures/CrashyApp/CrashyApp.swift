import Foundation
import SceneFuzzing

/// A feed with three bugs that end or stop its process, and one that a law shows.
struct CrashyApp: SceneApp {
  let context: AppContext
  private var window: SceneID?

  init(_ context: AppContext) { self.context = context }

  /// Bug: no window has come by the time of a background launch.
  mutating func didFinishLaunching(_ launch: AppLaunch) {
    // swift-format-ignore: NeverForceUnwrap
    if launch.isForBackgroundWork { refresh(in: window!) }
  }

  private func refresh(in window: SceneID) { context.starts("sync", for: window) }

  /// Bug: the third time that a session connects again, the retry never gives up.
  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    window = scene
    var attempts = Int(scene.connection)
    while attempts > 3 { attempts += attempts == .max ? -1 : 1 }
    if let payload = options.payload, payload.kind != .shortcut {
      context.handles(payload, in: scene)
    }
  }

  mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    context.handles(payload, in: scene)
  }

  /// Bug: freeing a page frees its neighbours first, and two are each other's.
  mutating func didReceiveMemoryWarning() { context.store.defaults["freed"] = "\(free(page: 1))" }

  private func free(page: Int) -> Int {
    neighbours[page].reduce(1) { $0 + free(page: $1) }
  }

  private let neighbours = [[1], [2], [1]]
  private var arrivals = 0
  private var isWindowWanted = false
  private let page = Page()

  /// Bugs: a window that the app asked for is drawn slowly, and from the second time on never; a page
  /// that is torn cannot be freed.
  ///
  /// No generated case gets here, only written ones.
  mutating func didReceive(_ callback: LifecycleCallback) {
    switch callback.name {
    case .active: arrivals += 1
    case .requestActivation: isWindowWanted = true
    case .foreground where isWindowWanted:
      isWindowWanted = false
      Thread.sleep(forTimeInterval: arrivals > 1 ? 1_000 : 2)
    case .registered, .registrationFailed: page.isTorn = true
    default: break
    }
  }
}

/// What must be whole when the app goes.
private final class Page {
  var isTorn = false

  deinit { precondition(!isTorn, "a torn page is freed") }
}

/// The app under test: how it is made, and what must hold.
var crashyApp: AppTest<CrashyApp> {
  AppTest("crashy", laws: [.handlesPayloadsOnce]) { CrashyApp($0) }
}
