import SceneLifecycle
import Testing

/// One plain event may lead to what several neighbours lead to, none of which can go alone.
struct OneForNeighboursTests {
  private func solePass(_ start: [Event], to goal: [Event]) -> SolePass {
    SolePass(pass: "one for neighbours", start: scenario(start), goal: scenario(goal))
  }

  @Test func `A launch takes the place of three events that start the app`() {
    let start = [Event(.lock), Event(.silentPush), Event(.unlock), Event(.home)]
    #expect(solePass(start, to: [Event(.launch, scene: 0), Event(.home)]).isTakenByItsPassAlone())
  }

  @Test func `A crash takes the place of a restart and what follows it`() {
    let launch = Event(.launch, scene: 0)
    let start = [launch, Event(.reboot), Event(.unlock), launch]
    #expect(solePass(start, to: [launch, Event(.crash), launch]).isTakenByItsPassAlone())
  }

  @Test func `One long tick takes the place of two`() {
    let launch = Event(.launch, scene: 0)
    let start = [launch, Event(.tick, number: 30), Event(.tick, number: 40)]
    #expect(solePass(start, to: [launch, Event(.tick, number: 70)]).isTakenByItsPassAlone())
  }

  @Test func `What several events come to may happen in any scene of theirs`() {
    let launch = Event(.launch, scene: 0)
    let start = [launch, Event(.close, scene: 1), Event(.touch, scene: 1), Event(.home)]
    let goal = [launch, Event(.open, scene: 1), Event(.home)]
    #expect(solePass(start, to: goal).isTakenByItsPassAlone())
  }

  @Test func `A window is opened where a process ended and another was launched into it`() {
    let start = scenario([
      Event(.launch, scene: 0), Event(.crash), Event(.launch, scene: 1), Event(.close, scene: 1),
    ])
    let goal = scenario([
      Event(.launch, scene: 0), Event(.open, scene: 1), Event(.close, scene: 1),
    ])
    #expect(SolePass(pass: "one for neighbours", start: start, goal: goal).isTakenByItsPassAlone())
  }
}
