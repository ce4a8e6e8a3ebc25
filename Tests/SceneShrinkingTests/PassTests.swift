import SceneLifecycle
import SceneShrinking
import Testing

/// Each pass alone reaches what no pass at all leaves.
struct PassTests {
  private let platform = Platform.all[0].platform

  private func scenario(_ events: [Event], scenes: Int = 8) -> Scenario {
    Scenario(platform: platform, scenes: scenes, entries: events.map { Scenario.Entry($0) })
  }

  private func pass(_ name: String) throws -> any Pass {
    try #require(Shrinker.passes.first { $0.name == name })
  }

  /// Shrinks with all passes but one.
  private func shrink(
    _ scenario: Scenario, without name: String? = nil, fails: @escaping (Scenario) -> Bool
  ) -> Shrunk {
    let passes = Shrinker.passes.filter { $0.name != name }
    return Shrinker(passes: passes).shrink(scenario) { fails($0) ? $0 : nil }
  }

  /// Shrinks with one pass alone.
  private func shrink(
    _ scenario: Scenario, only name: String, fails: @escaping (Scenario) -> Bool
  ) throws -> Shrunk {
    Shrinker(passes: [try pass(name)]).shrink(scenario) { fails($0) ? $0 : nil }
  }

  private func noise(_ count: Int) -> [Event] {
    (0..<count).map { Event(.touch, scene: 1 + $0 % 4) }
  }

  @Test func `Cutting the tail leaves nothing after the failure`() throws {
    let long = scenario(noise(50) + [Event(.kill)] + noise(70))
    let shrunk = try shrink(long, only: "cut tail") { play in
      play.entries.contains { $0.event.kind == .kill }
    }
    #expect(shrunk.scenario.entries.count == 51)
    #expect(shrunk.trials < 30)
  }

  @Test func `Whole scenes go at once`() throws {
    let long = scenario(noise(400) + [Event(.kill)])
    let shrunk = try shrink(long, only: "whole scenes") { play in
      play.entries.contains { $0.event.kind == .kill }
    }
    #expect(shrunk.scenario.entries.count == 1)
    #expect(shrunk.trials < 20)
  }

  @Test func `All events of a kind go at once`() throws {
    let events = noise(100).flatMap { [$0, Event(.launch, scene: 0)] }
    let shrunk = try shrink(scenario(events), only: "event kinds") { play in
      play.entries.count { $0.event.kind == .launch } == 100
    }
    #expect(shrunk.scenario.entries.count == 100)
  }

  @Test func `Chunks take long histories down in few runs`() throws {
    var events = noise(3_000)
    for place in [200, 1_400, 2_900] { events[place] = Event(.launch, scene: 1) }
    let with = try shrink(scenario(events), only: "chunks") { play in
      play.entries.count { $0.event.kind == .launch } == 3
    }
    #expect(with.scenario.entries.count <= 6)
    #expect(with.trials < 400)
  }

  @Test func `Single events leave a result that is one-minimal`() {
    let events = noise(20) + [Event(.kill)] + noise(20) + [Event(.crash)]
    let fails: (Scenario) -> Bool = { play in
      let kinds = play.entries.map(\.event.kind)
      return kinds.contains(.kill) && kinds.last == .crash && kinds.contains(.touch)
    }
    let shrunk = shrink(scenario(events), fails: fails)
    #expect(shrunk.scenario.entries.count == 3)
    #expect(shrunk.isMinimal)
    for place in shrunk.scenario.entries.indices {
      var fewer = shrunk.scenario
      fewer.entries.remove(at: place)
      #expect(!fails(fewer))
    }
  }

