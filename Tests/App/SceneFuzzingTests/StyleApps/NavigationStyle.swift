import SceneFuzzing

/// Navigation on the main actor: a route that the window and the car show, each in its own way.
@MainActor
final class NavigationStyle: @MainActor StyleApp {
  enum Bug: String {
    /// The car's activation takes the map away from the window.
    case movesMapToActiveScene
  }

  static let lacks: [ReadyLaw] = []
  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.role, [.movesMapToActiveScene])
  ]

  let context: AppContext
  let bug: Bug?
  private var hasStarted = false
  private var maps: [SceneID] = []
  private var destinations: [SceneID: [ScenePayload]] = [:]
  private var routed: Set<ScenePayload> = []

  init(_ context: AppContext, _ bug: Bug?) {
    self.context = context
    self.bug = bug
  }

  func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    if let payload = options.payload { destinations[scene, default: []].append(payload) }
    guard options.role == .windowApplication else { return }
    startUp()
    showMap(scene)
  }

  func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    destinations[scene, default: []].append(payload)
    route(scene)
  }

  func sceneDidBecomeActive(_ scene: SceneID) {
    if bug == .movesMapToActiveScene && !maps.contains(scene) {
      for map in maps { hideMap(map) }
      showMap(scene)
    }
    route(scene)
  }

  func sceneDidDisconnect(_ scene: SceneID) {
    destinations[scene] = nil
    hideMap(scene)
  }

  private func route(_ scene: SceneID) {
    guard context.activationState(of: scene) == .foregroundActive else { return }
    for payload in destinations.removeValue(forKey: scene) ?? []
    where routed.insert(payload).inserted { context.handles(payload, in: scene) }
  }

  private func startUp() {
    if hasStarted { return }
    hasStarted = true
    context.starts(.startUp)
  }

  private func showMap(_ scene: SceneID) {
    maps.append(scene)
    context.takes(.mainView, for: scene)
  }

  private func hideMap(_ scene: SceneID) {
    guard maps.contains(scene) else { return }
    maps.removeAll { $0 == scene }
    context.givesBack(.mainView, for: scene)
  }

  static func test(_ bug: Bug?) -> AppTest<NavigationStyle> {
    AppTest { context in MainActor.assumeIsolated { NavigationStyle(context, bug) } }
  }
}
