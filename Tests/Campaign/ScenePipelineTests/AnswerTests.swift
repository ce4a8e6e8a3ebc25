import SceneGeneration
import SceneLifecycle
import ScenePipeline
import Testing

/// What the engine asks has the answers that the notation knows.
@Suite struct AnswerTests {
  @Test func `No drawn answer is one without a name`() {
    let harness = ContractHarness(InvariantSelection())
    let generator = Generator(shape: Shape(quirks: true), seed: Seed(5))
    var asked: Set<ChoiceKind> = []
    for index in 0..<400 as Range<UInt64> {
      let played = harness.play(generator, index).scenario
      for choice in played.entries.flatMap(\.choices) where !choice.kind.answers.isEmpty {
        asked.insert(choice.kind)
        #expect(
          Int(choice.answer) < choice.kind.answers.count, "\(choice.kind.word) \(choice.answer)")
      }
    }
    #expect(asked.contains(.requestOutcome) && asked.count > 20, "\(asked.count)")
  }
}
