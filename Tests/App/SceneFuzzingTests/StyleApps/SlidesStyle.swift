import SceneFuzzing

/// A presenter as a class: slides on the external display, notes in the window.
final class SlidesStyle: StyleApp {
  enum Bug: String {
    /// A plugged-in display gets the window's main view.
    case takesViewToDisplay
    /// The display's scene is taken for a second window and gets a main view of its own.
    case makesViewForDisplay
    /// The configuration is chosen by one question: is it a car?
    case configuresDisplayAsWindow
    /// What the display's connection needs runs the whole start-up, before any window.
    case startsUpForDisplay
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (
      .role,
      [
        .takesViewToDisplay, .makesViewForDisplay, .configuresDisplayAsWindow,
        .startsUpForDisplay,
      ]
    )
  ]

  let context: AppContext
  let bug: Bug?
  private var owners: [SceneID] = []
  private var displays: [SceneID] = []
  private var isReady = false

  init(_ context: AppContext, _ bug: Bug?) {
    self.context = context
    self.bug = bug
  }

  func configure(_ session: SessionID, role: SceneRole) {
    let isWindow = bug == .configuresDisplayAsWindow ? role != .carPlay : role == .windowApplication
    if isWindow { context.decides(.mainConfiguration) }
  }

  func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    switch options.role {
    case .windowApplication:
      prepare(for: scene)
      own(scene)
    case .externalDisplay: connectDisplay(scene)
    case .carPlay, .keyboardInput: break
    }
  }

  func sceneDidDisconnect(_ scene: SceneID) {
    disown(scene)
    guard displays.contains(scene) else { return }
    displays.removeAll { $0 == scene }
    context.givesBack("slide", for: scene)
  }

  private func connectDisplay(_ scene: SceneID) {
    displays.append(scene)
    context.takes("slide", for: scene)
    switch bug {
    case .startsUpForDisplay: prepare(for: scene)
    case .makesViewForDisplay: own(scene)
    case .takesViewToDisplay:
      guard let owner = owners.first else { return }
      disown(owner)
      own(scene)
    default: break
    }
  }

  private func prepare(for scene: SceneID) {
    if isReady { return }
    isReady = true
    context.starts(.startUp, for: scene)
  }

  private func own(_ scene: SceneID) {
    owners.append(scene)
    context.takes(.mainView, for: scene)
  }

  private func disown(_ scene: SceneID) {
    guard owners.contains(scene) else { return }
    owners.removeAll { $0 == scene }
    context.givesBack(.mainView, for: scene)
  }

  static func test(_ bug: Bug?) -> AppTest<SlidesStyle> { AppTest { SlidesStyle($0, bug) } }
}
