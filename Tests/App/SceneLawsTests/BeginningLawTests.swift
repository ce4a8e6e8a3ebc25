import SceneDriving
import SceneLaws
import SceneLifecycle
import SceneSeam
import Testing

/// Where reports show that a debt began which a ready-made law misses at rest.
@Suite struct BeginningLawTests {
  private typealias Name = LifecycleCallback.CallbackName

  /// The kinds of callback at which the breaches of a law began.
  private func beginnings(
    _ law: AppLaw<Trial.Puppet>, _ events: String, onPlatform platform: String = "iphone-ios26",
    _ answer: @escaping (AppContext, SceneID?, Name) -> Void
  ) throws -> [CallbackKind?] {
    let outcome = try Trial(events: events, platform: platform).judge(law) { context, callback in
      answer(context, callback.scene, callback.name)
    }
    #expect(outcome.skipped == 0)
    return outcome.breaches.map { breach in
      breach.beginning.map { outcome.kinds[$0] }
    }
  }

  @Test func `What does not run again was stopped, and what is still held was taken`() throws {
    var isStarted = false
    let stopped = try beginnings(.pairsLevels, "launch 1, controlCenter, endInterruption") {
      context, scene, name in
      if name == .active, !isStarted {
        isStarted = true
        context.starts("song", for: scene)
      }
      if name == .resign { context.stops("song", for: scene) }
    }
    #expect(stopped == [.resign])
    let held = try beginnings(.pairsLevels, "launch 1, home, open 1") { context, scene, name in
      if name == .background { context.takes("curtain", for: scene) }
    }
    #expect(held == [.background])
  }

  @Test func `What happens against the last intent began where it happened`() throws {
    let runs = try beginnings(.lastIntentWins, "launch 1, home") { context, scene, name in
      if name == .resign { context.disables("song", for: scene) }
      if name == .background { context.starts("song", for: scene) }
    }
    #expect(runs == [.background])
  }

  @Test func `A snapshot is due in the background, and a cover stays from where it came`()
    throws
  {
    let shown = try beginnings(.keepsSecretsFromSnapshots, "launch 1, home") {
      context, scene, name in
      if name == .active { context.shows("account", in: scene) }
    }
    #expect(shown == [.background])
    let events = "launch 1, controlCenter, endInterruption"
    let stuck = try beginnings(.keepsSecretsFromSnapshots, events) { context, scene, name in
      if name == .resign { context.covers(scene) }
    }
    #expect(stuck == [.resign])
  }

  @Test func `A launch is misjudged where it is judged`() throws {
    let judged = try beginnings(.guardsLaunch, "silentPush", onPlatform: "sceneless-ios17") {
      context, _, name in
      if name == .didFinishLaunching { context.decides(.foregroundLaunch) }
    }
    #expect(judged == [.didFinishLaunching])
  }

  @Test func `An open began at its count, one that is missed where the app became active`() throws {
    let many = try beginnings(.countsOpensOnce, "launch 1, controlCenter") { context, _, name in
      if name == .active || name == .resign { context.counts(.open) }
    }
    #expect(many == [.resign])
    var isCounted = false
    let few = try beginnings(.countsOpensOnce, "launch 1, home, open 1") { context, _, name in
      if name == .active, !isCounted {
        isCounted = true
        context.counts(.open)
      }
    }
    #expect(few == [.appActiveNotice])
  }
}
