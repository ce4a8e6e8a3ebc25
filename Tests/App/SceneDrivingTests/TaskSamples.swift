import SceneFuzzing

/// Loads what a window shows; the answer of the network comes two seconds later.
struct Feed: SceneApp {
  enum Bug: CaseIterable, Sendable { case neverCancels, cancelsAndGoesOn }

  let context: AppContext
  var bug: Bug?
  private var loads: [SceneID: Task<Void, any Error>] = [:]

  init(_ context: AppContext, bug: Bug? = nil) {
    self.context = context
    self.bug = bug
  }

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    let (handle, clock, bug) = (context.handle, context.clock, bug)
    loads[scene] = Task {
      try await clock.sleep(for: .seconds(2))
      // A load that was answered before it was cancelled does not throw.
      if bug == nil { try Task.checkCancellation() }
      handle.use { $0.reacts("feed", in: scene) }
    }
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    if bug != .neverCancels { loads[scene]?.cancel() }
    loads[scene] = nil
  }

  static func test(_ bug: Bug?) -> AppTest<Feed> {
    AppTest("feed", laws: [.reactsWhileConnected("feed")], usesTasks: true) {
      Feed($0, bug: bug)
    }
  }
}

/// Writes its windows' drafts on an actor, and says so on the main actor.
@MainActor
final class Drafts: @MainActor SceneApp {
  /// Where drafts are written.
  actor Disk {
    private(set) var writes = 0

    func write() { writes += 1 }
  }

  let context: AppContext
  private let forgetsToAsk: Bool
  private let disk = Disk()
  private var open: [SceneID] = []

  init(_ context: AppContext, forgetsToAsk: Bool = false) {
    self.context = context
    self.forgetsToAsk = forgetsToAsk
  }

  func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) { open.append(scene) }
  func sceneDidDisconnect(_ scene: SceneID) { open.removeAll { $0 == scene } }

  func sceneDidEnterBackground(_ scene: SceneID) {
    Task.detached { [self] in
      await disk.write()
      await showSaved(scene)
    }
  }

  private func showSaved(_ scene: SceneID) {
    if forgetsToAsk || open.contains(scene) { context.reacts("saved", in: scene) }
  }

  static func test(forgetsToAsk: Bool) -> AppTest<Drafts> {
    AppTest("drafts", laws: [.reactsWhileConnected("saved")], usesTasks: true) { context in
      MainActor.assumeIsolated { Drafts(context, forgetsToAsk: forgetsToAsk) }
    }
  }
}

extension AppLaw {
  /// Nothing shows in a window that is gone.
  static func reactsWhileConnected(_ topic: AppContext.Topic) -> AppLaw {
    AppLaw("A window that is gone shows nothing.", id: "window.gone") {
      AppHappening.does(.reacts, topic).only(after: .connects)
    }
  }
}
