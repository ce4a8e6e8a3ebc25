import SceneExploring
package import SceneLifecycle
package import SceneShrinking

/// A harness whose engine shows its state: shrinking can prove that no shorter history fails.
package protocol ExplorableHarness: Harness
where Subject: ExplorableEngine, Judge: ExplorableMonitor {
  /// Makes the whole engine of a world.
  func subject(platform: Platform, scenes: Int, quirks: Bool) -> Subject

  /// Returns the parts to explore, which together meet every history that breaks an invariant.
  func views(
    of invariant: String, on platform: Platform, scenes: Int, quirks: Bool
  ) -> [View<Subject, Judge>]

  /// Makes what the passes have left as short as it can be.
  ///
  /// A requirement, so that the search is compiled for the engine of each harness.
  ///
  /// - Parameters:
  ///   - shrunk: What the passes have left.
  ///   - wanted: The failure to keep.
  ///   - proof: What is searched.
  ///   - shouldStop: Asked now and then, on any thread; true ends with the best one known.
  func proved(
    _ shrunk: Shrunk, keeping wanted: Signature, _ proof: ProofOptions,
    shouldStop: @escaping StopCheck
  ) async -> Counterexample
}

/// An engine that delivers a part of its callbacks, and a monitor that sees enough of them.
package struct View<E: ExplorableEngine, M: ExplorableMonitor>: Sendable {
  /// The engine that plays.
  package var engine: E
  /// The monitor that judges.
  package var monitor: M
  /// How many of the first slots are watched by themselves; 0 for all, and all are alike.
  package var watched: Int
  /// Whether a callback is ever pending in the engine.
  package var isSeen: @Sendable (PendingItem) -> Bool

  /// Creates a view; one that hides nothing, unless it is said what it sees.
  package init(
    engine: E, monitor: M, watched: Int = 0,
    isSeen: @escaping @Sendable (PendingItem) -> Bool = { _ in true }
  ) {
    self.engine = engine
    self.monitor = monitor
    self.watched = watched
    self.isSeen = isSeen
  }
}

extension ExplorableHarness {
  /// One view that hides nothing: right for every engine, and slow for one that delivers much.
  package func wholeView(
    on platform: Platform, scenes: Int, quirks: Bool = false
  ) -> View<Subject, Judge> {
    let player = player(platform: platform, scenes: scenes, quirks: quirks)
    return View(engine: player.engine, monitor: player.monitor)
  }
}

extension SingleFailureHarness: ExplorableHarness where Whole: ExplorableHarness {
  func subject(platform: Platform, scenes: Int, quirks: Bool) -> Whole.Subject {
    whole.subject(platform: platform, scenes: scenes, quirks: quirks)
  }

  func views(
    of invariant: String, on platform: Platform, scenes: Int, quirks: Bool
  ) -> [View<Subject, Judge>] {
    whole.views(of: invariant, on: platform, scenes: scenes, quirks: quirks).map {
      View(
        engine: $0.engine, monitor: SingleFailureMonitor($0.monitor, wanted), watched: $0.watched,
        isSeen: $0.isSeen)
    }
  }
}
