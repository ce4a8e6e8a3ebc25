import SceneEngine
import SceneExploring
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import Testing

/// What a search finds is a history that the whole engine plays.
@Suite struct `Looking for a condition` {
  private func order(
    _ name: String, _ slots: Int, _ kinds: [EventKind]
  ) throws -> ExploreOrder {
    ExploreOrder(
      platform: try #require(Platform.named(name)), scenes: slots,
      events: kinds.reduce(0) { $0 | $1.bit })
  }

  /// Whether a condition holds at some callback of a scenario, and how many events that takes.
  private func events(of scenario: Scenario, until wanted: Wanted) -> UInt64? {
    let engine = UIKitEngine(platform: scenario.platform, scenes: scenario.scenes)
    var player = Player(engine, Finder(wanted, platform: scenario.platform))
    return player.play(scenario) == .broken ? player.activity.eventCount : nil
  }

  @Test(
    arguments: [
      ("two scenes active and app active", "ipad-ios17", 2, [.launch, .open], 2),
      ("one scene active and one restoring", "ipad-ios17-code", 2, [.launch, .open, .reclaim], 4),
      ("one scene awaiting activity and active", "ipad-ios17-code", 1, [.handoff], 1),
      ("one reconnected scene entering", "iphone-ios17", 1, [.launch, .kill], 2),
      ("app inactive", "sceneless-ios17", 1, [.launch, .alert], 1),
      ("one session awaiting report", "iphone-ios17", 2, [.launch, .crash, .closeCard], 4),
      (
        "one session awaiting report", "iphone-ios17", 1, [.backgroundFetch, .crash, .closeCard], 4
      ),
    ] as [(String, String, Int, [EventKind], UInt64)])
  func `gives the shortest history, and the whole engine plays it`(
    text: String, platform: String, slots: Int, kinds: [EventKind], needs: UInt64
  ) async throws {
    let wanted = try Wanted(text)
    let found = await Fuzzer().find(wanted, try order(platform, slots, kinds))
    let scenario = try #require(found.scenario)
    #expect(events(of: scenario, until: wanted) == needs)
    #expect(scenario.entries.count == Int(needs))
    let reread = try Scenario(parsing: scenario.text, file: "found")
    #expect(events(of: reread, until: wanted) == needs)
  }

  @Test func `says that there is none`() async throws {
    let wanted = try Wanted("two active windows")
    let order = try order("iphone-ios17", 2, [.launch, .open, .home, .returnToApp])
    let found = await Fuzzer().find(wanted, order)
    #expect(found.exploration.end == .closed)
    #expect(found.scenario == nil)
  }
}
