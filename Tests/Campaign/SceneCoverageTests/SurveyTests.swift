import SceneCoverage
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import Testing

/// A campaign that is surveyed is the same campaign, and its parts are the whole.
@Suite struct SurveyTests {
  private func order(_ jobs: Int = 1, defect: String? = nil) -> CampaignOptions {
    let shape = Shape(length: .callbacks(150), defect: defect)
    return CampaignOptions(
      Generator(shape: shape, seed: Seed(3)), cases: 600, jobs: jobs, keepsGoing: true)
  }

  @Test(arguments: [nil, "connect-repeated"])
  func `A survey changes nothing else, on any number of jobs`(defect: String?) async {
    let plain = await Fuzzer().run(order(defect: defect))
    let one = await Fuzzer().survey(order(defect: defect))
    let two = await Fuzzer().survey(order(2, defect: defect))
    #expect(one.activity == plain.activity)
    #expect(one.findings == plain.findings)
    for invariant in Contract.binding {
      #expect(one.tally.tally[invariant.id] == plain.tally[invariant.id])
    }
    #expect(two.tally == one.tally)
    #expect(one.tally.survey.cases == 600)
    #expect(one.tally.survey.moments.seen > 100)
    #expect(one.findings.isEmpty == (defect == nil))
  }

  @Test(arguments: [1, 3, 16])
  func `Machines that take turns play what one would play`(count: UInt64) async {
    let whole = await Fuzzer().survey(order(defect: "connect-repeated"))
    var sum = CampaignResult(tally: Surveyed())
    for shard in (0..<count).reversed() {
      var part = order(defect: "connect-repeated")
      part.first = shard
      part.step = count
      sum.add(await Fuzzer().survey(part))
    }
    #expect(sum.activity == whole.activity)
    #expect(sum.tally.survey == whole.tally.survey)
    #expect(sum.findings == whole.findings)
    for invariant in Contract.binding {
      #expect(sum.tally.tally[invariant.id] == whole.tally.tally[invariant.id])
    }
  }

  @Test func `Rounds one after the other are one campaign`() async {
    let whole = await Fuzzer().survey(order())
    var first = order()
    first.cases = 250
    var sum = await Fuzzer().survey(first)
    var second = order()
    second.first = 250
    sum.add(await Fuzzer().survey(second))
    #expect(sum.activity == whole.activity)
    #expect(sum.tally.survey == whole.tally.survey)
  }

  @Test func `A case counts once for what it shows several times`() async {
    var single = order()
    single.cases = 1
    let survey = await Fuzzer().survey(single).tally.survey
    #expect(survey.moments.features.allSatisfy { survey.moments.count(of: $0) == 1 })
    #expect(survey.triples.features.allSatisfy { survey.triples.count(of: $0) == 1 })
    #expect(survey.events.allSatisfy { $0 <= 1 })
    #expect(survey.triples.seen > 3)
  }

  @Test func `A demand that is in doubt is not enough`() async {
    var long = order(2)
    long.cases = 4_000
    let seen = await Fuzzer().survey(long).tally
    let asked = StoppingRule([], demands: [StoppingRule.Demand("required.crash", 0.01)])
    #expect(asked.share(of: asked.demands[0], in: seen.survey).verdict == .met)
    let share = Double(seen.survey.events[Int(EventKind.showCar.rawValue)]) / 4_000
    let doubtful = StoppingRule([], demands: [StoppingRule.Demand("showCar", share)])
    #expect(
      doubtful.share(of: doubtful.demands[0], in: seen.survey).verdict == .undecided,
      "\(share)")
    #expect(!doubtful.holds(seen))
    #expect(!StoppingRule(Contract.binding).holds(Surveyed()))
  }
}
