import SceneFuzzing

/// An audio book player with a screen in the car: the car has a template, windows have the library.
struct CarAudioStyle: StyleApp {
  enum Bug: String {
    /// The car runs the start-up without asking whether the window has.
    case startsUpForCar
    /// The library view moves to the scene that connected last.
    case movesLibraryToNewestScene
    /// Every session gets the configuration of the windows.
    case configuresCarAsWindow
    /// The start-up runs each time the car's scene enters the foreground.
    case startsUpInForeground
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (
      .role,
      [
        .startsUpForCar, .movesLibraryToNewestScene, .configuresCarAsWindow,
        .startsUpInForeground,
      ]
    )
  ]

  let context: AppContext
  let bug: Bug?
  private var isStarted = false
  private var libraries: [SceneID] = []

  mutating func configure(_ session: SessionID, role: SceneRole) {
    if role == .windowApplication || bug == .configuresCarAsWindow {
      context.decides(.mainConfiguration)
    }
  }

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    if bug == .startsUpForCar && options.role == .carPlay { context.starts(.startUp) }
    if bug == .movesLibraryToNewestScene {
      for other in libraries { hideLibrary(other) }
      showLibrary(scene)
    }
    // The car may be all that the process has.
    if options.role == .windowApplication || options.role == .carPlay { startUp() }
    guard options.role == .windowApplication else { return }
    showLibrary(scene)
  }

  mutating func sceneWillEnterForeground(_ scene: SceneID) {
    if bug == .startsUpInForeground && context.role(of: scene) == .carPlay {
      context.starts(.startUp)
    }
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) { hideLibrary(scene) }

  private mutating func startUp() {
    if isStarted { return }
    isStarted = true
    context.starts(.startUp)
  }

  private mutating func showLibrary(_ scene: SceneID) {
    if libraries.contains(scene) { return }
    libraries.append(scene)
    context.takes(.mainView, for: scene)
  }

  private mutating func hideLibrary(_ scene: SceneID) {
    guard libraries.contains(scene) else { return }
    libraries.removeAll { $0 == scene }
    context.givesBack(.mainView, for: scene)
  }

  static func test(_ bug: Bug?) -> AppTest<CarAudioStyle> {
    AppTest { CarAudioStyle(context: $0, bug: bug) }
  }
}