  @Test func `Without single events one event too many may stay`() throws {
    let events = (0..<3).map { Event(.launch, scene: $0) } + [Event(.kill)]
    let fails: (Scenario) -> Bool = { play in play.entries.contains { $0.event.kind == .kill } }
    #expect(
      try shrink(scenario(events), only: "single events", fails: fails)
        .scenario.entries.count == 1)
  }

  @Test func `Choices that do not matter are taken back`() throws {
    var start = scenario([Event(.launch, scene: 0), Event(.kill)])
    start.entries[0].choices = [Choice(.blip, answer: 1), Choice(.ghost, answer: 1)]
    start.entries[1].choices = [
      Choice(.ghost, answer: 1), Choice(.killShape, answer: 2), Choice(.ghost, answer: 1),
    ]
    let shrunk = try shrink(start, only: "choices") { play in
      play.entries.count == 2
        && play.entries[1].choices.contains(Choice(.killShape, answer: 2))
        && play.entries[1].choices.contains(Choice(.ghost, answer: 1))
    }
    #expect(shrunk.scenario.entries[0].choices.isEmpty)
    #expect(shrunk.scenario.entries[1].choices.count == 2)
  }

  @Test func `Pairs that only go together go together`() {
    let events = (0..<6).flatMap { _ in [Event(.home), Event(.returnToApp)] } + [Event(.kill)]
    let fails: (Scenario) -> Bool = { play in
      let kinds = play.entries.map(\.event.kind)
      return kinds.last == .kill
        && kinds.count { $0 == .home } == kinds.count { $0 == .returnToApp }
    }
    #expect(shrink(scenario(events), fails: fails).scenario.entries.count == 1)
  }

  @Test func `Events wait until nothing is owed unless they must not`() throws {
    let start = scenario([
      Event(.launch, scene: 0), Event(.home, delay: 3), Event(.kill, delay: 9),
    ])
    let shrunk = try shrink(start, only: "delays") { play in
      (2..<20).contains(play.entries[2].event.delay)
    }
    #expect(shrunk.scenario.entries.map(\.event.delay) == [Event.atRest, Event.atRest, 2])
  }

  @Test func `Scenes are merged and numbered by appearance`() throws {
    let start = scenario([
      Event(.launch, scene: 6), Event(.open, scene: 3), Event(.open, scene: 5), Event(.kill),
    ])
    let shrunk = try shrink(start, only: "renumbering") { play in
      let slots = play.entries.dropLast().map(\.event.scene)
      let fits = slots.allSatisfy { $0 < play.scenes }
      return play.entries.count == 4 && slots[0] != slots[1] && fits
    }
    #expect(shrunk.scenario.entries.map(\.event.scene) == [0, 1, 0, Callback.noScene])
    #expect(shrunk.scenario.scenes == 2)
  }

  @Test func `Renumbering takes the choices along`() throws {
    var start = scenario([Event(.open, scene: 5)])
    let here = Owed(scope: 5, kind: .active)
    let there = Owed(scope: Owed.process, kind: .discard)
    start.entries[0].choices = [
      Choice(chosen: here, before: there), Choice(.requestTarget, answer: 5),
    ]
    let shrunk = try shrink(start, only: "renumbering") { $0.entries.count == 1 }
    let moved = Choice(chosen: Owed(scope: 0, kind: .active), before: there)
    #expect(shrunk.scenario.entries[0].choices == [moved, Choice(.requestTarget, answer: 0)])
  }

  @Test func `Simpler events take the place of others`() throws {
    let start = scenario([Event(.launch, scene: 0), Event(.handoff, scene: 2)])
    let shrunk = try shrink(start, only: "simpler events") { play in
      play.entries.count == 2 && play.entries[1].event.kind.group == .payloads
    }
    #expect(shrunk.scenario.entries[1].event == Event(.openURL, scene: 2))
  }

  @Test func `A budget that is used up is said`() {
    let shrunk = Shrinker(budget: 5).shrink(scenario(noise(30))) {
      $0.entries.count > 20 ? $0 : nil
    }
    #expect(!shrunk.isMinimal)
    #expect(shrunk.certainty.contains("not minimal"))
    #expect(shrunk.trials == 5)
  }
}
