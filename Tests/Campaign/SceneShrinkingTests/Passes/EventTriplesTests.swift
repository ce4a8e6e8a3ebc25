import SceneLifecycle
import Testing

/// Three events may only go together.
struct EventTriplesTests {
  @Test func `Three events go that cannot go alone or in pairs`() {
    let start = scenario([Event(.home), Event(.kill)].repeated(3))
    let solePass = SolePass(pass: "event triples", start: start, goal: start.leavingOut(0, 3, 5))
    #expect(solePass.isTakenByItsPassAlone())
  }
}
