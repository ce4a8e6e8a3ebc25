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
    return ReportedFailure(FailureReport(transcript, repeatedBy: "again"))
  }

  private static let violation = Violation(
    invariant: "scene.connects-once", kind: .hard, index: 0, callback: nil, scene: 0)

  @Test func `A known bug does not hide another that fails in the same way`() async throws {
    let known = try failure(1)
    var triage = Triage(Baseline([Bucket(known)]))
    let finding = Finding(index: 3, violation: Self.violation, others: [9, 11, 12])
    var small: [UInt64] = []
    try await triage.take(finding) { finding in
      small.append(finding.index)
      return try? failure(finding.index < 11 ? 1 : 2)
    }
    #expect(small == [3, 9, 11])
    #expect(triage.known.count == 1)
    #expect(triage.new.count == 1)
    #expect(triage.new.first?.scenario.entries.count == 2)
    #expect(triage.all.buckets.count == 2)
    try await triage.take(Finding(index: 20, violation: Self.violation, others: [21, 22])) {
      small.append($0.index)
      return try? failure(2)
    }
    #expect(small == [3, 9, 11, 20])
    #expect(triage.new.count == 1)
  }

  @Test func `Without a baseline the first case is enough`() async throws {
    var triage = Triage(nil)
    let finding = Finding(index: 3, violation: Self.violation, others: [9])
    var count = 0
    try await triage.take(finding) { _ in
      count += 1
      return try? failure(1)
    }
    #expect(count == 1 && triage.new.count == 1 && triage.lines.isEmpty)
  }
}
