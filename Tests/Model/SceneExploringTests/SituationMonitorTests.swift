import SceneEngine
import SceneExploring
import SceneInvariants
import SceneLifecycle
import Testing

/// Required situations are reached after the fewest events there are.
@Suite struct SituationMonitorTests {
  /// A situation, where it is looked for, and how many events it takes.
  struct Quest: Sendable, CustomTestStringConvertible {
    var id: String
    var platform: String
    var slots: Int
    var events: [EventKind]
    /// Events of the shortest history; nil when no history reaches it.
    var needs: Int?

    init(_ id: String, _ platform: String, _ slots: Int, _ events: [EventKind], needs: Int?) {
      (self.id, self.platform, self.slots) = ("required." + id, platform, slots)
      (self.events, self.needs) = (events, needs)
    }

    var testDescription: String { "\(id), \(platform)" }
  }

  static let quests = [
    Quest("two-active-scenes", "ipad-ios17-code", 2, [.launch, .open], needs: 2),
    Quest("two-active-scenes", "ipad-ios17-code", 1, [.launch, .open], needs: nil),
    Quest("two-active-scenes", "iphone-ios17", 2, [.launch, .open], needs: nil),
    Quest(
      "reconnect-after-reclaim", "ipad-ios17", 1, [.launch, .home, .reclaim, .open], needs: 4),
    Quest("reconnect-after-reclaim", "ipad-ios17", 1, [.launch, .home, .open], needs: nil),
    Quest("interruption", "iphone-ios17", 1, [.launch, .alert], needs: 2),
    Quest("accessory-connects", "iphone-ios17", 2, [.connectCar], needs: 1),
    Quest("crash", "iphone-ios17", 1, [.launch, .crash], needs: 2),
  ]

  @Test(arguments: quests) func `A situation is reached`(quest: Quest) async throws {
    let platform = try #require(Platform.named(quest.platform))
    let situation = try #require(Contract.invariant(quest.id))
    let monitor = SituationMonitor(situation, platform: platform)
    var explorer = Explorer(
      UIKitEngine(platform: platform, scenes: quest.slots, seeing: monitor.alphabet), monitor,
      Bounds(events: EventSet(of: quest.events)))
    await explorer.run()
    let history = explorer.result.broken.map { explorer.history(to: $0, breaking: true) }
    #expect(history?.count == quest.needs)
    #expect(explorer.result.end == (quest.needs == nil ? .closed : .broken))
    let found = explorer.walkers[0].monitor.violations
    #expect(found.map(\.invariant) == (history == nil ? [] : [quest.id]))
  }
}
