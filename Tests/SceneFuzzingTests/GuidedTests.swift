import SceneFuzzing
import SceneGeneration
import SceneLifecycle
import Testing

/// A campaign that begins with what was new is repeatable, and estimates from blind cases only.
@Suite struct GuidedTests {
  private func order(
    _ jobs: Int = 1, cases: UInt64 = 1_300, defect: String? = nil, from seeds: [Scenario] = []
  ) -> CampaignOptions {
    let shape = Shape(length: .callbacks(40), defect: defect)
    var order = CampaignOptions(
      Generator(shape: shape, seed: Seed(3)), cases: cases, jobs: jobs, keepsGoing: true)
    order.guides = Guides(seeds, for: shape)
    return order
  }

  @Test func `The number of jobs changes nothing`() async {
    let one = await Fuzzer().guide(order())
    let three = await Fuzzer().guide(order(3))
    #expect(one.campaign.activity == three.campaign.activity)
    #expect(one.campaign.tally == three.campaign.tally)
    #expect(one.guides == three.guides)
    #expect(!one.found.isEmpty)
  }

  @Test func `A third of the cases is blind, and estimates count no other`() async {
    let result = await Fuzzer().guide(order())
    let guides = result.guides
    let blind = (UInt64(0)..<1_300).filter { guides?.isBlind($0) ?? false }
    #expect(blind.count * 10 >= 1_300 * 3)
    #expect(result.campaign.tally.survey.cases == UInt64(blind.count))
    #expect(result.campaign.activity.cases == 1_300)
    var plain = order()
    plain.guides = nil
    plain.cases = 1_000
    var survey = await Fuzzer().survey(plain).tally.survey
    plain.first = 1_002
    plain.cases = 1_300
    plain.step = Guides.blindStep
    survey.add(await Fuzzer().survey(plain).tally.survey)
    #expect(survey == result.campaign.tally.survey)
  }

  @Test func `Epochs begin with what was there before them`() async {
    let first = await Fuzzer().guide(order(cases: 1_000))
    let second = await Fuzzer().guide(order())
    #expect(first.found == Array(second.found.prefix(first.found.count)))
    let further = await Fuzzer().guide(order(cases: 1_000, from: first.found))
    #expect(further.first == first.found.count)
    #expect(further.found != first.found)
    #expect(further.campaign.tally.survey.cases == 334)
  }

  @Test func `Seeds of other worlds are left out`() throws {
    let platform = try #require(Platform.named("ipad-ios17"))
    let other = try #require(Platform.named("iphone-ios17"))
    let seeds = [
      Scenario(platform: platform, scenes: 1, entries: [Scenario.Entry(Event(.launch, scene: 0))]),
      Scenario(platform: other, scenes: 1),
      Scenario(platform: platform, scenes: 1, defect: "connect-repeated"),
      Scenario(platform: platform, scenes: 1, entries: [Scenario.Entry(Event(.lock))]),
    ]
    let shape = Shape(platform: platform, kinds: .all - [.lock])
    #expect(Guides(seeds, for: shape).seeds == [seeds[0]])
  }

  @Test func `A case is played in the world of what it begins with`() throws {
    let generator = Generator(shape: Shape(length: .events(20)), seed: Seed(3))
    let platform = try #require(Platform.named("iphone-ios17"))
    let beginning = Scenario(
      platform: platform, scenes: 3, entries: [Scenario.Entry(Event(.launch, scene: 2))])
    let index = try #require(
      (0..<50 as Range<UInt64>).first { generator.plan($0).platform != platform })
    let play = CustomHarness().play(generator, index, after: beginning)
    #expect(play.scenario.platform == platform)
    #expect(play.scenario.scenes == 3)
    #expect(play.scenario.entries.first?.event == beginning.entries.first?.event)
    #expect(play.scenario.entries.count == 21)
    // What it begins with has told more than that already.
    let short = Generator(shape: Shape(length: .callbacks(1)), seed: Seed(3))
    #expect(CustomHarness().play(short, index, after: beginning).scenario.entries.count > 1)
  }

  /// Cases of four events, and a bug that takes six.
  private func shortOrder(_ seed: UInt64) -> CampaignOptions {
    let shape = Shape(
      platform: Platform.named("ipad-ios17"), length: .events(4),
      defect: "background-dropped-among-four")
    return CampaignOptions(Generator(shape: shape, seed: Seed(seed)), cases: 4_000)
  }

  @Test(arguments: [1, 2, 3])
  func `Short cases that build on each other meet what none of them reaches`(
    seed: UInt64
  ) async {
    var order = shortOrder(seed)
    #expect(await Fuzzer().run(order).findings.isEmpty)
    order.guides = Guides(for: order.generator.shape)
    #expect(await Fuzzer().guide(order).campaign.findings.count == 1)
  }

  @Test func `A failure of a guided case comes back`() async throws {
    var order = shortOrder(3)
    order.guides = Guides(for: order.generator.shape)
    let result = await Fuzzer().guide(order)
    order.guides = result.guides
    let finding = try #require(result.campaign.findings.first)
    #expect(result.guides?.isBlind(finding.index) == false)
    let play = Fuzzer().play(finding.index, of: order.generator, order.guides)
    #expect(play.signature == finding.signature)
    #expect(Fuzzer().play(play.scenario).signature == finding.signature)
  }
}
