import SceneLifecycle
import Testing

/// A plainer event may fail in the same way.
struct SimplerEventsTests {
  @Test func `A kill takes the place of a crash`() {
    let start = scenario([Event(.home), Event(.crash)])
    let way = Way(
      pass: "simpler events", start: start, goal: scenario([Event(.home), Event(.kill)]))
    #expect(way.isTakenByItsPassAlone())
  }

  @Test func `A window is opened where a process ended and another was launched into it`() {
    let start = scenario([
      Event(.launch, scene: 0), Event(.crash), Event(.launch, scene: 1), Event(.close, scene: 1),
    ])
    let goal = scenario([
      Event(.launch, scene: 0), Event(.open, scene: 1), Event(.close, scene: 1),
    ])
    #expect(Way(pass: "simpler events", start: start, goal: goal).isTakenByItsPassAlone())
  }
}
