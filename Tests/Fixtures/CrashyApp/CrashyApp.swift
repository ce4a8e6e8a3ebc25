import Foundation
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
  private var arrivals = 0
  private let page = Page()

  /// Bugs: a window that the app asked for is drawn slowly, and from the second time on never; a page
  /// that is torn cannot be freed.
  ///
  /// No generated case gets here, only written ones.
  mutating func hears(_ callback: Callback) {
    if callback.kind == .active { arrivals += 1 }
    if callback.kind == .foreground && callback.cause == .requestNewWindow {
      Thread.sleep(forTimeInterval: arrivals > 1 ? 1_000 : 2)
    }
    if callback.cause == .registerForPush { page.isTorn = true }
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
