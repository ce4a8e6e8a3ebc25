import SceneFuzzing
import Testing

/// Actions of the app: drawn, written, shrunk, left out and waited for.
@Suite struct ActionTests {
  /// Keeps a draft a window.
  private struct Drafts: SceneApp {
    let context: AppContext
    var bug = false
    private(set) var drafts: [SessionID: Int] = [:]
    private(set) var isReady = false
    private(set) var idle = 0

    init(_ context: AppContext, bug: Bool = false) {
      self.context = context
      self.bug = bug
    }

    func draft(_ scene: SceneID) -> Int { drafts[scene.session] ?? 0 }
    func saved(_ scene: SceneID) -> Int {
      Int(context.store.files["\(scene.session.identifier)"] ?? "0") ?? 0
    }
    mutating func type(_ scene: SceneID) { drafts[scene.session, default: 0] += 1 }
    mutating func finishSetUp() { isReady = true }
    mutating func clockDidAdvance(seconds: Int) { idle = bug ? 0 : idle + seconds }

    mutating func sceneDidEnterBackground(_ scene: SceneID) {
      // The bug: a window that was typed into twice is taken for one that was saved.
      if bug && draft(scene) == 2 { return }
      context.store.files["\(scene.session.identifier)"] = String(draft(scene))
    }
  }

  private func drafts(bug: Bool, laws: [AppLaw<Drafts>]) -> AppTest<Drafts> {
    AppTest(
      "drafts",
      actions: [
        AppAction("finish-set-up", if: { !$0.isReady }) { $0.finishSetUp() },
        AppAction("type", if: { app, _ in app.isReady }) { app, scene in app.type(scene) },
      ], laws: laws, usesClock: true
    ) { Drafts($0, bug: bug) }
  }

  private var savesDrafts: AppLaw<Drafts> {
    AppLaw("A window in the background is saved.", id: "drafts.saved") {
      AppHappening.entersBackground.leads(
        to: eachScene { app, scene in app.saved(scene) == app.draft(scene) }, within: .rest,
        unless: .disconnects)
    }
  }

  @Test func `Actions are drawn, written, shrunk and played again`() throws {
    let test = drafts(bug: true, laws: [savesDrafts])
    for seed in 1...5 {
      let result = SceneFuzz.run(test, seed: UInt64(seed), cases: 200)
      let failure = try #require(result.failures.first)
      let lines = failure.scenario.text.split(separator: "\n").map(String.init)
      #expect(
        Array(lines[4...]) == [
          "launch 1", "do finish-set-up", "do type 1", "do type 1", "home",
        ] || lines.count == 9)
      #expect(failure.report.contains("do type 1"))
      let again = try Scenario(parsing: failure.scenario.text, file: "again.scene")
      #expect(again == failure.scenario)
      #expect(SceneFuzz.play(again, test)?.law == "drafts.saved")
    }
    let fixed = SceneFuzz.run(drafts(bug: false, laws: [savesDrafts]), cases: 200)
    #expect(fixed.holds && fixed.idleLaws == [])
  }

  @Test func `An action that the app does not have any more is left out`() throws {
    let text = "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\ndo paint 1\ndo type\n"
    let scenario = try Scenario(parsing: text + "do type 1 after 2\ntick 30\n", file: "x")
    #expect(scenario.names.actions == ["paint", "type"])
    #expect(scenario.text == text + "do type 1 after 2\ntick 30\n")
    let play = SceneFuzz.watch(scenario, drafts(bug: false, laws: []))
    #expect(play.skipped == [1, 2, 3])
  }

  @Test(arguments: ["do type 1", "home"])
  func `What arrives before an action is told has to wait: no line is written and not played`(
    line: String
  ) throws {
    let text = "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\ndo finish-set-up\n"
    let scenario = try Scenario(parsing: text + "do type 1\n\(line) after 0\n", file: "x")
    let play = SceneFuzz.watch(scenario, drafts(bug: false, laws: []))
    #expect(play.skipped == [3])
    let delivered = play.callbacks.filter { $0.kind == .action }
    #expect(delivered.map(\.event) == [2, 3])
  }
}
