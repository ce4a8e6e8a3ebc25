import SceneGeneration
import SceneLifecycle
import ScenePipeline
import SceneShrinking
import Testing

struct PlayTests {
  private let platform = Platform.all[0].platform

  private func scenario(_ events: [Event]) -> Scenario {
    Scenario(platform: platform, scenes: 2, entries: events.map { Scenario.Entry($0) })
  }

  @Test func `An illegal event is left out and the play goes on`() {
    let play = ToyHarness().play(
      scenario([Event(.launch, scene: 0), Event(.touch, scene: 0), Event(.open, scene: 0)]))
    #expect(play.tape.skipped == [1])
    #expect(play.scenario.entries.map(\.event.kind) == [.launch, .open])
    #expect(play.tape.callbacks.map(\.kind) == [.configuration, .connect])
    #expect(play.outcome == .held)
  }

  @Test func `A play stops at the callback that breaks an invariant`() {
    let events: [Event] = [
      Event(.launch, scene: 1), Event(.open, scene: 1), Event(.close, scene: 1),
      Event(.open, scene: 1), Event(.touch, scene: 1), Event(.hide, scene: 1),
    ]
    let play = ToyHarness(isBuggy: true).play(scenario(events))
    #expect(play.outcome == .broken)
    #expect(play.scenario.entries.count == 5)
    #expect(play.scenario.violates == "toy.foreground-before-active")
    #expect(play.violations.first?.index == play.tape.callbacks.count - 1)
  }

  @Test
  func `Choices are taken from the scenario and a choice that the engine never asks is named`() {
    var written = scenario([Event(.launch, scene: 0), Event(.open, scene: 0)])
    written.entries[0].choices = [Choice(.ghost, answer: 1)]
    written.entries[1].choices = [Choice(.earlyGeometry, answer: 1)]
    let play = ToyHarness().play(written)
    #expect(play.tape.callbacks.map(\.kind) == [.configuration, .connect, .geometry])
    #expect(play.tape.unasked == [0])
    #expect(play.scenario.entries.map(\.choices.count) == [0, 1])
  }

  @Test func `An event with a delay begins while another is under way`() {
    var events = [Event(.launch, scene: 0), Event(.launch, scene: 1, delay: 0)]
    events.append(Event(.open, scene: 0, delay: 1))
    let play = ToyHarness().play(scenario(events))
    #expect(play.scenario.entries.map(\.event.delay) == [Event.atRest, 0, 1])
    #expect(play.tape.callbacks.map(\.event) == [1, 2, 3])
  }

  @Test func `A generated case and its recording are the same play`() {
    let generator = Generator(shape: Shape(length: .callbacks(60)), seed: Seed(3))
    for index in 0..<UInt64(200) {
      let drawn = ToyHarness().play(generator, index)
      let again = ToyHarness().play(drawn.scenario)
      #expect(again.scenario == drawn.scenario)
      #expect(again.tape.callbacks == drawn.tape.callbacks)
    }
  }

  @Test func `A failure shrinks to the five events that it takes`() async throws {
    let harness = ToyHarness(isBuggy: true)
    for seed in 0..<UInt64(5) {
      let generator = Generator(shape: Shape(length: .callbacks(400)), seed: Seed(seed))
      let result = await harness.run(CampaignOptions(generator, cases: 500))
      let finding = try #require(result.findings.first)
      let failing = harness.play(generator, finding.index).scenario
      let shrunk = try #require(harness.shrink(failing, keeping: finding.signature))
      let kinds = shrunk.scenario.entries.map(\.event.kind)
      #expect(kinds == [.launch, .open, .close, .open, .touch])
      #expect(shrunk.minimality != .none)
      #expect(shrunk.scenario.scenes == 1)
      #expect(!shrunk.scenario.entries.contains { !$0.choices.isEmpty })
    }
  }

  @Test func `A scenario that holds is not shrunk`() {
    #expect(ToyHarness().shrink(scenario([Event(.launch, scene: 0)])) == nil)
  }
}
