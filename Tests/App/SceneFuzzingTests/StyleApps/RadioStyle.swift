import SceneFuzzing

/// A radio: sound for the whole app goes on in the background; its meter runs while the app is active.
struct RadioStyle: StyleApp {
  enum Bug: String {
    /// The meter stops when a window resigns, while the other one shows it.
    case stopsMeterWithWindow
    /// A window that disconnects ends the sound for all.
    case endsSoundWithWindow
    /// A new window tunes anew: the sound breaks off and starts again.
    case retunesForNewWindow
    /// The meter's start is bound to the app's foreground, its stop to the resigning.
    case startsMeterWithForeground
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.scope, [.stopsMeterWithWindow, .endsSoundWithWindow, .retunesForNewWindow]),
    (.levels, [.startsMeterWithForeground]),
  ]

  let context: AppContext
  let bug: Bug?
  private(set) var isSounding = false
  private var isMetering = false

  mutating func applicationDidBecomeActive() {
    if bug != .startsMeterWithForeground { startMeter() }
  }

  mutating func applicationWillEnterForeground() {
    if bug == .startsMeterWithForeground { startMeter() }
  }

  mutating func applicationWillResignActive() { stopMeter() }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    if bug == .stopsMeterWithWindow { startMeter() }
  }

  mutating func sceneWillResignActive(_ scene: SceneID) {
    if bug == .stopsMeterWithWindow { stopMeter() }
  }

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    guard bug == .retunesForNewWindow && isSounding else { return }
    context.stops("sound")
    context.starts("sound")
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    if bug == .endsSoundWithWindow && isSounding { tapSound() }
  }

  mutating func tapSound() {
    isSounding.toggle()
    if isSounding { context.starts("sound") } else { context.stops("sound") }
  }

  private mutating func startMeter() {
    if isMetering { return }
    isMetering = true
    context.starts("meter")
  }

  private mutating func stopMeter() {
    guard isMetering else { return }
    isMetering = false
    context.stops("meter")
  }

  static func test(_ bug: Bug?) -> AppTest<RadioStyle> {
    AppTest(actions: [AppAction("tap-sound") { $0.tapSound() }]) {
      RadioStyle(context: $0, bug: bug)
    }
  }
}
