import SceneLifecycle
import Testing

/// A plainer event may fail in the same way.
struct SimplerEventsTests {
  @Test func `A kill takes the place of a crash`() {
    let start = scenario([Event(.home), Event(.crash)])
    let solePass = SolePass(
      pass: "simpler events", start: start, goal: scenario([Event(.home), Event(.kill)]))
    #expect(solePass.isTakenByItsPassAlone())
  }
}
