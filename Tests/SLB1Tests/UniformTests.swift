import SLB1
import SceneGeneration
import SceneLifecycle
import ScenePipeline
import Testing

/// Uniform choice: every legal event, each as often as any other.
@Suite struct UniformTests {
  @Test(arguments: [1, 3, 8])
  func `Each legal event is drawn as often as any other`(scenes: Int) throws {
    var (engine, stream) = (SLB1Engine(scenes: scenes), RandomStream(key: 3))
    for _ in 0..<20 {
      let legal = legal(engine)
      let drawn = count(1_000 * legal.count) { engine.uniformEvent(&stream) }
      let counted = count(1_000 * legal.count) {
        engine.uniformEvent(&stream, among: engine.plausible)
      }
      for counts in [drawn, counted] {
        #expect(Set(counts.keys) == Set(legal))
        #expect(counts.values.allSatisfy { abs($0 - 1_000) < 150 })
      }
      let event = try #require(engine.uniformEvent(&stream))
      var choiceSource = ChoiceSource()
      try engine.begin(event, number: 1, &choiceSource)
      #expect(engine.uniformEvent(&stream) == nil)
      #expect(engine.next(&choiceSource) != nil)
    }
  }

  @Test func `A kind that is switched off is not drawn`() {
    let kinds = SLB1Event.kinds - [SLB1Event.discard.kind]
    let harness = SLB1Harness()
    let options = harness.options(seed: 2, 0..<1, kinds: kinds, .uniform)
    let scenario = harness.play(options.generator, 0).scenario
    let drawn = Set(scenario.entries.map(\.event.kind))
    #expect(drawn == Set(SLB1Event.allCases.map(\.kind)).subtracting([SLB1Event.discard.kind]))
  }

  private func legal(_ engine: SLB1Engine) -> [Event] {
    SLB1Event.allCases.flatMap { event in
      engine.accepting(event.kind).map { Event(event.kind, scene: $0) }
    }
  }

  private func count(_ times: Int, _ draw: () -> Event?) -> [Event: Int] {
    var counts: [Event: Int] = [:]
    for _ in 0..<times {
      if let event = draw() { counts[event, default: 0] += 1 }
    }
    return counts
  }
}
