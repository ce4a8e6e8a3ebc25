import SceneFuzzing

/// A browser: a controller for each window with observers, and tabs that survive a kill.
struct BrowserStyle: StyleApp {
  enum Bug: String {
    /// The observer is added at connection and never removed.
    case keepsObserver
    /// The observer is removed in the background; a window killed in the foreground keeps it.
    case removesObserverInBackground
    /// The observer is added each time the window enters the foreground.
    case observesAtEachForeground
    /// Tabs are written and never read again.
    case neverRestoresTabs
    /// Tabs are known by the window's place: a window that was closed gives its own to the next.
    case restoresBySlot
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.ledger, [.keepsObserver, .removesObserverInBackground, .observesAtEachForeground]),
    (.restored, [.neverRestoresTabs, .restoresBySlot]),
  ]

  /// What one window has.
  private final class Window {
    var tabs = 0
    var isObserving = false
  }

  let context: AppContext
  let bug: Bug?
  private var windows: [SceneID: Window] = [:]

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    let window = Window()
    windows[scene] = window
    observe(scene)
    guard bug != .neverRestoresTabs, let text = context.store.files[key(scene.session)],
      let tabs = Int(text)
    else { return }
    window.tabs = tabs
    context.restores("tabs", of: scene.session, version: tabs)
  }

  mutating func sceneWillEnterForeground(_ scene: SceneID) {
    if bug == .observesAtEachForeground {
      context.takes("observer", for: scene)
    } else {
      observe(scene)
    }
  }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    save(scene)
    if bug == .removesObserverInBackground { stopObserving(scene) }
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    save(scene)
    if bug != .keepsObserver && bug != .removesObserverInBackground { stopObserving(scene) }
    windows[scene] = nil
  }

  mutating func didDiscard(_ sessions: [SessionID]) {
    for session in sessions {
      context.store.files[key(session)] = nil
      context.deletes("tabs", of: session)
    }
  }

  func openTab(_ scene: SceneID) {
    windows[scene]?.tabs += 1
    context.changes("tabs", of: scene.session)
  }

  private func key(_ session: SessionID) -> String {
    bug == .restoresBySlot ? "tabs of window \(session.slot % 2)" : "tabs of \(session.identifier)"
  }

  private func observe(_ scene: SceneID) {
    guard let window = windows[scene], !window.isObserving else { return }
    window.isObserving = true
    context.takes("observer", for: scene)
  }

  private func stopObserving(_ scene: SceneID) {
    guard let window = windows[scene], window.isObserving else { return }
    window.isObserving = false
    context.givesBack("observer", for: scene)
  }

  private func save(_ scene: SceneID) {
    guard let window = windows[scene] else { return }
    context.store.files[key(scene.session)] = String(window.tabs)
    context.saves("tabs", of: scene.session, version: window.tabs)
  }

  static func test(_ bug: Bug?) -> AppTest<BrowserStyle> {
    AppTest(actions: [AppAction("open-tab") { $0.openTab($1) }]) {
      BrowserStyle(context: $0, bug: bug)
    }
  }
}
