import SceneFuzzing

/// A torch without scenes, as a class: the light is on while the app is active.
final class TorchStyle: StyleApp {
  enum Bug: String {
    /// The light goes out with a call and on again with the foreground.
    case lightsInForeground
    /// The lamp is taken at each activation and given back in the background.
    case takesLampAgain
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.levels, [.lightsInForeground]),
    (.ledger, [.takesLampAgain]),
  ]

  let context: AppContext
  let bug: Bug?
  private var isLit = false
  private var hasLamp = false

  init(_ context: AppContext, _ bug: Bug?) {
    self.context = context
    self.bug = bug
  }

  func applicationWillEnterForeground() { if bug == .lightsInForeground { setLit(true) } }

  func applicationDidBecomeActive() {
    if bug != .lightsInForeground { setLit(true) }
    if hasLamp && bug != .takesLampAgain { return }
    hasLamp = true
    context.takes("lamp")
  }

  func applicationWillResignActive() { setLit(false) }

  func applicationDidEnterBackground() {
    if hasLamp { context.givesBack("lamp") }
    hasLamp = false
  }

  private func setLit(_ isOn: Bool) {
    if isLit == isOn { return }
    isLit = isOn
    if isOn { context.starts("light") } else { context.stops("light") }
  }

  static func test(_ bug: Bug?) -> AppTest<TorchStyle> {
    AppTest(platforms: ["sceneless-ios12", "sceneless-ios15"].compactMap { Platform.named($0) }) {
      TorchStyle($0, bug)
    }
  }
}
