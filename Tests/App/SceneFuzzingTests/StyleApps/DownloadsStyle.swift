import SceneFuzzing

/// Downloads that go on in the background, with background time that is always given back.
struct DownloadsStyle: StyleApp {
  enum Bug: String {
    /// The second way to the background overwrites the task of the first.
    case overwritesTask
    /// The handler of the expiry stops the transfer and leaves the task.
    case leavesExpiredTask
    /// The task is ended when the transfer ends, and again at the foreground.
    case endsTwice
    /// With nothing to transfer it returns early, and the task stays.
    case returnsEarly
    /// Every window that goes to the background begins a task in the same variable.
    case beginsForEachWindow
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (
      .ledger,
      [.overwritesTask, .leavesExpiredTask, .endsTwice, .returnsEarly, .beginsForEachWindow]
    )
  ]

  let context: AppContext
  let bug: Bug?
  private var task: AppBackgroundTask?
  private var files = 0

  var isTransferring: Bool { files > 0 }

  mutating func applicationDidEnterBackground() {
    if bug != .beginsForEachWindow { beginTask() }
  }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    if bug == .beginsForEachWindow { task = context.beginBackgroundTask() }
  }

  mutating func applicationWillEnterForeground() {
    if bug == .overwritesTask { return }
    endTask()
  }

  mutating func backgroundTaskDidExpire(_ expired: AppBackgroundTask) {
    if bug == .returnsEarly && !isTransferring { return }
    files = 0
    if bug != .leavesExpiredTask && expired == task { endTask() }
  }

  mutating func tapDownload() { files += 1 }

  mutating func finishTransfer() {
    files -= 1
    if files > 0 { return }
    if bug == .endsTwice, let task { context.endBackgroundTask(task) } else { endTask() }
  }

  private mutating func beginTask() {
    if task != nil && bug != .overwritesTask { return }
    task = context.beginBackgroundTask()
  }

  private mutating func endTask() {
    if let task { context.endBackgroundTask(task) }
    task = nil
  }

  static func test(_ bug: Bug?) -> AppTest<DownloadsStyle> {
    AppTest(
      actions: [
        AppAction("tap-download") { app, _ in app.tapDownload() },
        AppAction("finish-transfer", isCompletion: true, if: { $0.isTransferring }) {
          $0.finishTransfer()
        },
      ]
    ) { DownloadsStyle(context: $0, bug: bug) }
  }
}
