import CommandKit
import SceneGate
import SceneLifecycle
import SceneReporting
import ScenePipeline
import Testing

/// What a gate says of the bugs that its baseline knows, and what it counts of them.
@Suite struct TriageLineTests {
  private static let violation = Violation(
    invariant: "scene.connects-once", kind: .hard, index: 0, callback: nil, scene: 0)

  private func failure(_ events: Int, cases: UInt64 = 0) throws -> ReportedFailure {
    let platform = try #require(Platform.named("ipad-ios17"))
    let entry = Scenario.Entry(Event(.launch, scene: 0))
    let scenario = Scenario(
      platform: platform, scenes: 1, entries: [Scenario.Entry](repeating: entry, count: events))
    var failure = ReportedFailure(
      "scene.connects-once", text: "", in: scenario,
      ReportFacts(repeatedBy: "again \(events)"))
    failure.isOfScene = true
    failure.cases = cases
    return failure
  }

  @Test func `Known bugs that were met have their cases and command, others their name`() throws {
    let buckets = try (1...3).map { Bucket(try failure($0)) }
    var triage = Triage(Baseline(buckets))
    triage.take(try failure(2, cases: 3))
    triage.take(try failure(1))
    #expect(
      triage.lines(of: 100) == [
        "baseline: 3 known bugs, 2 met",
        "KNOWN  \(buckets[1].text)", "       3 cases failed this way", "       again 2",
        "KNOWN  \(buckets[0].text)", "       again 1",
        "NOT MET  \(buckets[2].text)",
      ])
    #expect(triage.unseen == [buckets[2]])
  }

  @Test func `A baseline without a bug and one without a file are told apart`() throws {
    #expect(Triage(Baseline([])).lines(of: 1) == ["baseline: no bug is known"])
    #expect(Triage(nil).lines(of: 1) == [])
    let words = try Arguments(
      "ci", ["--baseline", "no-such-folder/main"], [.baseline, .writeBaseline])
    let missing = try #require(try Baseline.read(words))
    #expect(
      Triage(missing).lines(of: 1)
        == ["baseline: there is no file 'no-such-folder/main', so no bug is known"])
  }

  @Test func `A bug that is met twice is listed once, known or new`() throws {
    var triage = Triage(Baseline([Bucket(try failure(1))]))
    #expect(try [1, 1, 2, 2].map { triage.take(try failure($0)) } == [false, false, true, true])
    #expect(triage.known.count == 1 && triage.new.count == 1)
    #expect(triage.all.buckets.count == 2)
    let signature = Bucket(try failure(1)).signature
    #expect(triage.histories(of: signature).map(\.entries.count) == [1, 1, 2, 2])
  }

  @Test func `The cases of a finding are counted with its first one`() throws {
    var triage = Triage(Baseline([Bucket(try failure(1))]))
    var search = triage.search(Finding(index: 3, violation: Self.violation, count: 2, others: [9]))
    while let next = search.next() {
      triage.take(try failure(next.index == 3 ? 1 : 2, cases: 2), in: &search)
    }
    triage.close(search)
    #expect(triage.known.map(\.cases) == [2])
    #expect(triage.new.map(\.cases) == [0], "a case behind the first one is counted already")
  }

  @Test func `A new crash is not enough for a law, and a new bug of the law is`() throws {
    var crash = try failure(7)
    crash.end = ProcessEnd("SIGILL", said: nil, hasLine: false, in: "SIGILL at connect")
    var triage = Triage(Baseline([]))
    triage.take(crash)
    var search = triage.search(Finding(index: 3, violation: Self.violation))
    #expect(search.next()?.index == 3)
    triage.take(try failure(7), in: &search)
    var again = triage.search(Finding(index: 4, violation: Self.violation))
    #expect(again.next() == nil, "it has a new bug by now")
  }
}
