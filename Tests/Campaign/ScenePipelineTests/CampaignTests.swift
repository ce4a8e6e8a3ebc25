import SceneGeneration
import SceneLifecycle
import ScenePipeline
import Testing

struct CampaignTests {
  private let generator = Generator(shape: Shape(length: .callbacks(200)), seed: Seed(7))

  private func campaign(
    isBuggy: Bool, cases: UInt64, jobs: Int, keepsGoing: Bool = false
  ) -> Campaign<ToyHarness> {
    Campaign(
      ToyHarness(isBuggy: isBuggy),
      CampaignOptions(generator, cases: cases, jobs: jobs, keepsGoing: keepsGoing))
  }

  @Test func `A campaign that holds counts every case`() async {
    let result = await campaign(isBuggy: false, cases: 150, jobs: 2).run()
    #expect(result.findings.isEmpty)
    #expect(result.fault == nil)
    #expect(result.activity.cases == 150)
    #expect(result.activity.callbacks == result.tally.count)
    #expect(result.activity.refusals > 0)
    #expect(result.activity.answers.contains { $0 > 0 })
  }

  @Test(arguments: [1, 2, 5])
  func `The result does not depend on the number of jobs`(jobs: Int) async {
    for keepsGoing in [false, true] {
      let one = await campaign(isBuggy: true, cases: 300, jobs: 1, keepsGoing: keepsGoing).run()
      let many = await campaign(
        isBuggy: true, cases: 300, jobs: jobs, keepsGoing: keepsGoing
      ).run()
      #expect(one.findings == many.findings)
      #expect(one.activity == many.activity)
      #expect(one.tally == many.tally)
      #expect(one.findings.count == 1)
    }
  }

  @Test func `Without keep going the cases up to the first failure are counted`() async {
    let result = await campaign(isBuggy: true, cases: 300, jobs: 2).run()
    let first = result.findings.first?.index
    #expect(first.map { $0 + 1 } == result.activity.cases)
  }

  @Test func `A campaign that is stopped counts a row of cases from zero`() async {
    let result = await campaign(isBuggy: false, cases: 1_000, jobs: 2).run(shouldStop: { true })
    #expect(result.wasStopped)
    #expect(result.activity.cases == 0)
  }

  @Test func `Progress never goes back`() async {
    var seen: [UInt64] = []
    _ = await campaign(isBuggy: false, cases: 300, jobs: 2).run(
      progress: { seen.append($0.cases) })
    #expect(seen == seen.sorted())
    #expect(seen.last == 300)
  }

  @Test func `A failing case is played again from its number`() async throws {
    let result = await campaign(isBuggy: true, cases: 300, jobs: 1).run()
    let finding = try #require(result.findings.first)
    let play = ToyHarness(isBuggy: true).play(generator, finding.index)
    #expect(play.signature == finding.signature)
    #expect(play.violations == [finding.violation])
  }

  @Test func `A monitor that names nothing that broke is at fault itself`() async {
    let options = CampaignOptions(generator, cases: 300, keepsGoing: true)
    let result = await MuteHarness().run(options)
    #expect(result.fault?.sentence == Fault(.brokeNothing).sentence)
    #expect(result.findings.isEmpty)
  }
}
