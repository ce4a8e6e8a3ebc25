import SceneFuzzing

/// Sharing: a sheet over the window whose button was tapped.
struct SheetsStyle: StyleApp {
  enum Bug: String {
    /// The sheet is presented on the window that connected last.
    case presentsOnNewestWindow
    /// The presenter is a singleton that each activation points to its window.
    case presentsOnActivatedWindow
    /// The presenter looks for the first window by its place.
    case presentsOnFirstSlot
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.window, [.presentsOnNewestWindow, .presentsOnActivatedWindow, .presentsOnFirstSlot])
  ]

  let context: AppContext
  let bug: Bug?
  private var windows: [SceneID] = []
  private var activated: SceneID?

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    if options.role == .windowApplication { windows.append(scene) }
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) { activated = scene }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    windows.removeAll { $0 == scene }
    if activated == scene { activated = windows.last }
  }

  func tapShare(_ scene: SceneID) {
    let presenter =
      switch bug {
      case .presentsOnNewestWindow: windows.last
      case .presentsOnActivatedWindow: activated
      case .presentsOnFirstSlot: windows.min { $0.slot < $1.slot }
      case nil: scene
      }
    context.wants("sheet", in: scene)
    context.reacts("sheet", in: presenter ?? scene)
  }

  static func test(_ bug: Bug?) -> AppTest<SheetsStyle> {
    AppTest(actions: [AppAction("tap-share") { $0.tapShare($1) }]) {
      SheetsStyle(context: $0, bug: bug)
    }
  }
}
