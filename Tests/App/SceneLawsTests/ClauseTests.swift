import SceneFuzzing
import Testing

/// What each kind of clause minds and what it lets pass.
@Suite struct ClauseTests {
  /// Counts what is typed in each window.
  private struct Drafts: SceneApp {
    private(set) var drafts: [SessionID: Int] = [:]
    private(set) var isReady = false

    func draft(_ scene: SceneID) -> Int { drafts[scene.session] ?? 0 }
    mutating func type(_ scene: SceneID) { drafts[scene.session, default: 0] += 1 }
    mutating func finishSetUp() { isReady = true }
  }

  private func drafts(_ laws: [AppLaw<Drafts>]) -> AppTest<Drafts> {
    AppTest(
      "drafts",
      actions: [
        AppAction("finish-set-up", if: { !$0.isReady }) { $0.finishSetUp() },
        AppAction("type", if: { app, _ in app.isReady }) { app, scene in app.type(scene) },
      ], laws: laws, usesClock: true
    ) { _ in Drafts() }
  }

  /// Whether a law is broken by a history.
  private func broken(_ law: AppLaw<Drafts>, _ events: String) throws -> Bool {
    let text = "scenefuzz 1\nplatform ipad-ios26\nscenes 2\n\n" + events
    let scenario = try Scenario(parsing: text, file: "test.scene")
    return SceneFuzz.play(scenario, drafts([law])) != nil
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
    #expect(try broken(law(isReady.always(while: isTyped)), typed) == false)
    #expect(try broken(law(isTyped.always(while: isReady)), typed))
    #expect(try !broken(law(isTyped.always(while: isReady)), "launch 1\nhome\n"))
    #expect(try !broken(law(isTyped.always(while: isReady && .isInBackground)), typed))
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
