import SceneLifecycle
import Testing

/// Between two equal states, what happened may not matter.
struct LoopsTests {
  @Test func `What lies between two equal states goes`() {
    let start = scenario((0..<8).map { Event(.hide, scene: $0 % 2) }, scenes: 2)
    let solePass = SolePass(
      pass: "loops", start: start, goal: start.leavingOut(1, 2, 3, 4, 5),
      states: [1, 2, 3, 4, 5, 6, 2, 7])
    #expect(solePass.isTakenByItsPassAlone())
  }
}
