import SceneFuzzing
import SceneLifecycle
import SceneReporting
import SceneGate
import ScenePipeline
import Testing

/// What is known of ways of failing decides which of them are new.
@Suite struct TriageTests {
  /// A failure whose counterexample has so many events.
  private func failure(_ events: Int) throws -> ReportedFailure {
    let platform = try #require(Platform.named("ipad-ios17"))
    let entry = Scenario.Entry(Event(.launch, scene: 0))
    let scenario = Scenario(
      platform: platform, scenes: 1, entries: [Scenario.Entry](repeating: entry, count: events))
    let transcript = Transcript(
      of: scenario, callbacks: [], breaks: [Transcript.Break(Self.violation, sentence: "")])
    return ReportedFailure(FailureReport(transcript, ReportFacts(repeatedBy: "again")))
  }

  private static let violation = Violation(
    invariant: "scene.connects-once", kind: .hard, index: 0, callback: nil, scene: 0)

  /// Looks at a finding; nil in an answer is a case that known histories explain.
  private func look(
    _ finding: Finding, _ triage: inout Triage, _ events: (UInt64) -> Int?
  ) throws -> [UInt64] {
    var looked: [UInt64] = []
    var search = triage.search(finding)
    while let next = search.next() {
      looked.append(next.index)
      let small = try events(next.index).map { try failure($0) }
      triage.take(small, in: &search)
    }
    triage.close(search)
    return looked
  }

  @Test func `A known bug does not hide another that fails in the same way`() throws {
    var triage = Triage(Baseline([Bucket(try failure(1))]))
    let finding = Finding(index: 3, violation: Self.violation, others: [9, 11, 12])
    #expect(try look(finding, &triage) { $0 < 11 ? 1 : 2 } == [3, 9, 11])
    #expect(triage.known.count == 1)
    #expect(triage.new.count == 1)
    #expect(triage.new.first?.scenario.entries.count == 2)
    #expect(triage.all.buckets.count == 2 && triage.unseenCases.isEmpty)
    let later = Finding(index: 20, violation: Self.violation, others: [21, 22])
    #expect(try look(later, &triage) { _ in 2 } == [], "one new bug is enough")
    #expect(triage.new.count == 1)
  }

  @Test func `A new bug is found behind a thousand cases that a known one explains`() throws {
    var triage = Triage(Baseline([Bucket(try failure(1))]))
    let finding = Finding(
      index: 0, violation: Self.violation, count: 1_001, others: Array(1...1_000))
    let looked = try look(finding, &triage) { $0 == 0 ? 1 : $0 == 1_000 ? 2 : nil }
    #expect(looked.count == 1_001 && triage.new.count == 1)
  }

  @Test func `Cases that were not looked at are said, and keep a gate from being green`() throws {
    var triage = Triage(Baseline([Bucket(try failure(1))]))
    let many = Finding(index: 0, violation: Self.violation, count: 90, others: Array(1..<90))
    #expect(try look(many, &triage) { _ in 1 }.count == Triage.CaseSearch.mostTries)
    let sentence =
      "64 of 90 failing cases of scene.connects-once were looked at: a new bug may hide behind the"
      + " known ones"
    #expect(triage.unseenCases == [sentence])
    #expect(triage.endedEarly == 90)
    #expect(triage.lines(of: 100)[1] == "known bugs ended 90 of 100 cases early")
    var frequent = Triage(Baseline([Bucket(try failure(1))]))
    let room = UInt64(Finding.room)
    let more = Finding(
      index: 0, violation: Self.violation, count: room + 5, others: Array(1..<room + 5))
    _ = try look(more, &frequent) { $0 == 0 ? 1 : nil }
    #expect(frequent.unseenCases.count == 1)
  }

  @Test func `A known bug ends a case where it ends the process, and leaves out its law elsewhere`()
    throws
  {
    let finding = Finding(index: 3, violation: Self.violation, count: 2, others: [9])
    for (isEnd, line) in [
      (true, "known bugs ended 2 of 100 cases early"),
      (false, "behind a known bug a case went on, without the law that it breaks"),
    ] {
      var triage = Triage(Baseline([Bucket(try failure(1))]))
      var search = triage.search(finding)
      while search.next() != nil { triage.take(try failure(1), in: &search) }
      triage.close(search, isEnd: isEnd, playsOn: true)
      #expect(triage.lines(of: 100)[1] == line)
      #expect(triage.endedEarly == (isEnd ? 2 : 0))
    }
  }

  @Test func `Without a baseline the first case is enough, unless bugs are written`() throws {
    let finding = Finding(index: 3, violation: Self.violation, others: [9, 10])
    var triage = Triage(nil)
    #expect(try look(finding, &triage) { _ in 1 } == [3])
    #expect(triage.new.count == 1 && triage.lines(of: 3).isEmpty && triage.unseenCases.isEmpty)
    var collecting = Triage(nil, collects: true)
    #expect(try look(finding, &collecting) { $0 == 9 ? nil : Int($0) } == [3, 9, 10])
    #expect(collecting.new.count == 1 && collecting.all.buckets.count == 2)
  }
}
