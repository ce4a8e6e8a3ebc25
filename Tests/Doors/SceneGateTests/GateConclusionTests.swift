import CommandKit
import SceneGate
import SceneLifecycle
import SceneReporting
import Testing

/// The last line of a gate, for each status that a gate can have.
@Suite struct GateConclusionTests {
  private static let good = ReplayedScenario(path: "a.scene", verdict: "good", remarks: [])
  private static let bad = ReplayedScenario(path: "b.scene", verdict: "bad", remarks: ["it holds"])

  private func failure(_ events: Int) throws -> ReportedFailure {
    let platform = try #require(Platform.named("ipad-ios17"))
    let entry = Scenario.Entry(Event(.launch, scene: 0))
    let scenario = Scenario(
      platform: platform, scenes: 1, entries: [Scenario.Entry](repeating: entry, count: events))
    return ReportedFailure("a.law", text: "", in: scenario, ReportFacts(repeatedBy: "again"))
  }

  /// What a gate met: so many new bugs, and so many that its baseline knows.
  private func triage(new: Int = 0, known: Int? = nil) throws -> Triage {
    let old = try known.map { try (0..<$0).map { try failure($0 + 1) } }
    var triage = Triage(old.map { Baseline($0.map { Bucket($0) }) })
    for failure in old ?? [] { triage.take(failure) }
    for number in 0..<new { triage.take(try failure(100 + number)) }
    return triage
  }

  private func line(
    _ status: CommandKit.ExitStatus, _ triage: Triage, _ entries: [ReplayedScenario] = [],
    fault: String? = nil, inconclusive: String? = nil, isCut: Bool = false,
    words: [String] = [], cases: UInt64 = 2_000
  ) throws -> String {
    let basis = VerdictBasis(
      try Arguments("ci", words, [.only, .skip]),
      usual: .init(cases: 1_000, time: .seconds(60), events: 60))
    return GateConclusion(
      status, judge: "law", entries, triage, cases: cases, fault: fault,
      inconclusive: inconclusive, isCut: isCut, basis: basis, callbacks: 20 * cases
    ).text
  }

  @Test func `New bugs are red, and said to be new where a baseline knows others`() throws {
    #expect(try line(.violated, triage(new: 1)) == "red: 1 way of failing")
    #expect(try line(.violated, triage(new: 2)) == "red: 2 ways of failing")
    #expect(try line(.violated, triage(new: 2, known: 1)) == "red: 2 new ways of failing")
    #expect(
      try line(.violated, triage(new: 1), [Self.good, Self.bad])
        == "red: 1 way of failing, 1 scenario of the corpus not as it should be")
  }

  @Test(arguments: [CommandKit.ExitStatus.violated, .misused])
  func `A corpus that is not as it should be is red by itself`(
    status: CommandKit.ExitStatus
  ) throws {
    #expect(
      try line(status, triage(), [Self.bad, Self.good, Self.bad])
        == "red: 2 scenarios of the corpus not as it should be")
  }

  @Test func `Known bugs are green and counted`() throws {
    #expect(
      try line(.holds, triage(known: 2))
        == "green: 2 known bugs, no other law was violated in 2,000 cases;"
        + " the baseline knows 2 bugs")
  }

  @Test func `A gate that was cut is no green and rests on nothing`() throws {
    #expect(
      try line(.interrupted, triage(known: 0), isCut: true, words: ["--only", "a.law"], cases: 3)
        == "interrupted: no law was violated in 3 cases")
  }

  @Test func `A gate that is not conclusive says why, the corpus where there is no other reason`()
    throws
  {
    #expect(
      try line(.inconclusive, triage(), [Self.bad], inconclusive: "2 laws were not put to the test")
        == "inconclusive: 2 laws were not put to the test")
    #expect(
      try line(.inconclusive, triage(), [Self.bad])
        == "inconclusive: 1 scenario of the corpus not as it should be")
  }

  @Test func `A fault of the tool is named before the bugs, which stay`() throws {
    #expect(try line(.faulty, triage(), fault: "a digest differs") == "fault: a digest differs")
    #expect(
      try line(.faulty, triage(new: 2), fault: "a digest differs")
        == "fault: a digest differs, and 2 ways of failing")
    #expect(
      try line(.faulty, triage(), [Self.bad])
        == "fault: 1 scenario of the corpus not as it should be")
  }
}
