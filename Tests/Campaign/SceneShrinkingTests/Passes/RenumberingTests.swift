import SceneLifecycle
import Testing

/// Scenes are numbered by their first appearance.
struct RenumberingTests {
  @Test func `A scene gets the lowest number`() {
    let start = scenario([Event(.open, scene: 3), Event(.hide, scene: 1)])
    let goal = scenario([Event(.open, scene: 0), Event(.hide, scene: 1)])
    let solePass = SolePass(pass: "renumbering", start: start, goal: goal)
    #expect(solePass.isTakenByItsPassAlone())
  }
}
