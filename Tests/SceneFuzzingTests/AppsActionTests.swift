import SceneFuzzing
import Testing

/// Actions of the app, its own laws, and how a failure is told.
@Suite struct AppsActionTests {
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
    let told = play.callbacks.filter { $0.kind == .action }
    #expect(told.map(\.event) == [2, 3])
  }

  /// Whether a law is broken by a history, and whether it was put to the test.
  private func broken(_ law: AppLaw<Drafts>, _ events: String, bug: Bool = false) throws -> Bool {
    let text = "scenefuzz 1\nplatform ipad-ios26\nscenes 2\n\n" + events
    let scenario = try Scenario(parsing: text, file: "test.scene")
    return SceneFuzz.play(scenario, drafts(bug: bug, laws: [law])) != nil
  }

  private func law(_ clause: LawClause<Drafts>) -> AppLaw<Drafts> {
    AppLaw("It is so.", id: "drafts.law") { clause }
  }

  @Test func `Each kind of clause holds and breaks where its words say`() throws {
    let typed = "launch 1\ndo finish-set-up\ndo type 1\n"
    let isTyped = eachScene { (app: Drafts, scene) in app.draft(scene) > 0 }
    let isReady = theApp { (app: Drafts) in app.isReady }
    #expect(try broken(law(isTyped.never()), typed))
    #expect(try !broken(law(isTyped.never()), "launch 1\ndo finish-set-up\n"))
    #expect(try broken(law(isTyped.only(while: .isInForeground)), typed + "home\n"))
    #expect(try !broken(law(isTyped.only(while: isReady)), typed + "home\n"))
    #expect(try broken(law(AppHappening.entersBackground.never(while: isTyped)), typed + "home\n"))
    #expect(try !broken(law(AppHappening.entersBackground.never(while: isTyped)), typed))
    #expect(try broken(law(AppHappening.becomesActive.only(while: isReady)), "launch 1\n"))
    #expect(
      try broken(law(AppHappening.resignsActive.only(after: .entersBackground)), "launch 1\nhome\n")
    )
    #expect(try !broken(law(AppHappening.becomesActive.only(after: .connects)), typed))
    #expect(try broken(law(AppHappening.disconnects.happens(before: .becomesActive)), "launch 1\n"))
    #expect(try broken(law(isReady.eventually()), "launch 1\n"))
    #expect(try !broken(law(isReady.eventually()), typed))
    let soon = law(AppHappening.becomesActive.leads(to: isReady, within: .seconds(20)))
    #expect(try broken(soon, "launch 1\ntick 30\n"))
    #expect(try !broken(soon, "launch 1\ntick 5\ndo finish-set-up\ntick 30\n"))
    let next = law(AppHappening.entersForeground.leads(to: .becomesActive, within: .steps(3)))
    #expect(try !broken(next, "launch 1\n"))
    #expect(
      try broken(
        law(AppHappening.entersForeground.leads(to: .becomesActive, within: .steps(2))),
        "launch 1\n"))
  }
}
