import SceneLifecycle
import SceneShrinking
import Testing

/// For each pass a scenario that it makes smaller, and all the other passes together do not.
struct PassTests {
  /// Two scenarios that fail, and nothing between them: only one pass knows the way.
  struct Way: Sendable, CustomTestStringConvertible {
    var pass: String
    var start: Scenario
    var goal: Scenario
    var states: [UInt64] = []

    var testDescription: String { pass }

    /// Shrinks with the passes whose names fit.
    func shrink(_ fits: (String) -> Bool) -> Scenario {
      Shrinker(plan: Plan.whole.keeping(fits)).shrink(start) { candidate in
        let fails = candidate == start || candidate == goal
        return TrialResult(fails ? .same : .held, played: candidate, states: states)
      }.scenario
    }
  }

  static let ways: [Way] =
    [usualWorld, wholeScenes, choices, delays, loops] + removals + changes

  @Test(arguments: ways) func `A pass goes where no other does`(way: Way) {
    #expect(way.shrink { _ in true } == way.goal)
    #expect(way.shrink { $0 != way.pass } == way.start)
  }

  @Test func `Each pass has its way`() {
    let names = Plan.whole.passes.map(\.name)
    #expect(names.sorted() == (Self.ways.map(\.pass) + ["as played"]).sorted())
  }

  @Test func `What was never played goes with the first play`() {
    let start = scenario(touches(50) + [Event(.kill)] + touches(70))
    let trial: Search.Trial = { candidate in
      guard candidate == start else { return TrialResult(.held) }
      return TrialResult(.same, played: scenario(touches(50) + [Event(.kill)]))
    }
    #expect(Shrinker().shrink(start, trial: trial).scenario.entries.count == 51)
    let others = Shrinker(plan: Plan.whole.keeping { $0 != "as played" })
    #expect(others.shrink(start, trial: trial).scenario == start)
  }
}

extension PassTests {
  private static let usualWorld: Way = {
    var start = scenario([Event(.home, delay: 3), Event(.kill, delay: 1)])
    start.entries[0].choices = [Choice(.ghost, answer: 1)]
    return Way(
      pass: "usual world", start: start, goal: scenario([Event(.home), Event(.kill)]))
  }()

  private static let wholeScenes: Way = {
    let kinds: [EventKind] = [.open, .touch, .openURL, .hide]
    let start = scenario(kinds.flatMap { [Event($0, scene: 0), Event($0, scene: 1)] }, scenes: 2)
    return Way(pass: "whole scenes", start: start, goal: start.leavingOut(1, 3, 5, 7))
  }()

  private static let choices: Way = {
    var start = scenario([Event(.home)])
    start.entries[0].choices = [
      Choice(.ghost, answer: 1), Choice(.killShape, answer: 2), Choice(.ghost, answer: 1),
    ]
    var goal = start
    goal.entries[0].choices.remove(at: 0)
    return Way(pass: "choices", start: start, goal: goal)
  }()

  private static let delays: Way = {
    let start = scenario([Event(.home), Event(.returnToApp, delay: 3), Event(.kill, delay: 9)])
    var goal = start
    goal.entries[2].event.delay = 2
    return Way(pass: "delays", start: start, goal: goal)
  }()

  private static let loops: Way = {
    let start = scenario((0..<8).map { Event(.hide, scene: $0 % 2) }, scenes: 2)
    return Way(
      pass: "loops", start: start, goal: start.leavingOut(1, 2, 3, 4, 5),
      states: [1, 2, 3, 4, 5, 6, 2, 7])
  }()

  private static var removals: [Way] {
    let endings = scenario([Event(.home), Event(.kill)].repeated(3))
    let noisy = scenario(
      [Event(.alert), Event(.home), Event(.memoryWarning), Event(.home)].repeated(2))
    let long = scenario([Event](repeating: Event(.home), count: 100))
    var last = long
    last.entries.removeFirst(100 - 16)
    var cut = long
    cut.entries.removeLast(11)
    let four = scenario([Event(.launch, scene: 0), Event(.home), Event(.kill), Event(.crash)])
    let many = scenario([Event(.home), Event(.kill)].repeated(4))
    return [
      Way(pass: "last events", start: long, goal: last),
      Way(pass: "event kinds", start: many, goal: many.leavingOut(0, 2, 4, 6)),
      Way(pass: "disturbances", start: noisy, goal: noisy.leavingOut(0, 2, 4, 6)),
      Way(pass: "chunks", start: long, goal: cut),
      Way(pass: "single events", start: four, goal: four.leavingOut(1)),
      Way(pass: "event pairs", start: four, goal: four.leavingOut(0, 2)),
      Way(pass: "event triples", start: endings, goal: endings.leavingOut(0, 3, 5)),
    ]
  }

  private static var changes: [Way] {
    [
      Way(
        pass: "renumbering", start: scenario([Event(.open, scene: 3), Event(.hide, scene: 1)]),
        goal: scenario([Event(.open, scene: 0), Event(.hide, scene: 1)])),
      Way(
        pass: "simpler events", start: scenario([Event(.home), Event(.crash)]),
        goal: scenario([Event(.home), Event(.kill)])),
      Way(
        pass: "canonical order", start: scenario([Event(.kill), Event(.home)]),
        goal: scenario([Event(.home), Event(.kill)])),
    ]
  }
}

extension [Event] {
  /// The events over and over.
  fileprivate func repeated(_ times: Int) -> [Event] { (0..<times).flatMap { _ in self } }
}
