import SceneFuzzing

/// P10: a health diary whose windows share one store.
struct HealthDiary: SceneApp {
  let context: AppContext
  let isFixed: Bool
  private var isSyncing = false

  init(_ context: AppContext, isFixed: Bool) {
    self.context = context
    self.isFixed = isFixed
  }

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    // The bug: each scene delegate makes its own store, and the store starts a coordinator.
    if isFixed && isSyncing { return }
    isSyncing = true
    context.starts("sync coordinator")
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    guard isSyncing, context.connectedScenes.allSatisfy({ $0 == scene }) else { return }
    isSyncing = false
    context.stops("sync coordinator")
  }

  static func test(isFixed: Bool) -> AppTest<HealthDiary> {
    AppTest("health-diary", laws: [.keepsScope]) { HealthDiary($0, isFixed: isFixed) }
  }
}
