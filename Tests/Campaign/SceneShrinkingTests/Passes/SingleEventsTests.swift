import SceneLifecycle
import SceneShrinking
import Testing

/// A result is 1-minimal only if no single event can go.
struct SingleEventsTests {
  @Test func `One event goes`() {
    let start = scenario([
      Event(.launch, scene: 0), Event(.home), Event(.kill), Event(.crash),
    ])
    let solePass = SolePass(pass: "single events", start: start, goal: start.leavingOut(1))
    #expect(solePass.isTakenByItsPassAlone())
  }

  /// Home goes alone, then the touches of 4 and 5, with which a later touch of 6 becomes illegal.
  @Test func `A run that makes a later event illegal is not followed by a longer one`() {
    let touch = { (number: Int) in Event(.touch, scene: number) }
    let needed = [Event(.launch, scene: 0), touch(1), touch(3), Event(.kill)]
    let start = scenario([
      needed[0], needed[1], touch(2), needed[2], touch(4), touch(5), Event(.home), touch(6),
      needed[3],
    ])
    var asked: [[Event]] = []
    let plan = Plan.whole.keeping { $0 == "single events" }
    let small = Shrinker(plan: plan).shrink(start) { candidate -> TrialResult in
      let events = candidate.entries.map(\.event)
      asked.append(events)
      let isLinked = events.contains(touch(4)) == events.contains(touch(6))
      guard needed.allSatisfy({ events.contains($0) }) else { return TrialResult(.held) }
      if isLinked { return TrialResult(.same, played: candidate) }
      guard !events.contains(touch(4)) else { return TrialResult(.held) }
      let played = scenario(events.filter { $0 != touch(6) })
      return TrialResult(.same, played: played)
    }
    #expect(small.scenario == scenario(needed))
    #expect(!asked.contains([needed[0], needed[3]]))
  }
}
