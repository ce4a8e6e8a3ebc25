import SceneFuzzing

/// P8: a navigation app with a map in its window and another in the car.
struct Navigator: SceneApp {
  let context: AppContext
  let isFixed: Bool
  private var isStarted = false
  private var owner: SceneID?

  init(_ context: AppContext, isFixed: Bool) {
    self.context = context
    self.isFixed = isFixed
  }

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    let isCar = options.role == .carPlay
    if !isStarted && (isCar || options.role == .windowApplication) {
      isStarted = true
      context.starts(.startUp, for: scene)
    }
    // The bug: the first scene need not be a window; the car may be there before it.
    if options.role == .windowApplication || isCar && !isFixed { show(in: scene) }
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    if context.role(of: scene) == .windowApplication { show(in: scene) }
  }

  private mutating func show(in scene: SceneID) {
    if owner != nil { return }
    owner = scene
    context.takes(.mainView, for: scene)
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    if owner != scene { return }
    owner = nil
    context.givesBack(.mainView, for: scene)
    let heir = context.connectedScenes.first {
      $0 != scene && context.activationState(of: $0) == .foregroundActive
        && context.role(of: $0) == .windowApplication
    }
    if let heir { show(in: heir) }
  }

  static func test(isFixed: Bool) -> AppTest<Navigator> {
    AppTest("navigator", laws: [.respectsRoles, .balancesLedgers]) {
      Navigator($0, isFixed: isFixed)
    }
  }
}
