import SceneGeneration
import SceneLifecycle
import ScenePipeline
import TestSupport
import Testing

/// Whole cases of the engine, event by event with the unusual choices: they change only when the
/// generator, the engine's rules, or the choices change.
struct WholeCaseTests {
  @Test func `Twenty whole cases never change`() {
    var text = ""
    let shape = Shape(length: .callbacks(60))
    for index in 0..<UInt64(20) {
      let token = Token(shape: shape, seed: Seed(2), index: index)
      let play = Fuzzer().play(token)
      text += "# \(token.text): \(play.tape.callbacks.count) callbacks\n"
      text += play.scenario.text + "\n"
    }
    #expect(Golden("cases.txt").difference(from: text) == nil)
  }

  @Test func `A scenario reads back as it is printed`() throws {
    for index in 0..<UInt64(60) {
      let token = Token(shape: Shape(length: .callbacks(80)), seed: Seed(4), index: index)
      let scenario = Fuzzer().play(token).scenario
      #expect(try Scenario(parsing: scenario.text, file: "case") == scenario)
    }
  }

  @Test func `The contract holds in generated cases`() async {
    let generator = Generator(shape: Shape(length: .callbacks(300)), seed: Seed(1))
    let result = await Fuzzer().run(
      CampaignOptions(generator, cases: 300, jobs: 2, keepsGoing: true))
    #expect(result.findings.map(\.violation.invariant) == [])
    #expect(result.fault == nil)
  }
}
