import SceneLifecycle
import Testing

/// What is brought may matter or not.
struct ContentsTests {
  private func bringing(_ numbers: Int...) -> Scenario {
    var scenario = scenario(numbers.map { Event(.openURL, number: $0, scene: 0) })
    scenario.names = EventNames(contents: ["a", "b", "c", "d"])
    return scenario
  }

  @Test func `Everything that is brought is the simplest`() {
    let solePass = SolePass(pass: "contents", start: bringing(3, 4), goal: bringing(0, 0))
    #expect(solePass.isTakenByItsPassAlone())
  }

  @Test func `What matters stays, and is as simple as will do`() {
    let solePass = SolePass(pass: "contents", start: bringing(2, 4), goal: bringing(2, 3))
    #expect(solePass.isTakenByItsPassAlone())
  }
}
