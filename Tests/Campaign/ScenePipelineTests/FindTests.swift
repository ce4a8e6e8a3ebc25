import SceneEngine
import SceneExploring
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import Testing

/// What a search finds is a history that the whole engine plays.
@Suite struct `Looking for a situation` {
  private func order(
    _ name: String, _ slots: Int, _ kinds: [EventKind]
  ) throws -> ExploreOrder {
    ExploreOrder(
      platform: try #require(Platform.named(name)), scenes: slots,
      events: EventSet(of: kinds))
  }

  /// The events that a scenario takes to reach a situation; nil where it does not.
  private func events(of scenario: Scenario, until situation: Invariant) -> UInt64? {
    let engine = UIKitEngine(platform: scenario.platform, scenes: scenario.scenes)
    var player = Player(engine, SituationMonitor(situation, platform: scenario.platform))
    return player.play(scenario) == .broken ? player.activity.eventCount : nil
  }

  @Test(
    arguments: [
      ("two-active-scenes", "ipad-ios17", 2, [.launch, .open], 2),
      ("reconnect-after-reclaim", "ipad-ios17-code", 1, [.launch, .home, .reclaim, .open], 4),
      ("interruption", "iphone-ios17", 1, [.launch, .alert], 2),
      ("discard-while-dead", "iphone-ios17", 2, [.launch, .crash, .closeCard], 4),
    ] as [(String, String, Int, [EventKind], UInt64)])
  func `gives the shortest history, and the whole engine plays it`(
    id: String, platform: String, slots: Int, kinds: [EventKind], needs: UInt64
  ) async throws {
    let situation = try #require(Contract.invariant("required." + id))
    let found = await Fuzzer().find(situation, try order(platform, slots, kinds))
    let scenario = try #require(found.scenario)
    #expect(events(of: scenario, until: situation) == needs)
    #expect(scenario.entries.count == Int(needs))
    let reread = try Scenario(parsing: scenario.text, file: "found")
    #expect(events(of: reread, until: situation) == needs)
  }

  @Test func `says that there is none`() async throws {
    let situation = try #require(Contract.invariant("required.accessory-connects"))
    let order = try order("iphone-ios17", 2, [.launch, .open, .home, .returnToApp])
    let found = await Fuzzer().find(situation, order)
    #expect(found.exploration.end == .closed)
    #expect(found.scenario == nil)
  }
}
