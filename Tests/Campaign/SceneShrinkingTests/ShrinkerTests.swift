import SceneLifecycle
import SceneShrinking
import Testing

/// What all passes together promise.
struct ShrinkerTests {
  private func shrink(
    _ start: Scenario, budget: Budget = Budget(), fails: @escaping (Scenario) -> Bool
  ) -> Shrunk {
    Shrinker(budget: budget).shrink(start) { fails($0) ? $0 : nil }
  }

  @Test func `Ten thousand events take few plays`() {
    var events = touches(10_000)
    for index in [200, 1_400, 2_900, 9_000] { events[index] = Event(.launch, scene: 1) }
    events.append(Event(.kill))
    let shrunk = shrink(scenario(events)) { play in
      play.entries.count { $0.event.kind == .launch } == 4 && play.kinds.last == .kill
    }
    #expect(shrunk.scenario.kinds == [.launch, .launch, .launch, .launch, .kill])
    #expect(shrunk.scenario.scenes == 1)
    #expect(shrunk.trials < 100)
  }

  @Test func `The last events are enough where the failure needs no others`() {
    let events = touches(5_000) + [Event(.launch, scene: 0)] + touches(20) + [Event(.kill)]
    let shrunk = shrink(scenario(events)) { play in
      play.kinds.contains(.launch) && play.kinds.last == .kill
    }
    #expect(shrunk.scenario.kinds == [.launch, .kill])
    #expect(shrunk.trials < 20)
  }

  @Test func `No scenario is played twice`() {
    var played: Set<Scenario> = []
    var plays = 0
    let shrunk = shrink(scenario(touches(60) + [Event(.kill), Event(.crash)])) { play in
      played.insert(play)
      plays += 1
      return play.kinds.contains(.crash) && play.entries.count > 5
    }
    #expect(played.count == plays)
    #expect(shrunk.trials == plays)
  }

  @Test func `A play that is known from another one is not made`() {
    // Nothing but a launch makes the other events legal.
    let start = scenario([
      Event(.launch, scene: 0), Event(.open, scene: 0), Event(.close, scene: 0), Event(.home),
    ])
    var plays: [Scenario] = []
    let shrunk = Shrinker(plan: Plan.whole.keeping { $0.contains("event") }).shrink(start) { play in
      plays.append(play)
      if play.kinds.first == .launch {
        return TrialResult(play.entries.count == 4 ? .same : .held, played: play)
      }
      return TrialResult(
        .held, played: scenario([]), skipped: Array(play.entries.indices))
    }
    #expect(shrunk.certainty == "no event can be left out, nor any two")
    #expect(plays.count { $0.kinds.first != .launch && $0.entries.count > 1 } == 1)
  }

  @Test func `Pairs that were all tried make the result two-minimal`() {
    let shrunk = shrink(scenario(touches(30) + [Event(.kill)])) { $0.kinds.contains(.kill) }
    #expect(shrunk.certainty == "no event can be left out, nor any two")
    let long = shrink(scenario(touches(60))) { $0.entries.count == 60 }
    #expect(long.certainty == "no event can be left out")
    #expect(long.stop == .finished)
  }

  @Test func `Shrinking a shrunk scenario changes nothing`() {
    let fails: (Scenario) -> Bool = { play in
      play.kinds.count { $0 == .touch } % 3 == 2 && play.kinds.contains(.crash)
    }
    let once = shrink(scenario(touches(35) + [Event(.home), Event(.crash)]), fails: fails)
    let twice = shrink(once.scenario, fails: fails)
    #expect(once.scenario.kinds == [.touch, .touch, .crash])
    #expect(twice.scenario == once.scenario)
  }

  @Test func `Renumbering takes the choices along`() {
    var start = scenario([Event(.open, scene: 5)])
    let here = PendingItem(scope: 5, item: .active)
    let there = PendingItem(scope: PendingItem.process, item: .discard)
    start.entries[0].choices = [
      Choice(chosen: here, before: there), Choice(.requestTarget, answer: 5),
    ]
    let shrunk = shrink(start) { $0.entries.count == 1 && $0.entries[0].choices.count == 2 }
    let moved = Choice(chosen: PendingItem(scope: 0, item: .active), before: there)
    #expect(shrunk.scenario.entries[0].choices == [moved, Choice(.requestTarget, answer: 0)])
  }

  @Test func `Another failure that is met is kept, the shortest of its kind`() throws {
    let start = scenario(touches(40) + [Event(.home), Event(.kill)])
    let shrunk = Shrinker().shrink(start) { play in
      if play.kinds.contains(.kill) { return TrialResult(.same, played: play) }
      return TrialResult(play.kinds.contains(.home) ? .other("home") : .held, played: play)
    }
    #expect(shrunk.scenario.kinds == [.kill])
    #expect(shrunk.others.count == 1)
    #expect(try #require(shrunk.others.first).kinds == [.home])
  }

  @Test func `Of the histories that fail in another way the shortest is kept, not the first`()
    throws
  {
    let start = scenario(touches(40) + [Event(.home), Event(.kill)])
    var met: [Int] = []
    let shrunk = Shrinker().shrink(start) { play in
      if play.kinds.contains(.kill), play.kinds.contains(.home), play.entries.count > 5 {
        return TrialResult(.same, played: play)
      }
      guard play.kinds.contains(.kill) else { return TrialResult(.held, played: play) }
      met.append(play.entries.count)
      return TrialResult(.other("kill"), played: play)
    }
    let shortest = try #require(met.min())
    #expect(try #require(met.first) > shortest)
    #expect(shrunk.others.map(\.entries.count) == [shortest])
  }

  @Test func `The same scenario shrinks in the same way again`() {
    let fails: (Scenario) -> Bool = { $0.entries.count % 7 == 3 && $0.kinds.contains(.kill) }
    let start = scenario(touches(100) + [Event(.kill)])
    #expect(fails(start))
    #expect(shrink(start, fails: fails) == shrink(start, fails: fails))
  }
}
