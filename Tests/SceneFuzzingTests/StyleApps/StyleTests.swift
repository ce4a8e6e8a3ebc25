import SceneFuzzing
import Testing

/// Laws are quiet on correct apps of many styles, and find each wrong version of them.
@Suite struct `Apps of many styles` {
  /// Callbacks that a correct app receives; an unoptimised build plays a sample.
  private static var callbacks: UInt64 {
    #if DEBUG
      2_000
    #else
      200_000
    #endif
  }

  /// Seeds, each of which has to find what is wrong.
  private static var seeds: ClosedRange<UInt64> {
    #if DEBUG
      1...1
    #else
      1...10
    #endif
  }

  @Test(arguments: await Style.all)
  func `No law fails a correct app`(style: Style) async {
    let verdict = await style.judge(StyleTrial(callbacks: Self.callbacks))
    #expect(verdict.law == nil, "\(style): \(verdict.report)")
  }

  @Test(arguments: await Style.wrong)
  func `Each law finds its wrong apps`(wrong: WrongStyle) async {
    var missed: [UInt64] = []
    for seed in Self.seeds {
      let trial = StyleTrial(bug: wrong.bug, law: wrong.law, seed: seed, cases: 2_000)
      if await wrong.style.judge(trial).law == nil { missed.append(seed) }
    }
    #expect(missed == [], "\(wrong)")
  }

  @Test @MainActor func `There are forty apps, and eight wrong ones for each law`() {
    #expect(Style.all.count >= 40)
    for law in ReadyLaw.allCases {
      #expect(Style.wrong.filter { $0.law == law }.count >= 8, "\(law)")
    }
  }
}
