import SLB1
import SceneFuzzing
import Synchronization
import Testing

/// A campaign plays two cases in turns; each is what it is when it is played alone.
@Suite struct TurnTests {
  @Test(arguments: EngineCampaign.Profile.allCases, [nil, SLB1Bug.b3])
  func `Cases in turns are the cases played alone`(
    profile: EngineCampaign.Profile, bug: SLB1Bug?
  ) async {
    let together = await run(bug, 0..<21, profile)
    #expect(together.cases == 21)
    let alone = await alone(bug, 0..<21, profile)
    #expect(together.events == alone.events)
    #expect(together.callbacks == alone.callbacks)
    #expect(together.failures.reduce(0) { $0 + $1.count } == alone.failures)
  }

  @Test(arguments: 0..<12 as Range<UInt64>, [20, 400])
  func `Nothing counts behind the case that ends the campaign`(
    first: UInt64, events: Int
  ) async throws {
    // Few short cases fail, and almost all long ones: the second of two, too.
    var campaign = campaign(first..<1_000, .uniform, events)
    campaign.keepsGoing = false
    let result = await SLB1Engine.fuzzer(bug: .b1).run(campaign)
    let last = try #require(result.failures.first).index
    #expect(result.failures.map(\.count) == [1])
    #expect(result.cases == last - first + 1)
    let alone = await alone(.b1, first..<last + 1, .uniform, events)
    #expect(result.events == alone.events)
    #expect(result.callbacks == alone.callbacks)
  }

  @Test func `The first and the second of two cases may end a campaign`() async {
    var parities: Set<UInt64> = []
    for first in 0..<12 as Range<UInt64> {
      var campaign = campaign(first..<1_000, .uniform)
      campaign.keepsGoing = false
      let result = await SLB1Engine.fuzzer(bug: .b1).run(campaign)
      parities.formUnion(result.failures.map { ($0.index - first) % 2 })
    }
    #expect(parities == [0, 1])
  }

  /// An engine of which there is only one.
  private final class Single: Engine, Sendable {
    private let engine = Mutex(SLB1Engine(bug: .b3))

    var scenes: Int { 8 }

    func reset() { engine.withLock { $0.reset() } }

    func accepting(_ kind: EventKind) -> SceneSet { engine.withLock { $0.accepting(kind) } }

    func begin(_ event: Event, number: UInt32, _ choiceSource: inout ChoiceSource) throws(Refusal) {
      try engine.withLock { (engine) throws(Refusal) in
        try engine.begin(event, number: number, &choiceSource)
      }
    }

    func next(_ choiceSource: inout ChoiceSource) -> Callback? {
      engine.withLock { $0.next(&choiceSource) }
    }
  }

  @Test func `An object does not play two cases at a time`() async {
    // More cases than one job plays in a row.
    var campaign = campaign(0..<1_100, .usual, 60)
    campaign.jobs = 4
    let together = await EngineFuzzer(Single(), SLB1Checker()).run(campaign)
    var alone: UInt64 = 0
    for index in 0..<1_100 as Range<UInt64> {
      let one = self.campaign(index..<index + 1, .usual, 60)
      alone += UInt64(await EngineFuzzer(Single(), SLB1Checker()).run(one).failures.count)
    }
    #expect(together.fault == nil)
    #expect(together.failures.reduce(0) { $0 + $1.count } == alone)
    #expect(alone > 0)
  }

  private func campaign(
    _ cases: Range<UInt64>, _ profile: EngineCampaign.Profile, _ events: Int = 20
  ) -> EngineCampaign {
    var campaign = EngineCampaign(
      seed: 11, cases: UInt64(cases.count), events: events, kinds: SLB1Event.kinds,
      profile: profile,
      keepsGoing: true)
    campaign.first = cases.lowerBound
    return campaign
  }

  private func run(
    _ bug: SLB1Bug?, _ cases: Range<UInt64>, _ profile: EngineCampaign.Profile, _ events: Int = 20
  ) async -> EngineResult {
    await SLB1Engine.fuzzer(bug: bug).run(campaign(cases, profile, events))
  }

  /// What the cases come to when each has a campaign of its own.
  private func alone(
    _ bug: SLB1Bug?, _ cases: Range<UInt64>, _ profile: EngineCampaign.Profile, _ events: Int = 20
  ) async -> (events: UInt64, callbacks: UInt64, failures: UInt64) {
    var sum: (events: UInt64, callbacks: UInt64, failures: UInt64) = (0, 0, 0)
    for index in cases {
      let result = await run(bug, index..<index + 1, profile, events)
      sum.events += result.events
      sum.callbacks += result.callbacks
      sum.failures += UInt64(result.failures.count)
    }
    return sum
  }
}
