import SceneGeneration
import SceneLifecycle
import ScenePipeline
import Testing

/// A case of the real engine and its recording are the same play.
struct RecordingTests {
  private let generator = Generator(shape: Shape(length: .callbacks(150)), seed: Seed(11))

  @Test func `The engine keeps its promises in generated cases`() async {
    let result = await CustomHarness().run(CampaignOptions(generator, cases: 300, jobs: 2))
    #expect(result.fault == nil)
    #expect(result.activity.callbacks > 30_000)
  }

  @Test func `A recorded case plays as it was drawn`() {
    for index in 0..<UInt64(400) {
      let drawn = CustomHarness().play(generator, index)
      let again = CustomHarness().play(drawn.scenario)
      let differs = zip(drawn.tape.callbacks, again.tape.callbacks).enumerated()
        .first { $0.element.0 != $0.element.1 }
      let note = differs.map { position, pair in
        "case \(index), callback \(position) of event \(pair.0.event): "
          + "\(pair.0.kind) of \(pair.0.scene) became \(pair.1.kind) of \(pair.1.scene)"
      }
      #expect(note == nil)
      #expect(again.scenario == drawn.scenario)
      if note != nil { return }
    }
  }
}
