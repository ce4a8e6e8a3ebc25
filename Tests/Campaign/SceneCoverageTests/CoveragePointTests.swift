import SceneCoverage
import SceneEngine
import SceneExploring
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import Testing

/// What a campaign goes through is part of what can be gone through at all.
@Suite struct MomentTests {
  /// With what the fair end of a case may add: it gives an inactive window the focus.
  private static let few: EventSet = [
    EventKind.launch, .open, .home, .returnToApp, .kill, .reclaim, .alert, .endInterruption,
    .focusBack,
  ]

  @Test(
    arguments: [
      ("ipad-ios17-code", 1, .all, 178), ("iphone-ios17", 1, .all, 178),
      ("ipad-ios17-code", 2, few, 32),
    ] as [(String, Int, EventSet, Int)])
  func `A campaign goes through moments that are reachable`(
    name: String, slots: Int, events: EventSet, count: Int
  ) async throws {
    let platform = try #require(Platform.named(name))
    let exact = try #require(
      await CoveragePointSet.reachable(on: platform, slots: slots, events: events))
    let seen = played(
      Shape(platform: platform, scenes: slots, length: .events(60), kinds: events), cases: 150)
    #expect(exact.count == count)
    #expect(seen.subtracting(exact).moments == [])
    #expect(seen.count * 2 > exact.count)
  }

  @Test func `A phone and an iPad together go through everything there is`() async throws {
    var all = CoveragePointSet()
    for name in ["iphone-ios27", "ipad-ios13"] {
      let platform = try #require(Platform.named(name))
      all.formUnion(
        try #require(
          await CoveragePointSet.reachable(on: platform, slots: 2, arrival: .atRest, jobs: 2)))
    }
    let phone = try #require(Platform.named("iphone-ios17"))
    all.formUnion(
      try #require(
        await CoveragePointSet.reachable(
          on: phone, slots: 2, events: CoveragePointSet.overtaking, jobs: 2)))
    #expect(all == CoveragePointSet.everything)
    #expect(CoveragePointSet.total == 451)
    let seen = played(Shape(length: .events(60)), cases: 400)
    #expect(seen.subtracting(all).moments == [])
  }

  private func played(_ shape: Shape, cases: UInt64) -> CoveragePointSet {
    let generator = Generator(shape: shape, seed: Seed(7))
    var all = CoveragePointSet()
    for index in 0..<cases {
      let plan = generator.plan(index)
      let engine = UIKitEngine(platform: plan.platform, scenes: plan.scenes)
      var player = Player(
        MomentCollector(engine), InvariantSuite([], platform: plan.platform))
      generator.prepare(&player.choiceSource, plan, index)
      var schedule = generator.schedule(plan, index)
      #expect(player.play(&schedule) == .held)
      all.formUnion(player.engine.moments)
    }
    return all
  }

  @Test func `A moment is read where the event begins`() throws {
    let platform = try #require(Platform.named("ipad-ios17"))
    var engine = MomentCollector(UIKitEngine(platform: platform, scenes: 2))
    var choiceSource = ChoiceSource()
    for event in [
      Event(.launch, scene: 0), Event(.open, scene: 1), Event(.home), Event(.reclaim, scene: 0),
    ] {
      try engine.begin(event, number: 1, &choiceSource)
      while engine.next(&choiceSource) != nil {}
    }
    #expect(throws: Refusal.self) {
      try engine.begin(Event(.launch, scene: 0), number: 1, &choiceSource)
    }
    #expect(
      engine.moments.moments == [
        CoveragePoint(.absent, .launch, others: .none),
        CoveragePoint(.absent, .open, others: .active),
        CoveragePoint(.nowhere, .home, others: .active),
        CoveragePoint(.background, .reclaim, others: .background),
      ])
  }
}
