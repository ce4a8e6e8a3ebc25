import SceneFuzzing

/// P15: an analytics queue that asks for time to send its events when the app leaves.
struct EventQueue: SceneApp {
  let context: AppContext
  let isFixed: Bool
  private var task: AppBackgroundTask?

  init(_ context: AppContext, isFixed: Bool) {
    self.context = context
    self.isFixed = isFixed
  }

  var isSending: Bool { task != nil }

  mutating func applicationDidEnterBackground() {
    // The bug: the task of the last time may not be over; its number is overwritten.
    if isFixed { finish() }
    task = context.beginBackgroundTask()
  }

  /// The server has answered.
  mutating func finish() {
    guard let task else { return }
    context.endBackgroundTask(task)
    self.task = nil
  }

  mutating func backgroundTaskDidExpire(_ expired: AppBackgroundTask) {
    if expired == task { finish() }
  }

  static func test(isFixed: Bool) -> AppTest<EventQueue> {
    AppTest(
      "event-queue",
      actions: [AppAction("finish", isCompletion: true, if: { $0.isSending }) { $0.finish() }],
      laws: [.balancesLedgers]
    ) { EventQueue($0, isFixed: isFixed) }
  }
}
