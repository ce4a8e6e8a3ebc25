import SceneLifecycle
import Testing

/// A scene that is not needed goes with all its events.
struct WholeScenesTests {
  @Test func `All events of a scene go at once`() {
    let kinds: [EventKind] = [.open, .touch, .openURL, .hide]
    let start = scenario(kinds.flatMap { [Event($0, scene: 0), Event($0, scene: 1)] }, scenes: 2)
    let solePass = SolePass(pass: "whole scenes", start: start, goal: start.leavingOut(1, 3, 5, 7))
    #expect(solePass.isTakenByItsPassAlone())
  }
}
