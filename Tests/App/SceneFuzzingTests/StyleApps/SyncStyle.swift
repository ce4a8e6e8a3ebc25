import SceneFuzzing

/// A sync engine on the main actor: a task connects after a second, another one lingers before it stops.
@MainActor
final class SyncStyle: @MainActor StyleApp {
  enum Bug: String {
    /// The connecting task is not cancelled when the app leaves.
    case neverCancelsConnecting
    /// The lingering task is not cancelled when the app comes back.
    case neverCancelsLingering
    /// A cancelled sleep throws, and the thrown error is swallowed: the work goes on at once.
    case swallowsCancellation
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.intent, [.neverCancelsConnecting, .neverCancelsLingering, .swallowsCancellation])
  ]

  let context: AppContext
  let bug: Bug?
  private var connecting: Task<Void, any Error>?
  private var lingering: Task<Void, any Error>?
  private var isSyncing = false

  init(_ context: AppContext, _ bug: Bug?) {
    self.context = context
    self.bug = bug
  }

  func applicationWillEnterForeground() {
    context.enables("sync")
    if bug != .neverCancelsLingering { lingering?.cancel() }
    connecting = after(.seconds(1)) { $0.setSyncing(true) }
  }

  func applicationDidEnterBackground() {
    context.disables("sync")
    if bug != .neverCancelsConnecting { connecting?.cancel() }
    guard isSyncing else { return }
    lingering = after(.seconds(2)) { $0.setSyncing(false) }
  }

  private func after(
    _ duration: Duration, _ perform: @escaping @MainActor (SyncStyle) -> Void
  ) -> Task<Void, any Error> {
    Task {
      if bug == .swallowsCancellation {
        try? await context.clock.sleep(for: duration)
      } else {
        try await context.clock.sleep(for: duration)
        try Task.checkCancellation()
      }
      perform(self)
    }
  }

  private func setSyncing(_ isOn: Bool) {
    if isSyncing == isOn { return }
    isSyncing = isOn
    if isOn { context.starts("sync") } else { context.stops("sync") }
  }

  static func test(_ bug: Bug?) -> AppTest<SyncStyle> {
    AppTest(usesTasks: true) { context in MainActor.assumeIsolated { SyncStyle(context, bug) } }
  }
}
