import SceneFuzzing

/// Maps with location: a manager per window in a class of its own, followed by a thin app object.
struct MapsStyle: StyleApp {
  enum Bug: String {
    /// Updates stop at the background and start again when the window connects anew.
    case startsAtConnectionOnly
    /// The compass is stopped by a call and started by the foreground.
    case startsCompassInForeground
    /// The manager is made at each connection and asked for updates at each activation.
    case registersAtEachActivation
    /// The manager outlives its window.
    case keepsManager
    /// A window that leaves stops the updates of the one beside it.
    case stopsOtherWindows
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.levels, [.startsAtConnectionOnly, .startsCompassInForeground]),
    (.ledger, [.registersAtEachActivation, .keepsManager]),
    (.scope, [.stopsOtherWindows]),
  ]

  /// Location and compass for one window.
  private final class Manager {
    let context: AppContext
    let scene: SceneID
    private var hasUpdates = false
    private var hasCompass = false

    init(_ context: AppContext, _ scene: SceneID) {
      self.context = context
      self.scene = scene
      context.takes("manager", for: scene)
    }

    func setUpdates(_ isOn: Bool) {
      if hasUpdates == isOn { return }
      hasUpdates = isOn
      if isOn {
        context.starts("updates", for: scene)
      } else {
        context.stops("updates", for: scene)
      }
    }

    func setCompass(_ isOn: Bool) {
      if hasCompass == isOn { return }
      hasCompass = isOn
      if isOn {
        context.starts("compass", for: scene)
      } else {
        context.stops("compass", for: scene)
      }
    }

    func register() { context.takes("region", for: scene) }

    func end() {
      setUpdates(false)
      setCompass(false)
      context.givesBack("manager", for: scene)
    }
  }

  let context: AppContext
  let bug: Bug?
  private var managers: [SceneID: Manager] = [:]

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    let manager = Manager(context, scene)
    managers[scene] = manager
    if bug == .startsAtConnectionOnly { manager.setUpdates(true) }
  }

  mutating func sceneWillEnterForeground(_ scene: SceneID) {
    if bug != .startsAtConnectionOnly { managers[scene]?.setUpdates(true) }
    if bug == .startsCompassInForeground { managers[scene]?.setCompass(true) }
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    if bug != .startsCompassInForeground { managers[scene]?.setCompass(true) }
    if bug == .registersAtEachActivation { managers[scene]?.register() }
  }

  mutating func sceneWillResignActive(_ scene: SceneID) { managers[scene]?.setCompass(false) }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    managers[scene]?.setUpdates(false)
    guard bug == .stopsOtherWindows else { return }
    for other in context.connectedScenes { managers[other]?.setUpdates(false) }
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    if bug != .keepsManager { managers[scene]?.end() }
    managers[scene] = nil
  }

  static func test(_ bug: Bug?) -> AppTest<MapsStyle> {
    AppTest { MapsStyle(context: $0, bug: bug) }
  }
}
