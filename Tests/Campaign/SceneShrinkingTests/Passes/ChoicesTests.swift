import SceneLifecycle
import Testing

/// A written choice that is not needed goes.
struct ChoicesTests {
  @Test func `One choice of several goes`() {
    var start = scenario([Event(.home)])
    start.entries[0].choices = [
      Choice(.ghost, answer: 1), Choice(.killShape, answer: 2), Choice(.ghost, answer: 1),
    ]
    var goal = start
    goal.entries[0].choices.remove(at: 0)
    let solePass = SolePass(pass: "choices", start: start, goal: goal)
    #expect(solePass.isTakenByItsPassAlone())
  }
}
