import SceneFuzzing

/// P3: a messenger that opens the conversation of the notification that was tapped.
struct Messenger: SceneApp {
  let context: AppContext
  let isFixed: Bool
  private var stashed: [SceneID: ScenePayload] = [:]
  private var opened: [ScenePayload] = []

  init(_ context: AppContext, isFixed: Bool) {
    self.context = context
    self.isFixed = isFixed
  }

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    guard let payload = options.payload else { return }
    // Stashed until the list of conversations is on the screen.
    if payload.kind == .notification {
      stashed[scene] = payload
    } else {
      open(payload, in: scene)
    }
  }

  mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    open(payload, in: scene)
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    guard let payload = stashed.removeValue(forKey: scene) else { return }
    open(payload, in: scene)
  }

  private mutating func open(_ payload: ScenePayload, in scene: SceneID) {
    // The bug: a tap may come in the options and in a call of its own.
    if isFixed && opened.contains(payload) { return }
    opened.append(payload)
    context.handles(payload, in: scene)
  }

  static func test(isFixed: Bool) -> AppTest<Messenger> {
    AppTest("messenger", laws: [.handlesPayloadsOnce]) { Messenger($0, isFixed: isFixed) }
  }
}
