import CommandKit
import CommandTrials
import SceneCoverage
import SceneFuzzing
import SceneGeneration
import SceneLifecycle
import ScenePipeline
import SceneStarting
import Testing

/// What people see who watch.
struct WatchTests {
  @Test func `A surveyed campaign tells what was reached and how likely something new is`() async {
    var last = Progress()
    let shape = Shape(length: .callbacks(100))
    let order = CampaignOptions(Generator(shape: shape, seed: Seed(1)), cases: 60)
    let result = await Fuzzer().survey(order, progress: { last = $0 })
    let reached = result.tally.survey.situations.count { $0 > 0 }
    #expect(last.reached.nonzeroBitCount == reached)
    let survey = result.tally.survey
    #expect(last.newness == DiscoveryEstimate(survey.moments, cases: survey.cases).newness)
    var plain = Progress()
    _ = await Fuzzer().run(order, progress: { plain = $0 })
    #expect(plain.reached == last.reached && plain.newness == nil)
  }

  @Test(arguments: StartingCommand.program.verbs.map(\.name))
  func `Every verb has examples that it understands`(name: String) async throws {
    let session = try Session()
    let verb = try #require(StartingCommand.program.verbs.first { $0.name == name })
    #expect(await session.run("\(name) --help") == .holds)
    let examples = session.output.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("scenefuzz \(name) ") || $0 == "scenefuzz \(name)" }
    #expect(!examples.isEmpty)
    for example in examples {
      let words = example.split(separator: " ").dropFirst(2).map(String.init)
      _ = try verb.arguments(words)
    }
  }
}
