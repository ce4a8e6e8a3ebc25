import SLB1
import SceneFuzzing
import Testing

/// SLB-1 through the public door: campaigns, shrinking and proofs over an engine of one's own.
@Suite struct FuzzerTests {
  @Test(arguments: EngineCampaign.Profile.allCases)
  func `The clean engine holds`(profile: EngineCampaign.Profile) async {
    let campaign = EngineCampaign(seed: 1, cases: 6, kinds: SLB1Event.kinds, profile: profile)
    let result = await SLB1Engine.fuzzer().run(campaign)
    #expect(result.failures == [])
    #expect(result.fault == nil)
    #expect(result.cases == 6)
    #expect(result.events == 6_000)
    #expect(result.callbacks == 6_000)
  }

  @Test func `Any number of jobs finds the same`() async {
    var campaign = EngineCampaign(
      seed: 3, cases: 40, events: 200, kinds: SLB1Event.kinds, keepsGoing: true)
    let alone = await SLB1Engine.fuzzer(bug: .b3).run(campaign)
    campaign.jobs = 3
    #expect(await SLB1Engine.fuzzer(bug: .b3).run(campaign) == alone)
    #expect(!alone.failures.isEmpty)
  }

  @Test func `Uniform choice plays each legal event as often as any other`() async {
    // One scene goes up and down a line of five phases; at its ends only one event is legal.
    let fuzzer = EngineFuzzer(SLB1Engine(scenes: 1), SLB1Checker())
    let campaign = EngineCampaign(
      seed: 5, cases: 1, events: 4_000, kinds: SLB1Event.kinds, profile: .uniform)
    let scenario = fuzzer.scenario(0, of: campaign)
    let connects = scenario.entries.count { SLB1Event($0.event.kind) == .connect }
    let discards = scenario.entries.count { SLB1Event($0.event.kind) == .discard }
    #expect(abs(connects - discards) < 100)
    #expect(connects + discards > 800)
  }

  @Test(arguments: [(SLB1Bug.b1, 5), (.b2, 11), (.b3, 18)], [1, 2, 3] as [UInt64])
  func `The true shortest is reported and proved`(bug: (SLB1Bug, Int), seed: UInt64) async throws {
    let fuzzer = SLB1Engine.fuzzer(bug: bug.0)
    let small = try await counterexample(fuzzer, seed: seed)
    #expect(small.scenario.entries.count == bug.1)
    #expect(small.plays < 500)
    let proved = await fuzzer.prove(small)
    #expect(proved.isShortest)
    #expect(proved.scenario.entries.count == bug.1)
    #expect(proved.certainty.hasPrefix("shortest (proved, "))
    #expect(fuzzer.play(proved.scenario).count == 1)
  }

  @Test func `The fourth bug comes within two events of the shortest before the search`()
    async throws
  {
    let small = try await counterexample(SLB1Engine.fuzzer(bug: .b4), seed: 1)
    #expect((15...17).contains(small.scenario.entries.count))
  }

  private func counterexample(
    _ fuzzer: EngineFuzzer<SLB1Engine, SLB1Checker>, seed: UInt64
  ) async throws -> EngineCounterexample {
    let campaign = EngineCampaign(seed: seed, cases: 1_000, kinds: SLB1Event.kinds)
    let failure = try #require(await fuzzer.run(campaign).failures.first)
    return try #require(fuzzer.shrink(fuzzer.scenario(failure.index, of: campaign)))
  }
}
