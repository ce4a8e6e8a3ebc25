import SceneFuzzing

/// Analytics as a structure: an open is a visit of the user to the app.
struct AnalyticsStyle: StyleApp {
  enum Bug: String {
    /// Control Center ends, and an open is counted.
    case countsActivations
    /// Each window that comes to the foreground counts.
    case countsWindows
    /// The launch counts, and the foreground that follows it does too.
    case countsLaunchAndForeground
    /// Launches in the background count as well.
    case countsEveryLaunch
    /// Only the first visit of a process is counted.
    case countsOnce
    /// A window that was reclaimed and comes back counts as an open.
    case countsConnections
    /// A visit that follows within a minute is taken for the same one.
    case mergesQuickVisits
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (
      .opens,
      [
        .countsActivations, .countsWindows, .countsLaunchAndForeground, .countsEveryLaunch,
        .countsOnce, .countsConnections, .mergesQuickVisits,
      ]
    )
  ]

  let context: AppContext
  let bug: Bug?
  private var visits = 0
  private var last: Int?

  mutating func didFinishLaunching(_ launch: AppLaunch) {
    switch bug {
    case .countsEveryLaunch: count()
    case .countsLaunchAndForeground where !launch.isForBackgroundWork: count()
    default: break
    }
  }

  mutating func applicationWillEnterForeground() {
    switch bug {
    case .countsActivations, .countsWindows, .countsConnections: return
    case .countsOnce where visits > 0: return
    case .mergesQuickVisits:
      defer { last = context.now }
      if let last, context.now - last < 60 { return }
      count()
    default: count()
    }
  }

  mutating func applicationDidBecomeActive() { if bug == .countsActivations { count() } }

  mutating func sceneWillEnterForeground(_ scene: SceneID) { if bug == .countsWindows { count() } }

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    if bug == .countsConnections { count() }
  }

  private mutating func count() {
    visits += 1
    context.counts(.open)
  }

  static func test(_ bug: Bug?) -> AppTest<AnalyticsStyle> {
    AppTest { AnalyticsStyle(context: $0, bug: bug) }
  }
}
