import SceneLifecycle
import Testing

/// What comes and goes without a trace is rarely needed.
struct DisturbancesTests {
  @Test func `Disturbances of several kinds go at once`() {
    let start = scenario(
      [Event(.alert), Event(.home), Event(.memoryWarning), Event(.home)].repeated(2))
    let solePass = SolePass(pass: "disturbances", start: start, goal: start.leavingOut(0, 2, 4, 6))
    #expect(solePass.isTakenByItsPassAlone())
  }
}
