import SceneFuzzing

/// P14: a wallet that covers its balances when the user leaves.
struct Wallet: SceneApp {
  let context: AppContext
  let isFixed: Bool
  private var covered: [SceneID] = []

  init(_ context: AppContext, isFixed: Bool) {
    self.context = context
    self.isFixed = isFixed
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    if covered.contains(scene) { context.uncovers(scene) }
    covered.removeAll { $0 == scene }
    context.shows("the balance", in: scene)
  }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    if isFixed { cover(scene) }
  }

  mutating func applicationDidEnterBackground() {
    // The bug: one window of two can go to the background, and the system photographs it.
    for scene in context.connectedScenes
    where context.activationState(of: scene) == .background { cover(scene) }
  }

  private mutating func cover(_ scene: SceneID) {
    if covered.contains(scene) { return }
    covered.append(scene)
    context.covers(scene)
  }

  static func test(isFixed: Bool) -> AppTest<Wallet> {
    AppTest("wallet", laws: [.keepsSecretsFromSnapshots]) { Wallet($0, isFixed: isFixed) }
  }
}
