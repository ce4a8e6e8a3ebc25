import SceneGeneration
import SceneLifecycle
import TestSupport
import Testing

extension WideEngine: DrawableEngine {}

@Suite struct `Kinds beyond the first word` {
  @Test func `are drawn where the engine takes them`() throws {
    let shape = Shape(length: .events(20), kinds: WideEngine.kinds)
    let generator = Generator(shape: shape, seed: Seed(3))
    var plan = generator.plan(0)
    // The swarm gives weights to kinds of the world alone.
    plan.weights = (0..<128).map { WideEngine.kinds.contains(number: $0) ? 1 : 0 }
    var schedule = generator.schedule(plan, 0)
    var engine = WideEngine()
    var choices = ChoiceSource()
    var drawn = EventSet.none
    for number in 1...40 {
      let next = schedule.event(&engine, delay: Event.atRest)
      let event = try #require(next)
      drawn.insert(event.kind)
      try engine.begin(event, number: UInt32(number), &choices)
      let callback = engine.next(&choices)
      #expect(callback?.cause == event.kind)
    }
    #expect(drawn == WideEngine.kinds)
  }
}
