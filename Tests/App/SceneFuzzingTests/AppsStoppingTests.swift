import SceneCoverage
import SceneFuzzing
import SceneInvariants
import SceneLifecycle
import Testing

/// Each condition of the rule by which an app's gate stops early, by itself.
@Suite struct AppsStoppingTests {
  private static let cases: UInt64 = 10_000
  /// Something that one case of a thousand shows once is as likely as the rule allows.
  private static let tooMany = 11

  private let location = Diagnostic.Location(file: "Tests.swift", line: 1, column: 1)

  private func law(
    _ id: String, _ kind: InvariantKind, mayBeIdle: Bool = false
  ) -> AppPlayer.CheckedLaw {
    AppPlayer.CheckedLaw(
      id: id, sentence: "", kind: kind, mayBeIdle: mayBeIdle, declaration: location)
  }

  private func tally(_ kind: InvariantKind, exercised: UInt64) -> Tally {
    Tally(entries: [
      Tally.ExerciseCount(id: "a", kind: kind, exercised: exercised, violated: 0)
    ])
  }

  /// What an app showed: so many callbacks and so many deeds in one case only.
  private func behaviour(receivedOnce: Int = 0, doneOnce: Int = 0) -> AppBehaviour {
    var behaviour = AppBehaviour()
    behaviour.cases = Self.cases
    behaviour.received.set(0, count: UInt32(Self.cases), first: 0)
    for feature in 0..<receivedOnce {
      behaviour.received.set(1 + feature, count: 1, first: UInt64(feature))
    }
    for number in 0..<doneOnce {
      let reaction = AppReaction(
        .starts, AppContext.Topic("\(number)"), in: .active, .foregroundActive)
      behaviour.add(ReactionCount(reaction, count: 1, first: UInt64(number)))
    }
    return behaviour
  }

  private func holds(
    _ kind: InvariantKind, exercised: UInt64, mayBeIdle: Bool = false
  ) -> Bool {
    AppStoppingRule(laws: [law("a", kind, mayBeIdle: mayBeIdle)])
      .holds(tally(kind, exercised: exercised), behaviour())
  }

  @Test func `Nothing new is likely of what the app receives`() {
    let rule = AppStoppingRule(laws: [])
    #expect(rule.holds(Tally(), behaviour()))
    #expect(rule.holds(Tally(), behaviour(receivedOnce: 9)))
    #expect(!rule.holds(Tally(), behaviour(receivedOnce: Self.tooMany)))
    #expect(!rule.holds(Tally(), AppBehaviour()))
  }

  @Test func `Nothing new is likely of what the app does`() {
    let rule = AppStoppingRule(laws: [])
    #expect(rule.holds(Tally(), behaviour(doneOnce: 9)))
    #expect(!rule.holds(Tally(), behaviour(doneOnce: Self.tooMany)))
  }

  @Test func `A hard law was put to the test often, unless it may be idle`() {
    #expect(StoppingRule.exercises == 30)
    #expect(holds(.hard, exercised: 30))
    #expect(!holds(.hard, exercised: 29))
    #expect(holds(.hard, exercised: 0, mayBeIdle: true))
    #expect(holds(.soft, exercised: 0))
    #expect(AppStoppingRule(laws: [law("app.crashes", .hard)]).holds(Tally(), behaviour()))
  }

  @Test func `No required situation was reached by one case only`() {
    #expect(!holds(.required, exercised: 1))
    #expect(holds(.required, exercised: 0))
    #expect(holds(.required, exercised: 2))
  }

  @Test(arguments: [(1_000, true), (3, true), (95, false)])
  func `Every demand is decided`(reached: Int, isDecided: Bool) {
    let rule = AppStoppingRule(
      laws: [law("a", .required)], asking: [StoppingRule.Demand("a", 0.01)])
    let seen = tally(.required, exercised: UInt64(reached))
    #expect(rule.holds(seen, behaviour()) == isDecided)
    let verdict = rule.share(of: rule.demands[0], seen, Self.cases).verdict
    #expect((verdict != .undecided) == isDecided)
  }

  @Test func `A situation's own share is a demand, unless another one is asked for`() {
    var laws = [law("a", .required), law("b", .required), law("c", .required), law("d", .hard)]
    for location in [0, 1, 3] { laws[location].share = 0.25 }
    let rule = AppStoppingRule(laws: laws, asking: [StoppingRule.Demand("a", 0.5)])
    #expect(rule.demands == [StoppingRule.Demand("b", 0.25), StoppingRule.Demand("a", 0.5)])
  }

  /// An app with a law that each connection puts to the test.
  private func quietTest(_ stop: CampaignStop) -> AppTest<Router> {
    var test = AppTest(
      laws: [.handlesPayloadsOnce], platforms: [AppTest<Router>.newest[0]], scenes: 1, events: 20
    ) { Router($0) }
    test.stop = stop
    return test
  }

  @Test func `A test ends when nothing new is likely`() {
    let result = SceneFuzz.run(quietTest(.whenNothingNew), cases: 200_000)
    #expect(result.nothingNewIsLikely == true)
    let rounds = result.cases.quotientAndRemainder(dividingBy: StoppingRule.firstRound)
    #expect(rounds.quotient.nonzeroBitCount == 1 && rounds.remainder < 512, "\(result.cases)")
    let head = result.report.split(separator: "\n").first
    #expect(head?.hasSuffix("; nothing new is likely") == true, "\(result.report)")
    let again = SceneFuzz.run(quietTest(.whenNothingNew), cases: 200_000)
    #expect(again.report == result.report)
  }

  @Test func `A test that ends at its limit says what is still likely`() {
    let result = SceneFuzz.run(quietTest(.whenNothingNew), cases: 20)
    #expect(result.cases == 20 && result.nothingNewIsLikely == false)
    #expect(result.report.contains("something new is still likely: SCENEFUZZ_CASES plays more"))
    let plain = SceneFuzz.run(quietTest(.atLimit), cases: 20)
    #expect(plain.nothingNewIsLikely == nil && !plain.report.contains("likely"))
  }

  @Test func `A failure ends the campaign at the next look`() {
    var test = AppTest(laws: [.handlesPayloadsOnce]) { Router($0, bug: .opensTwice) }
    test.stop = .whenNothingNew
    let result = SceneFuzz.run(test, cases: 20_000)
    #expect(result.failures.count == 1)
    #expect((StoppingRule.firstRound..<2 * StoppingRule.firstRound).contains(result.cases))
  }
}
