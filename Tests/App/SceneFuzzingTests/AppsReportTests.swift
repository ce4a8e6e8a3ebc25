import SceneGeneration
import SceneFuzzing
import Testing

/// What a failure says: which clause, since when, what to do, where to look first, how to repeat it.
@Suite struct AppsReportTests {
  /// Starts a song in each window and never stops it.
  private struct Player: SceneApp {
    let context: AppContext
    mutating func sceneDidBecomeActive(_ scene: SceneID) {
      context.starts("the song", for: scene)
      context.takes("the speaker", for: scene)
    }
  }

  private func failures(_ laws: [AppLaw<Player>]) -> [AppFailure] {
    SceneFuzz.run(AppTest("player", laws: laws) { Player(context: $0) }, cases: 30).failures
  }

  @Test func `A report names the clause, where it began, and what to do if it is meant`() throws {
    let law = AppLaw<Player>("What plays stops.", id: "player.stops") {
      AppHappening.connects.never(while: .isActive)
      AppHappening.does(.starts).leads(
        to: .does(.stops), within: .rest, unless: .disconnects)
    }
    let report = try #require(failures([law]).first).report
    let lines = report.split(separator: "\n").prefix { !$0.contains("scene  ") }.joined(
      separator: " ")
    let text = lines.split(separator: " ").joined(separator: " ")
    #expect(text.contains("Clause 2 of 2 breaks: SceneFuzzingTests/AppsReportTests.swift:"))
    #expect(text.contains("Began at callback"), "\(text)")
    #expect(
      text.contains("If your app means this, add the exception to the law as a condition or with"))
  }

  @Test func `A ready-made law says since when, and its texts have one article`() throws {
    let report = try #require(failures([.balancesLedgers]).first).report
    let text = report.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
    #expect(text.contains("Began at callback"))
    #expect(
      text.contains("If your app means this, note it without a scene if it is not one scene's"))
    #expect(text.contains("The speaker for scene 1"))
    for law in AppLaw<Player>.all() {
      for doubled in ["the the ", "a a ", "the a ", "an a "] {
        #expect(!law.sentence.lowercased().contains(doubled))
      }
    }
    #expect(!text.contains("The the") && !text.contains("the the"))
  }

  @Test func `A debt that is noticed at the end is shown where it began`() throws {
    let report = try #require(SceneFuzz.run(notes).failures.first).fullReport
    let marked = report.split(separator: "\n").filter { $0.hasPrefix("> ") }
    #expect(marked.map { $0.contains("openURL 1") } == [true, true], "\(report)")
    #expect(marked.last?.contains("willConnectTo") == true)
    #expect(report.contains("\n   payload.handled-once is noticed here, at the end\n"))
  }

  @Test func `Where a history breaks several laws the most specific is named first`() throws {
    let own = AppLaw<Player>("The speaker is let go.", id: "player.speaker") {
      AppHappening.does(.takes, "the speaker").leads(
        to: .does(.returns, "the speaker"), within: .rest)
    }
    let song = AppLaw<Player>("What plays stops.", id: "player.plays") {
      AppHappening.does(.starts).leads(to: .does(.stops), within: .rest)
    }
    let reports = failures([song.about("the song"), own]).map(\.report)
    #expect(!reports.isEmpty)
    for report in reports {
      #expect(report.contains("look at player.plays.the-song first"), "\(report)")
    }
  }

  @Test func `A run ends with the token of the case`() throws {
    let failure = try #require(failures([.balancesLedgers]).first)
    let last = try #require(failure.report.split(separator: "\n").last)
    let token = try Token(parsing: String(last.drop { $0 == " " }))
    let test = AppTest("player", laws: [AppLaw<Player>.balancesLedgers]) { Player(context: $0) }
    let player = AppPlayer(test)
    let scenario = player.scenario(token, ProgressMarker())
    #expect(SceneFuzz.play(scenario, test)?.law == "ledger.balances")
  }

  @Test func `A law is narrowed by topic, and keeps its name where it is about less`() throws {
    let all = AppLaw<Player>.balancesLedgers
    #expect(failures([all.except("the speaker")]).isEmpty)
    #expect(failures([all.about("the speaker")]).map(\.law) == ["ledger.balances.the-speaker"])
    #expect(failures([all.about("the camera")]).isEmpty)
    #expect(all.except("the speaker").id == all.id)
    let narrow = all.about("the speaker", "the camera").except("the speaker")
    #expect(failures([narrow]).isEmpty)
    #expect(narrow.sentence.hasSuffix("It is not asked about 'the speaker'."))
  }

  @Test func `A condition at rest is not asked in the middle of an event`() {
    // Between two calls of an event an app may be active without an active window.
    let isHalf = AppCondition<Player>.hasScene && !.isInForeground && !.isInBackground
    let always = AppLaw<Player>("It is so.", id: "own.always") { isHalf.never() }
    let rest = AppLaw<Player>("It is so.", id: "own.rest") { isHalf.never(.atRest) }
    #expect(failures([always]).map(\.law) == ["own.always"])
    #expect(failures([rest]).isEmpty)
    let active = AppLaw<Player>("It is so.", id: "own.active") {
      AppCondition<Player>.appIsActive.only(while: theApp { _ in false }, .atRest)
    }
    #expect(failures([active]).map(\.law) == ["own.active"])
  }
}
