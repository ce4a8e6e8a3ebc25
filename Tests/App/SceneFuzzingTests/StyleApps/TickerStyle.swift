import SceneFuzzing

/// Stock prices on the main actor: a feed for each window, opened by a task of the window.
@MainActor
final class TickerStyle: @MainActor StyleApp {
  enum Bug: String {
    /// The answer comes when the window is gone, and opens the feed for it.
    case opensForGoneWindow
    /// The answer comes when the window is in the background.
    case opensInBackground
    /// A feed that opens late is taken for the one of the newest wish and is closed again.
    case closesNewerFeed
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.intent, [.opensForGoneWindow, .opensInBackground, .closesNewerFeed])
  ]

  let context: AppContext
  let bug: Bug?
  private var wanted: [SceneID] = []
  private var open: [SceneID] = []

  init(_ context: AppContext, _ bug: Bug?) {
    self.context = context
    self.bug = bug
  }

  func sceneWillEnterForeground(_ scene: SceneID) {
    wanted.append(scene)
    context.enables("feed", for: scene)
    Task {
      try await context.clock.sleep(for: .seconds(2))
      feedDidOpen(scene)
    }
  }

  func sceneDidEnterBackground(_ scene: SceneID) {
    if bug != .opensInBackground { wanted.removeAll { $0 == scene } }
    context.disables("feed", for: scene)
    close(scene)
    guard bug == .closesNewerFeed else { return }
    Task {
      try await context.clock.sleep(for: .seconds(3))
      close(scene)
    }
  }

  func sceneDidDisconnect(_ scene: SceneID) {
    if bug == .opensForGoneWindow { return close(scene) }
    if wanted.contains(scene) { context.disables("feed", for: scene) }
    wanted.removeAll { $0 == scene }
    close(scene)
  }

  private func feedDidOpen(_ scene: SceneID) {
    guard wanted.contains(scene), !open.contains(scene) else { return }
    open.append(scene)
    context.starts("feed", for: scene)
  }

  private func close(_ scene: SceneID) {
    guard open.contains(scene) else { return }
    open.removeAll { $0 == scene }
    context.stops("feed", for: scene)
  }

  static func test(_ bug: Bug?) -> AppTest<TickerStyle> {
    AppTest(usesTasks: true) { context in MainActor.assumeIsolated { TickerStyle(context, bug) } }
  }
}
