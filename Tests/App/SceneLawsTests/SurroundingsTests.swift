import SceneFuzzing
import TestSupport
import Testing

/// All ready-made laws in apps that have one scene only, a car, a display, no scenes, no payloads, nothing.
@Suite struct SurroundingsTests {
  private static let seeds: ClosedRange<UInt64> = TestTier.choose(1...1, nightly: 1...2)
  private static let cases: UInt64 = 300

  @Test(arguments: Surroundings.allCases)
  func `No law fails a correct app, and one that has nothing to judge says so`(
    surroundings: Surroundings
  ) {
    for seed in Self.seeds {
      let result = SceneFuzz.run(surroundings.test(), seed: seed, cases: Self.cases)
      #expect(result.failures.isEmpty, "\(result.report)")
      #expect(Set(result.idleLaws) == Set(surroundings.idle), "seed \(seed)")
    }
  }

  @Test(arguments: Surroundings.allCases)
  func `What counts as put to the test can break there`(surroundings: Surroundings) {
    let judged = surroundings.laws.map(\.id).filter { !surroundings.idle.contains($0) }
    for law in judged {
      for seed in Self.seeds {
        let result = SceneFuzz.run(
          surroundings.test(breaking: law), seed: seed, cases: Self.cases)
        #expect(Set(result.failures.map(\.law)) == [law], "seed \(seed) \(result.report)")
        #expect(result.idleLaws == [], "what broke was put to the test: \(law)")
      }
    }
  }

  @Test func `The laws with a parameter are among those that are asked`() {
    let ids = Surroundings.noPayloads.laws.map(\.id)
    #expect(!ids.contains("payload.handled-once"))
    #expect(Surroundings.oneWindow.laws.count == ids.count + 1)
    #expect(Surroundings.oneWindow.laws.count == AppLaw<Resident>.all().count + 5)
    #expect(Set(ids).count == ids.count)
  }
}
