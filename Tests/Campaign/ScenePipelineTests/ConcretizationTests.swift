import SceneEngine
import SceneExploring
import SceneLifecycle
import ScenePipeline
import Testing

/// A history in which callbacks are hidden becomes one of the whole engine.
@Suite struct `A realization` {
  /// Breaks when a process starts on a session that no callback has named.
  private struct Unheard: ExplorableMonitor {
    static let kinds = CallbackSet(.configuration, .connect, .main)
    private var hasHeard = false

    let stateSize = StateSize(shared: 1, slot: 0)
    let violations: [Violation] = []

    mutating func reset() { hasHeard = false }

    mutating func observe(_ callback: Callback) -> Bool {
      switch callback.kind {
      case .configuration, .connect: hasHeard = true
      case .main where callback.open.isEmpty: hasHeard = false
      case .main: return hasHeard
      default: break
      }
      return true
    }

    mutating func finish() -> Bool { true }

    func save(to words: inout StateWords, naming names: LiveNames) {
      words[shared: 0] = hasHeard ? 1 : 0
    }

    mutating func restore(from words: StateWords, naming names: LiveNames) {
      hasHeard = words[shared: 0] != 0
    }
  }

  @Test func `lets an event come after a hidden callback, not after a move`() async throws {
    let platform = try #require(Platform.named("iphone-ios17-code"))
    let events: [EventKind] = [.locationUpdate, .launch, .kill, .crash]
    let bounds = Bounds(
      events: EventSet(of: events), interruptions: [.crash], depth: 6)
    let masked = UIKitEngine(platform: platform, scenes: 1, seeing: Unheard.kinds)
    var explorer = Explorer(masked, Unheard(), bounds)
    await explorer.run()
    let broken = try #require(explorer.result.broken)
    let whole = UIKitEngine(platform: platform, scenes: 1)
    var realization = Concretization(whole) { masked.plans($0) }
    let scenario = Scenario(
      platform: platform, scenes: 1,
      entries: realization.entries(of: explorer.history(to: broken, breaking: true)))
    var player = Player(whole, Unheard())
    #expect(player.play(scenario) == .broken, "\(scenario.text)")
  }
}
