import Dispatch
import SceneFuzzing
import Testing

/// Asynchronous work of an app, stepped.
@Suite struct TaskTests {
  private func scenario(_ events: String) throws -> Scenario {
    try Scenario(
      parsing: "scenefuzz 1\nplatform ipad-ios26\nscenes 2\n\n" + events, file: "test.scene")
  }

  @Test(arguments: Feed.Bug.allCases)
  func `A late completion is found, shrunk, and repeated with the same bytes`(
    bug: Feed.Bug
  ) throws {
    let test = Feed.test(bug)
    for seed in 1...3 {
      let result = SceneFuzz.run(test, seed: UInt64(seed), cases: 100)
      let failure = try #require(result.failures.first)
      #expect(failure.law == "window.gone")
      #expect(failure.scenario.entries.count <= (bug == .neverCancels ? 3 : 6), "\(failure)")
      #expect(result.escapes == [])
      let again = try Scenario(parsing: failure.scenario.text, file: "again.scene")
      #expect(again == failure.scenario)
      let plays = (0..<2).map { _ in SceneFuzz.watch(again, test) }
      #expect(plays[0].failure?.report == plays[1].failure?.report)
      #expect(plays[0].failure?.law == "window.gone" && plays[0].lanes == plays[1].lanes)
      #expect(SceneFuzz.run(test, seed: UInt64(seed), cases: 100).report == result.report)
    }
  }

  @Test func `The app that asks whether it was cancelled is quiet`() {
    for seed in 1...3 {
      let result = SceneFuzz.run(Feed.test(nil), seed: UInt64(seed), cases: 200)
      #expect(result.holds && result.idleLaws == [] && result.escapes == [], "\(result.report)")
    }
  }

  @Test @MainActor func `A hop through an actor to the main actor is stepped`() throws {
    let buggy = Drafts.test(forgetsToAsk: true)
    let result = SceneFuzz.run(buggy, cases: 300)
    let failure = try #require(result.failures.first)
    #expect(SceneFuzz.run(buggy, cases: 300).report == result.report)
    #expect(SceneFuzz.play(failure.scenario, buggy)?.law == "window.gone")
    let fixed = SceneFuzz.run(Drafts.test(forgetsToAsk: false), cases: 300)
    #expect(fixed.holds && fixed.idleLaws == [] && fixed.escapes == [], "\(fixed.report)")
  }

  @Test func `A sleep ends when the clock has moved on`() throws {
    let test = Feed.test(nil)
    let text = "launch 1\nwork\ntick 1\ntick 1\nwork\n"
    let play = SceneFuzz.watch(try scenario(text), test)
    #expect(play.skipped == [] && play.observations.map(\.verb) == [.reacts])
    #expect(play.callbacks.last?.kind == .work)
    let early = SceneFuzz.watch(try scenario("launch 1\nwork\ntick 1\nwork\n"), test)
    #expect(early.skipped == [3])
    // The fair drain moves the clock and lets the task go on.
    #expect(early.observations.map(\.verb) == [.reacts])
    #expect(early.callbacks.suffix(2).map(\.kind) == [.tick, .work])
  }

  @Test func `Work arrives between two callbacks, and which one is written`() throws {
    let text = "launch 1\nopen 2\nwork 2 after 3\nwork\n"
    let scenario = try scenario(text)
    #expect(scenario.text.hasSuffix(text))
    let play = SceneFuzz.watch(scenario, Feed.test(nil))
    #expect(play.skipped.isEmpty, "\(play.lanes)")
    #expect(throws: NotationError.self) { try self.scenario("launch 1\nwork 0\n") }
  }

  @Test func `Work of a process that was killed is never done`() throws {
    let play = SceneFuzz.watch(try scenario("launch 1\nwork\ncrash\n"), Feed.test(.neverCancels))
    #expect(play.skipped == [] && play.observations == [] && play.failure == nil)
    let next = SceneFuzz.watch(
      try scenario("launch 1\nwork\ncrash\nlaunch 1\n"), Feed.test(.neverCancels))
    #expect(next.observations.count == 1)
  }

  /// Hands its work to a queue of its own, where no step is.
  private struct Elsewhere: SceneApp {
    let context: AppContext

    mutating func sceneDidBecomeActive(_ scene: SceneID) {
      let handle = context.handle
      let context = context
      let work = DispatchWorkItem {
        handle.use { $0.reacts("queue", in: scene) }
        context.reacts("queue", in: scene)
      }
      DispatchQueue.global().async(execute: work)
      work.wait()
    }
  }

  @Test func `What escapes to another thread is named and does nothing`() throws {
    let test = AppTest("elsewhere", usesTasks: true) { Elsewhere(context: $0) }
    let play = SceneFuzz.watch(try scenario("launch 1\n"), test)
    #expect(play.observations == [] && play.escapes.count == 2)
    #expect(play.escapes[0] == "'reacts queue for scene 1' was noted on another thread")
    #expect(play.escapes[1].hasPrefix("SceneDrivingTests/TaskTests.swift:"))
    let result = SceneFuzz.run(test, cases: 5)
    #expect(result.report.contains("not stepped: 'reacts queue for scene 1' was noted"))
  }

  /// Saves in a task, some seconds after the window has left; its heart may beat for ever.
  private struct Saver: SceneApp {
    let context: AppContext
    var beats = false
    var saves = true

    mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
      guard beats else { return }
      let clock = context.clock
      _ = Task { while true { try await clock.sleep(for: .seconds(30)) } }
    }

    mutating func sceneDidEnterBackground(_ scene: SceneID) {
      guard saves else { return }
      let (handle, clock) = (context.handle, context.clock)
      _ = Task {
        try await clock.sleep(for: .seconds(2))
        handle.use { $0.reacts("save", in: scene) }
      }
    }
  }

  @Test(arguments: [false, true])
  func `What has to follow by rest waits for a task, and is asked for at the end`(beats: Bool)
    throws
  {
    let saves = AppLaw<Saver>("A window that leaves is saved.", id: "saver.saves") {
      AppHappening.entersBackground.leads(to: .does(.reacts, "save"), within: .rest)
    }
    let scenario = try scenario("launch 1\nhome\nreturn\n")
    for isSaving in [true, false] {
      let test = AppTest("saver", laws: [saves], usesTasks: true) {
        Saver(context: $0, beats: beats, saves: isSaving)
      }
      #expect((SceneFuzz.play(scenario, test) == nil) == isSaving)
    }
  }

  @Test func `What escaped from one test takes no other's place`() throws {
    let test = AppTest("elsewhere", usesTasks: true) { Elsewhere(context: $0) }
    let scenario = try scenario("launch 1\n")
    for _ in 0..<80 { _ = SceneFuzz.play(scenario, test) }
    #expect(SceneFuzz.watch(scenario, test).escapes.count == 2)
  }

  @Test func `Other tasks of the process go their own way`() async throws {
    let other = Task.detached { await Task.yield() }
    _ = SceneFuzz.run(Feed.test(nil), cases: 20)
    await other.value
    #expect(await Task { 1 }.value == 1)
    #expect(await Task { @MainActor in 2 }.value == 2)
  }
}
