import SceneFuzzing

/// A task list: the badge on the icon is brought up to date whenever the user has left.
struct BadgeStyle: StyleApp {
  enum Bug: String {
    /// The badge is set when the process is asked to end.
    case setsAtTermination
    /// The badge is set only if the list has changed since the launch.
    case setsOnlyAfterChange
    /// With two windows each one waits for the other to set it.
    case waitsForOnlyWindow
    /// The badge follows the resigning, and a flag keeps it from a second time.
    case setsOnceForAll
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (
      .answers,
      [.setsAtTermination, .setsOnlyAfterChange, .waitsForOnlyWindow, .setsOnceForAll]
    )
  ]

  let context: AppContext
  let bug: Bug?
  private var tasks = 0
  private var hasSet = false

  mutating func applicationDidEnterBackground() {
    switch bug {
    case .setsAtTermination: return
    case .setsOnlyAfterChange where tasks == 0: return
    case .waitsForOnlyWindow where context.connectedScenes.count > 1: return
    case .setsOnceForAll where hasSet: return
    default: setBadge()
    }
  }

  mutating func willTerminate() { if bug == .setsAtTermination { setBadge() } }

  mutating func addTask() { tasks += 1 }

  private mutating func setBadge() {
    hasSet = true
    context.counts("badge")
  }

  static func test(_ bug: Bug?) -> AppTest<BadgeStyle> {
    AppTest(
      actions: [AppAction("add-task") { app, _ in app.addTask() }],
      laws: [.answers(.appEntersBackground, with: .counts, "badge")]
    ) { BadgeStyle(context: $0, bug: bug) }
  }
}
