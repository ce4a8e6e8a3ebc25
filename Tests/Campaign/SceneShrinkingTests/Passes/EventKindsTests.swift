import SceneLifecycle
import Testing

/// A kind of event that is not needed goes as a whole.
struct EventKindsTests {
  @Test func `All events of a kind go at once`() {
    let start = scenario([Event(.home), Event(.kill)].repeated(4))
    let solePass = SolePass(pass: "event kinds", start: start, goal: start.leavingOut(0, 2, 4, 6))
    #expect(solePass.isTakenByItsPassAlone())
  }
}
