import SceneLifecycle
import Testing

/// An event that has to overlap arrives as early as it may.
struct DelaysTests {
  @Test func `One event arrives sooner`() {
    let start = scenario([
      Event(.home), Event(.returnToApp, delay: 3), Event(.kill, delay: 9),
    ])
    var goal = start
    goal.entries[2].event.delay = 2
    let solePass = SolePass(pass: "delays", start: start, goal: goal)
    #expect(solePass.isTakenByItsPassAlone())
  }
}
