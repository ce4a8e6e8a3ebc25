import SceneLifecycle
import Testing

/// Often the last events fail alone.
struct LastEventsTests {
  @Test func `The last sixteen events are kept, and the others go at once`() {
    let start = scenario([Event](repeating: Event(.home), count: 100))
    var goal = start
    goal.entries.removeFirst(100 - 16)
    let solePass = SolePass(pass: "last events", start: start, goal: goal)
    #expect(solePass.isTakenByItsPassAlone())
  }
}
