import SampleApps
import SceneFuzzing
import TestSupport
import Testing

/// Every planted bug is found and comes out short; every fixed twin is quiet.
///
/// A night plays what a release is held to: ten seeds of 2,000 cases.
@Suite struct SampleTests {
  private static let isThorough = TestTier.isNightly

  /// Seeds, each of which has to find a bug; in a short run, one of many small campaigns has to.
  private func failures(of sample: Sample) -> [AppFailure?] {
    func find(_ seed: UInt64, _ cases: UInt64) -> AppFailure? {
      sample.run(false, seed, cases).failures.first { $0.law == sample.law }
    }
    if Self.isThorough { return (1...10).map { find($0, 2_000) } }
    return [(1...50).lazy.compactMap { find($0, 5) }.first]
  }

  @Test(arguments: Sample.all)
  func `A planted bug is found and comes out short`(sample: Sample) throws {
    let history = try #require(sample.history)
    for failure in failures(of: sample) {
      let failure = try #require(failure)
      #expect(failure.scenario.entries.count <= history.entries.count + 2, "\(failure)")
    }
  }

  @Test(arguments: Sample.all)
  func `The pinned history breaks the law, and not in the fixed twin`(sample: Sample) throws {
    let history = try #require(sample.history)
    #expect(sample.play(false, history)?.law == sample.law)
    #expect(sample.play(true, history) == nil)
  }

  /// Plays until enough callbacks were told or something breaks.
  private func expectQuiet(_ name: String, _ run: (UInt64) -> AppResult) {
    var callbacks: UInt64 = 0
    var seed: UInt64 = 1
    while callbacks < (Self.isThorough ? 200_000 : 1_000) {
      let result = run(seed)
      guard result.holds else {
        Issue.record("\(name) \(result.report)")
        return
      }
      callbacks += result.callbacks
      seed += 1
    }
  }

  @Test(arguments: Sample.all)
  func `A fixed twin is quiet`(sample: Sample) {
    expectQuiet(sample.description) { sample.run(true, $0, 20) }
  }

  /// Other laws have nothing to judge in most twins, which is no failure.
  @Test(arguments: Sample.all)
  func `No ready-made law fails a fixed twin, whatever it is about`(sample: Sample) {
    for seed in 1...UInt64(Self.isThorough ? 10 : 2) {
      let result = sample.judge(seed, Self.isThorough ? 2_000 : 300)
      #expect(result.failures.isEmpty, "\(sample) \(result.report)")
      #expect(result.exercises.count >= 12)
      if !result.failures.isEmpty { return }
    }
  }

  @Test func `An app that does everything right hears of no law`() {
    expectQuiet("Exemplar") { Sample.exemplar(seed: $0, cases: 10) }
  }

  @Test func `Ready-made laws alone find seven of ten bugs`() {
    let found = Sample.all.filter(\.isFoundByReadyMadeLaw).count
    #expect(found * 10 >= Sample.all.count * 7)
  }
}
