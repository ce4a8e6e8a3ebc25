import SLB1
import ScenePipeline
import Testing

/// A campaign plays two cases in turns; each is what it is when it is played alone.
@Suite struct TurnTests {
  @Test(arguments: SLB1Harness.EventChoice.allCases, [nil, SLB1Bug.b3])
  func `Cases in turns are the cases played alone`(
    choice: SLB1Harness.EventChoice, bug: SLB1Bug?
  ) async {
    let together = await run(bug, 0..<21, choice)
    #expect(together.activity.cases == 21)
    let alone = await alone(bug, 0..<21, choice)
    #expect(together.activity.eventCount == alone.events)
    #expect(together.activity.callbacks == alone.callbacks)
    #expect(together.findings.reduce(0) { $0 + $1.count } == alone.failures)
  }

  @Test(arguments: 0..<12 as Range<UInt64>, [20, 400])
  func `Nothing counts behind the case that ends the campaign`(
    first: UInt64, events: Int
  ) async throws {
    // Few short cases fail, and almost all long ones: the second of two, too.
    var options = options(first..<1_000, .uniform, events)
    options.keepsGoing = false
    let result = await SLB1Harness(bug: .b1).run(options)
    let last = try #require(result.findings.first).index
    #expect(result.findings.map(\.count) == [1])
    #expect(result.activity.cases == last - first + 1)
    let alone = await alone(.b1, first..<last + 1, .uniform, events)
    #expect(result.activity.eventCount == alone.events)
    #expect(result.activity.callbacks == alone.callbacks)
  }

  @Test func `The first and the second of two cases may end a campaign`() async {
    var parities: Set<UInt64> = []
    for first in 0..<12 as Range<UInt64> {
      var options = options(first..<1_000, .uniform)
      options.keepsGoing = false
      let result = await SLB1Harness(bug: .b1).run(options)
      parities.formUnion(result.findings.map { ($0.index - first) % 2 })
    }
    #expect(parities == [0, 1])
  }

  private func options(
    _ cases: Range<UInt64>, _ choice: SLB1Harness.EventChoice, _ events: Int = 20
  ) -> CampaignOptions {
    var options = SLB1Harness().options(seed: 11, cases, events: events, choice)
    options.keepsGoing = true
    return options
  }

  private func run(
    _ bug: SLB1Bug?, _ cases: Range<UInt64>, _ choice: SLB1Harness.EventChoice, _ events: Int = 20
  ) async -> CampaignResult<SLB1Harness.NoTally> {
    await SLB1Harness(bug: bug).run(options(cases, choice, events))
  }

  /// What the cases come to when each has a campaign of its own.
  private func alone(
    _ bug: SLB1Bug?, _ cases: Range<UInt64>, _ choice: SLB1Harness.EventChoice, _ events: Int = 20
  ) async -> (events: UInt64, callbacks: UInt64, failures: UInt64) {
    var sum: (events: UInt64, callbacks: UInt64, failures: UInt64) = (0, 0, 0)
    for index in cases {
      let result = await run(bug, index..<index + 1, choice, events)
      sum.events += result.activity.eventCount
      sum.callbacks += result.activity.callbacks
      sum.failures += UInt64(result.findings.count)
    }
    return sum
  }
}
