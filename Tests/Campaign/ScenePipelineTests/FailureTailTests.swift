import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneShrinking
import Testing

/// What the tail of the pipeline names beside a failure.
@Suite struct FailureTailTests {
  /// Plays nothing: a failure's facts are its report.
  private struct FactsAnalyzer: FailureAnalyzer {
    var shouldStop: @Sendable () -> Bool { { false } }

    func history(of finding: Finding) throws(Never) -> Scenario? { nil }
    func shrink(
      _ scenario: Scenario, keeping wanted: Signature, besides known: [Scenario]
    ) throws(Never) -> Shrunk? { nil }
    func report(_ facts: FailureFacts) throws(Never) -> FailureFacts { facts }
  }

  private func scenario(_ invariant: String, events: Int = 1) throws -> Scenario {
    let platform = try #require(Platform.named("ipad-ios17"))
    let entry = Scenario.Entry(Event(.launch, scene: 0))
    var scenario = Scenario(
      platform: platform, scenes: 1, entries: [Scenario.Entry](repeating: entry, count: events))
    scenario.violates = invariant
    return scenario
  }

  /// A failure on whose way others were met.
  private func failure(_ invariant: String, meeting others: [Scenario]) throws -> Failure {
    let violation = Violation(
      invariant: invariant, kind: .hard, index: 0, callback: nil, scene: nil)
    let shrunk = Shrunk(
      scenario: try scenario(invariant), eventsBefore: 9, trials: 3, minimality: .single,
      others: others)
    return Failure(
      finding: Finding(index: 0, violation: violation),
      counterexample: Counterexample(shrunk: shrunk))
  }

  private var store: ScenarioStore<Never> {
    ScenarioStore(
      keep: { scenario throws(Never) in scenario.violates ?? "" },
      replaying: { "replay \($0 ?? "")" }, shrinking: { "shrink \($0 ?? "")" })
  }

  @Test func `What has a report of its own is not named beside another`() throws {
    let others = try ["a", "told", "b", "b"].map { try scenario($0, events: 2) }
    let failures = [
      try failure("a", meeting: others), try failure("c", meeting: [try scenario("c")]),
    ]
    var tail = FailureTail(FactsAnalyzer(), store)
    #expect(
      tail.report(failures).report.others.map(\.command) == ["replay c", "shrink told", "shrink b"])
    tail.reported = ["told"]
    #expect(tail.report(failures).report.others.map(\.command) == ["replay c", "shrink b"])
  }
}
