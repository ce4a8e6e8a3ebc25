import SceneFuzzing
import TestSupport
import Testing

/// Laws are quiet on correct apps of many styles, and find each wrong version of them.
///
/// A night plays ten seeds of 2,000 cases to each correct app, and ten seeds to each wrong one.
@Suite struct `Apps of many styles` {
  /// An unoptimised build plays a sample.
  private static var isSample: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Callbacks that a correct app receives.
  private static let callbacks: UInt64 = isSample ? 2_000 : 50_000
  /// Seeds, each of which has to find what is wrong.
  private static let seeds: ClosedRange<UInt64> =
    isSample ? 1...1 : 1...TestTier.choose(2, nightly: 10)
  /// Cases within which each seed finds it.
  private static let budget: UInt64 = 2_000

  private static var trials: [StyleTrial] {
    guard TestTier.isNightly else {
      return [StyleTrial(callbacks: callbacks)]
    }
    return (1...10).map { StyleTrial(seed: $0, cases: 2_000) }
  }

  @Test(arguments: await Style.all)
  func `No law fails a correct app`(style: Style) async {
    for trial in Self.trials {
      let verdict = await style.judge(trial)
      #expect(verdict.law == nil, "\(verdict.report)")
      #expect(verdict.cases > 0)
    }
  }

  @Test(arguments: await Style.wrong)
  func `Each law finds its wrong apps`(wrong: WrongStyle) async {
    for seed in Self.seeds {
      let trial = StyleTrial(bug: wrong.bug, law: wrong.law, seed: seed, cases: Self.budget)
      let verdict = await wrong.style.judge(trial)
      #expect(verdict.law != nil, "not found with seed \(seed)")
    }
  }

  @Test @MainActor func `There are forty apps, and eight wrong ones for each law`() {
    #expect(Style.all.count >= 40)
    for law in ReadyLaw.allCases {
      #expect(Style.wrong.filter { $0.law == law }.count >= 8, "\(law)")
    }
  }
}
