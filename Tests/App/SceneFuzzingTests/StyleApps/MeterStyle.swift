import SceneFuzzing

/// A usage meter for apps with scenes and without: without, no foreground is announced at launch.
struct MeterStyle: StyleApp {
  enum Bug: String {
    /// The visit that a launch begins is waited for in the foreground call, which only scenes bring.
    case waitsForForegroundCall
    /// The launch is a visit, and so is the first activation after it.
    case countsLaunchTwice
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.opens, [.waitsForForegroundCall, .countsLaunchTwice])
  ]

  let context: AppContext
  let bug: Bug?
  private var isVisiting = false

  mutating func didFinishLaunching(_ launch: AppLaunch) {
    if bug == .countsLaunchTwice && !launch.isForBackgroundWork { context.counts(.open) }
  }

  mutating func applicationWillEnterForeground() { begin() }

  mutating func applicationDidBecomeActive() { if bug != .waitsForForegroundCall { begin() } }

  mutating func applicationDidEnterBackground() { isVisiting = false }

  private mutating func begin() {
    if isVisiting { return }
    isVisiting = true
    context.counts(.open)
  }

  static func test(_ bug: Bug?) -> AppTest<MeterStyle> {
    AppTest(
      platforms: ["sceneless-ios13", "sceneless-ios16", "iphone-ios26"].compactMap {
        Platform.named($0)
      }
    ) { MeterStyle(context: $0, bug: bug) }
  }
}
