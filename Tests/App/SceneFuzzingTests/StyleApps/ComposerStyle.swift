import SceneFuzzing

/// Mail in many windows as a class: a message opens in a window of its own, asked of the system.
final class ComposerStyle: StyleApp {
  enum Bug: String {
    /// Links are routed to the window that was asked for last.
    case routesLinkToNewWindow
  }

  static let lacks: [ReadyLaw] = []
  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [(.window, [.routesLinkToNewWindow])]

  let context: AppContext
  let bug: Bug?
  private var windows: [SceneID] = []
  private var links: [SceneID: [ScenePayload]] = [:]
  private var opened: Set<ScenePayload> = []

  init(_ context: AppContext, _ bug: Bug?) {
    self.context = context
    self.bug = bug
  }

  func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    windows.append(scene)
    if let payload = options.payload { links[scene, default: []].append(payload) }
  }

  func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    links[scene, default: []].append(payload)
    open(in: scene)
  }

  func sceneDidBecomeActive(_ scene: SceneID) { open(in: scene) }

  func sceneDidDisconnect(_ scene: SceneID) {
    windows.removeAll { $0 == scene }
    links[scene] = nil
  }

  func compose() { context.requestActivation() }

  func close(_ scene: SceneID) { context.requestDestruction(of: scene.session) }

  private func open(in scene: SceneID) {
    guard context.activationState(of: scene) == .foregroundActive else { return }
    for link in links.removeValue(forKey: scene) ?? [] where opened.insert(link).inserted {
      let target = bug == .routesLinkToNewWindow ? windows.last ?? scene : scene
      context.handles(link, in: target)
      context.reacts("message", in: target, to: link)
    }
  }

  static func test(_ bug: Bug?) -> AppTest<ComposerStyle> {
    AppTest(
      actions: [
        AppAction("compose") { app, _ in app.compose() },
        AppAction("close") { app, scene in app.close(scene) },
      ]
    ) { ComposerStyle($0, bug) }
  }
}
