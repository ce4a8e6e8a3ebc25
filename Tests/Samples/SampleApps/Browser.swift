import SceneFuzzing

/// P11: a browser whose windows become ready some time after they connect.
struct Browser: SceneApp {
  let context: AppContext
  let isFixed: Bool
  private var settingUp: [SceneID] = []
  private var ready: [SceneID] = []

  init(_ context: AppContext, isFixed: Bool) {
    self.context = context
    self.isFixed = isFixed
  }

  var isSettingUp: Bool { !settingUp.isEmpty }

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    context.takes("tab observer", for: scene)
    settingUp.append(scene)
  }

  /// The tabs of a window have been read.
  mutating func finishSetUp() { ready.append(settingUp.removeFirst()) }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    let isReady = ready.contains(scene)
    ready.removeAll { $0 == scene }
    settingUp.removeAll { $0 == scene }
    // The bug: a window that goes before it is ready keeps what it has taken.
    if isReady || isFixed { context.givesBack("tab observer", for: scene) }
  }

  static func test(isFixed: Bool) -> AppTest<Browser> {
    AppTest(
      "browser",
      actions: [
        AppAction("finish-set-up", isCompletion: true, if: { $0.isSettingUp }) { $0.finishSetUp() }
      ], laws: [.balancesLedgers]
    ) { Browser($0, isFixed: isFixed) }
  }
}
