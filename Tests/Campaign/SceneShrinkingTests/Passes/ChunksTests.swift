import SceneLifecycle
import Testing

/// Runs of events go faster than single ones.
struct ChunksTests {
  @Test func `Eleven events at the end go in one run`() {
    let start = scenario([Event](repeating: Event(.home), count: 100))
    var goal = start
    goal.entries.removeLast(11)
    let solePass = SolePass(pass: "chunks", start: start, goal: goal)
    #expect(solePass.isTakenByItsPassAlone())
  }
}
