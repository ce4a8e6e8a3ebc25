import SceneLifecycle
import Testing

/// One bug has one text, so independent neighbours stand in one order.
struct CanonicalOrderTests {
  @Test func `Two neighbours change places`() {
    let start = scenario([Event(.kill), Event(.home)])
    let solePass = SolePass(
      pass: "canonical order", start: start, goal: scenario([Event(.home), Event(.kill)]))
    #expect(solePass.isTakenByItsPassAlone())
  }
}
