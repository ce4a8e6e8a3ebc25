import SceneFuzzing

/// P2: a recipe book that opens links, scanned codes and quick actions.
struct Recipes: SceneApp {
  let context: AppContext
  let isFixed: Bool
  private var waiting: [SceneID: ScenePayload] = [:]

  init(_ context: AppContext, isFixed: Bool) {
    self.context = context
    self.isFixed = isFixed
  }

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    guard let payload = options.payload else { return }
    switch payload.kind {
    case .url, .activity, .notification, .share: waiting[scene] = payload
    // The bug: a quick action is expected in its own call, which only a warm app gets.
    case .shortcut: if isFixed { waiting[scene] = payload }
    }
  }

  mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    guard waiting[scene] != payload else { return }
    openWaiting(in: scene)
    if !opened.contains(payload) { open(payload, in: scene) }
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) { openWaiting(in: scene) }

  mutating func sceneDidDisconnect(_ scene: SceneID) { waiting[scene] = nil }

  private var opened: [ScenePayload] = []

  private mutating func openWaiting(in scene: SceneID) {
    if let payload = waiting.removeValue(forKey: scene) { open(payload, in: scene) }
  }

  private mutating func open(_ payload: ScenePayload, in scene: SceneID) {
    opened.append(payload)
    context.handles(payload, in: scene)
  }

  static func test(isFixed: Bool) -> AppTest<Recipes> {
    AppTest("recipes", laws: [.handlesPayloadsOnce]) { Recipes($0, isFixed: isFixed) }
  }
}
