import SceneLifecycle
import Testing

/// A result is 2-minimal only if no two events can go.
struct EventPairsTests {
  @Test func `Two events go that cannot go alone`() {
    let start = scenario([
      Event(.launch, scene: 0), Event(.home), Event(.kill), Event(.crash),
    ])
    let solePass = SolePass(pass: "event pairs", start: start, goal: start.leavingOut(0, 2))
    #expect(solePass.isTakenByItsPassAlone())
  }
}
