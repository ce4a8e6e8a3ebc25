import SceneLifecycle
import Testing

/// Often nothing unusual is needed.
struct UsualWorldTests {
  @Test func `Every choice and every delay goes at once`() {
    var start = scenario([Event(.home, delay: 3), Event(.kill, delay: 1)])
    start.entries[0].choices = [Choice(.ghost, answer: 1)]
    let solePass = SolePass(
      pass: "usual world", start: start, goal: scenario([Event(.home), Event(.kill)]))
    #expect(solePass.isTakenByItsPassAlone())
  }
}
