import SceneFuzzing

/// Uploads on the main actor: an actor writes what is unsaved, in background time that it gives back.
@MainActor
final class UploadStyle: @MainActor StyleApp {
  enum Bug: String {
    /// The background time is given back by the task, which the expiry cancels.
    case neverEndsCancelledTime
    /// A second way to the background begins a second time in the same variable.
    case losesFirstTime
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.ledger, [.neverEndsCancelledTime, .losesFirstTime])
  ]

  /// Where albums are written.
  private actor Disk {
    private(set) var writes = 0
    func write() { writes += 1 }
  }

  let context: AppContext
  let bug: Bug?
  private let disk = Disk()
  private var time: AppBackgroundTask?
  private var writing: Task<Void, any Error>?

  init(_ context: AppContext, _ bug: Bug?) {
    self.context = context
    self.bug = bug
  }

  func applicationDidEnterBackground() {
    if bug != .losesFirstTime { endTime() }
    time = context.beginBackgroundTask()
    writing?.cancel()
    writing = Task {
      await disk.write()
      try await context.clock.sleep(for: .seconds(1))
      try Task.checkCancellation()
      endTime()
    }
  }

  func backgroundTaskDidExpire(_ expired: AppBackgroundTask) {
    writing?.cancel()
    if bug != .neverEndsCancelledTime && expired == time { endTime() }
  }

  private func endTime() {
    if let time { context.endBackgroundTask(time) }
    time = nil
  }

  static func test(_ bug: Bug?) -> AppTest<UploadStyle> {
    AppTest(usesTasks: true) { context in MainActor.assumeIsolated { UploadStyle(context, bug) } }
  }
}
