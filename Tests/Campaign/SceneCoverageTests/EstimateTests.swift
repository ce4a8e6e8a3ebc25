import SceneCoverage
import SceneExploring
import SceneGeneration
import SceneLifecycle
import ScenePipeline
import Testing

/// Estimates for cases that no campaign has played, held against totals that are known.
@Suite struct EstimateTests {
  /// A family in which each feature was seen in some cases, given one list a case.
  private func family(_ cases: [[Int]]) -> Incidence {
    var family = Incidence(room: 16)
    for (index, features) in cases.enumerated() {
      for feature in features { family.note(feature, in: UInt64(index)) }
    }
    return family
  }

  @Test func `Features are counted by case`() {
    let family = family([[0, 1, 2], [0, 1], [0, 3], [0, 4, 5]])
    let richness = DiscoveryEstimate(family, cases: 4)
    #expect(richness.seen == 6)
    #expect(richness.singles == 4)
    #expect(richness.doubles == 1)
    #expect(richness.loners == 3)
    #expect(richness.pairs == 1)
    #expect(richness.newness == 0.75)
  }

  @Test func `Two halves of a campaign add up to the whole`() {
    let cases = [[0, 1], [1, 2], [3], [0, 3], [5], [2, 5]]
    var sum = family(Array(cases[..<2]))
    sum.add(family(Array(cases[2...])), offset: 2)
    #expect(sum == family(cases))
  }

  @Test func `As many cases as a file may claim overflow nothing`() {
    var family = Incidence(room: 4)
    family.set(0, count: 1, first: 0)
    let richness = DiscoveryEstimate(family, cases: 999_999_999_999_999)
    #expect(richness.discovery(next: 1_000).high < 0.01)
    #expect(richness.atLeast == 1)
  }

  @Test func `Chao's estimate is the published formula`() {
    var family = Incidence(room: 200)
    for feature in 0..<100 {
      let count: UInt32 = feature < 20 ? 1 : feature < 30 ? 2 : 9
      family.set(feature, count: count, first: UInt64(feature))
    }
    let richness = DiscoveryEstimate(family, cases: 50)
    #expect(abs(richness.unseen - 0.98 * 400 / 20) < 1e-12)
    // The standard deviation is 12.02: log-normal bounds of 5 % on one side begin at 107.8.
    #expect(richness.atLeast == 107)
    #expect(DiscoveryEstimate(self.family([[0], [0]]), cases: 2).atLeast == 1)
    #expect(DiscoveryEstimate(Incidence(room: 4), cases: 0).atLeast == 0)
  }

  @Test func `Cases that share what they show tell less than as many that do not`() {
    var estimate = DiscoveryEstimate(Incidence(room: 4), cases: 1_000)
    estimate.loners = 10
    let alone = estimate.discovery(next: 1_000)
    estimate.pairs = 5
    let paired = estimate.discovery(next: 1_000)
    #expect(paired.low < alone.low && paired.high > alone.high)
    // As many pairs as half of the loners count each case for half a case: 333 are 10 in 1,000.
    let trials = 1_000.0 / 3
    let half = Interval.share(0.01 * trials, of: trials, deviations: Deviations.both95)
    #expect(abs(paired.high - half.high) < 1e-9, "\(paired)")
    let whole = Interval.share(5, of: 500, deviations: Deviations.both95)
    #expect(abs(alone.high - whole.high) < 1e-9, "\(alone)")
  }

  @Test(arguments: [
    (0.0, 10.0, 0.0, 0.277_533), (5, 10, 0.236_593, 0.763_407), (10, 10, 0.722_467, 1),
    (81, 263, 0.255_289, 0.366_210),
  ])
  func `Shares have Wilson's bounds`(successes: Double, trials: Double, low: Double, high: Double) {
    let share = Interval.share(successes, of: trials, deviations: Deviations.both95)
    #expect(abs(share.low - low) < 1e-5 && abs(share.high - high) < 1e-5, "\(share)")
    #expect(share.contains(successes / trials))
  }

  @Test(
    arguments: [
      (0.05, 0, 100, CoverageTest.Verdict.undecided), (0.05, 0, 1_000, .missed),
      (0.05, 10, 100, .undecided), (0.05, 1_000, 10_000, .met), (0.05, 500, 10_000, .undecided),
      (0.05, 5_000, 100_000, .met), (0.05, 100, 10_000, .missed), (0.5, 0, 0, .undecided),
    ] as [(Double, UInt64, UInt64, CoverageTest.Verdict)])
  func `A demand is decided when it is certain`(
    wanted: Double, reached: UInt64, cases: UInt64, verdict: CoverageTest.Verdict
  ) {
    #expect(CoverageTest(wanted, reached: reached, of: cases).verdict == verdict)
  }

  @Test func `No failure in many cases leaves room for three at most`() {
    #expect(CoverageTest.failing(noneOf: 0) == 1)
    #expect(abs(CoverageTest.failing(noneOf: 1) - 0.95) < 1e-9)
    #expect(abs(CoverageTest.failing(noneOf: 1_000_000) * 1_000_000 - 2.995_73) < 1e-3)
  }
}
