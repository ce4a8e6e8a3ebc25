import SceneLifecycle
import Testing

/// What comes after the failure was never played, so it goes.
struct AsPlayedTests {
  @Test func `What was never played goes with the first play`() {
    let start = scenario(touches(50) + [Event(.kill)] + touches(70))
    let solePass = SolePass(
      pass: "as played", start: start, goal: scenario(touches(50) + [Event(.kill)]),
      startPlaysGoal: true)
    #expect(solePass.isTakenByItsPassAlone())
  }
}
