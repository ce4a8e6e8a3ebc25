import SceneLifecycle
import Testing

/// A result is 1-minimal only if no single event can go.
struct SingleEventsTests {
  @Test func `One event goes`() {
    let start = scenario([
      Event(.launch, scene: 0), Event(.home), Event(.kill), Event(.crash),
    ])
    let way = Way(pass: "single events", start: start, goal: start.leavingOut(1))
    #expect(way.isTakenByItsPassAlone())
  }
}
