import SceneFuzzing
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import Testing

/// A law that breaks hides no other one: the case goes on without it.
@Suite struct AppsPlayingOnTests {
  private struct Calm: SceneApp {
    init(_ context: AppContext) {}
  }

  /// Breaks in nearly every case, as soon as a window connects.
  private static var early: AppLaw<Calm> {
    AppLaw("No window ever connects.", id: "early") { AppHappening.connects.never() }
  }
  /// Breaks behind it.
  private static var late: AppLaw<Calm> {
    AppLaw("No window is ever in the background.", id: "late") {
      AppHappening.entersBackground.never()
    }
  }

  private func test(_ laws: AppLaw<Calm>...) -> AppTest<Calm> {
    AppTest("calm", laws: laws) { Calm($0) }
  }

  private func history(_ events: String...) throws -> Scenario {
    let text = "scenefuzz 1\nplatform ipad-ios26\nscenes 2\n\n"
    return try Scenario(
      parsing: Array((text + events.map { $0 + "\n" }.joined()).utf8), file: "a.scene")
  }

  @Test func `A law that breaks in every case leaves what the others say as it is`() throws {
    let alone = SceneFuzz.run(test(Self.late), cases: 60)
    let both = SceneFuzz.run(test(Self.early, Self.late), cases: 60)
    #expect(both.failures.map(\.law) == ["early", "late"])
    #expect(both.summary == "2 of 2 laws broke in 60 cases" && both.idleLaws.isEmpty)
    let (single, beside) = (try #require(alone.failures.first), both.failures[1])
    #expect(single.cases > 1 && single.cases == beside.cases)
    #expect(single.scenario == beside.scenario)
    #expect(alone.exercises[0] == both.exercises[1])
  }

  @Test func `What breaks behind another law only may be its consequence, and the report says so`()
  {
    let failures = SceneFuzz.run(test(Self.early, Self.late), cases: 60).failures
    let sentence =
      "this history breaks early, too: look at early first;"
      + " early breaks before it, and may be the cause"
    #expect(failures.map { $0.report.contains(sentence) } == [false, true])
    #expect(failures.map { $0.report.contains("this history breaks") } == [false, true])
  }

  @Test func `A law counts once a case, and a row that stops does so at the first one`() throws {
    let test = test(Self.early, Self.late)
    let player = AppPlayer(test)
    let token = Token(shape: player.usual.shape, seed: Seed(1), index: 0)
    let all = player.batch(token, 60, keepsGoing: true, ProgressMarker())
    #expect(
      all.activity.cases == 60 && all.findings.map(\.violation.invariant) == ["early", "late"])
    for finding in all.findings {
      #expect(all.tally.laws[finding.violation.invariant]?.violated == finding.count)
      #expect(finding.cases.count == Int(finding.count))
    }
    let first = player.batch(token, 60, keepsGoing: false, ProgressMarker())
    #expect(first.findings.map(\.violation.invariant) == ["early"])
    #expect(first.findings.map(\.count) == [1])
    // A token is a history up to its first failure; of a law, up to where that breaks.
    let case0 = player.scenario(
      player.generator(token).token(all.findings[1].index), ProgressMarker())
    #expect(case0.violates == "early")
    let behind = player.scenario(
      player.generator(token).token(all.findings[1].index), only: "late", ProgressMarker())
    #expect(behind.violates == "late" && behind.entries.count > case0.entries.count)
  }

  @Test func `A history that is kept for a law is played up to that law`() throws {
    var kept = try history("launch 1", "home")
    #expect(SceneFuzz.play(kept, test(Self.early, Self.late))?.law == "early")
    kept.violates = "late"
    #expect(SceneFuzz.play(kept, test(Self.early, Self.late))?.law == "late")
    // Where the law holds by now, what else breaks is told.
    var mended = try history("launch 1")
    mended.violates = "late"
    #expect(SceneFuzz.play(mended, test(Self.early, Self.late))?.law == "early")
    #expect(SceneFuzz.play(mended, test(Self.late)) == nil)
  }
}
