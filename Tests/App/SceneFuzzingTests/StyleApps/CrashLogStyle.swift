import SceneFuzzing

/// A crash reporter: it says how the app was launched once that is known.
struct CrashLogStyle: StyleApp {
  enum Bug: String {
    /// `applicationState` reads background at every launch, and is believed.
    case readsStateAtLaunch
    /// Every launch is taken for the user's until a push says otherwise.
    case assumesForeground
    /// The first window is looked for as soon as the process has launched.
    case looksForWindowAtLaunch
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (
      .launch,
      [
        .readsStateAtLaunch, .assumesForeground, .looksForWindowAtLaunch,
      ]
    )
  ]

  let context: AppContext
  let bug: Bug?
  private var isJudged = false

  mutating func didFinishLaunching(_ launch: AppLaunch) {
    switch bug {
    case .readsStateAtLaunch:
      judge(context.applicationState == .background ? .backgroundLaunch : .foregroundLaunch)
    case .assumesForeground: judge(.foregroundLaunch)
    case .looksForWindowAtLaunch:
      context.decides(context.connectedScenes.isEmpty ? "to show nothing" : "to show the log")
    default: if launch.isForBackgroundWork { judge(.backgroundLaunch) }
    }
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) { judge(.foregroundLaunch) }

  private mutating func judge(_ kind: AppContext.Topic) {
    if isJudged { return }
    isJudged = true
    context.decides(kind)
  }

  static func test(_ bug: Bug?) -> AppTest<CrashLogStyle> {
    AppTest { CrashLogStyle(context: $0, bug: bug) }
  }
}
