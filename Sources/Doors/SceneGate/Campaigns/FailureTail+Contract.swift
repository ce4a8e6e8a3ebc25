package import CommandKit
import SceneFuzzing
package import SceneGeneration
package import SceneLifecycle
package import ScenePipeline
package import SceneReporting

extension RunRequest {
  /// The tail of the pipeline for what the campaign meets.
  ///
  /// - Parameters:
  ///   - keeper: Where counterexamples are written.
  ///   - shouldStop: Asked now and then, on any thread; true ends with what is known.
  package func tail(
    _ keeper: CorpusStore, _ shouldStop: @escaping StopCheck
  ) -> FailureTail<ContractAnalyzer<CommandError>> {
    let analyzer = ContractAnalyzer(
      Fuzzer(selection.judgement), order, problem: CommandError.self, shouldStop: shouldStop)
    return FailureTail(
      analyzer, keeper.store, seed: seed.text, token: { token($0).text })
  }

  /// The fault of a failure that did not come back.
  package func lost(_ finding: Finding) -> FaultyCase {
    faulty(finding.index, Fault(.notReproduced).sentence)
  }
}

extension FailureTail where Analyzer == ContractAnalyzer<CommandError> {
  /// Writes what a campaign has just found as it was met: a kill that comes later loses nothing.
  ///
  /// An error in playing it again or in writing it is told when the finding is reported.
  package func keepAsMet(_ finding: Finding) { _ = try? meet(finding) }

  /// Makes a case of a finding small; nil where it does not come back, or known histories explain it.
  package func report(
    _ finding: Finding, besides known: [Scenario] = []
  ) async throws(CommandError) -> FailureReport? {
    // A proof would lead to a known history: the shortest of all.
    let failure =
      known.isEmpty ? try await self.failure(finding) : try self.failure(finding, besides: known)
    return try failure.map { failure throws(CommandError) in try report([failure]) }
  }

  /// The tail of a verb that plays one history.
  ///
  /// - Parameters:
  ///   - judgement: What is checked.
  ///   - store: Where counterexamples are written.
  ///   - token: The case that the history comes from: it is made small as its campaign does, on the
  ///     platforms of its shape; nil for a written history, which keeps its own.
  ///   - shouldStop: Asked now and then, on any thread; true ends with what is known.
  package init(
    _ judgement: InvariantSelection, _ store: ScenarioStore<CommandError>, of token: Token? = nil,
    _ shouldStop: @escaping StopCheck
  ) {
    let campaign = token.map {
      CampaignOptions(Generator(shape: $0.shape, seed: $0.seed), cases: nil)
    }
    let analyzer = ContractAnalyzer(
      Fuzzer(judgement), campaign, problem: CommandError.self, shouldStop: shouldStop)
    self.init(
      analyzer, store, seed: token?.seed.text,
      token: { index in
        token.map { Token(shape: $0.shape, seed: $0.seed, index: index).text }
      })
  }

  /// Reports the failure of a case as a campaign does that meets it first: the simplest thereabouts.
  ///
  /// - Throws: `CommandError` where the failure does not come back: the tool's own fault.
  package func report(of play: Play, at token: Token) async throws(CommandError) -> FailureReport {
    let findings = play.violations.prefix(1).map { Finding(index: token.index, violation: $0) }
    let reported = try await reports(of: findings, keepsGoing: false)
    guard let report = reported.reports.first else { throw Self.lost(play) }
    return report
  }

  private static func lost(_ play: Play) -> CommandError {
    CommandError(
      Diagnostic(
        Fault(.notReproduced).sentence,
        notes: play.scenario.text.split(separator: "\n").map(String.init),
        help: "report this history"), .faulty)
  }

  /// Makes the failure of one history as short as it can be.
  ///
  /// - Throws: `CommandError` where the failure does not come back: the tool's own fault.
  package func failure(of play: Play) async throws(CommandError) -> Failure {
    guard let met = MetFailure(play), let small = try shrink(met) else { throw Self.lost(play) }
    return try await prove(small)
  }
}

extension CorpusStore {
  /// The folder as the pipeline writes to it.
  package var store: ScenarioStore<CommandError> {
    ScenarioStore(
      keep: { scenario throws(CommandError) in try keep(scenario) }, forget: forget, report: report,
      keepsAsMet: true,
      replaying: { $0.map { "scenefuzz replay \($0.shellWord)" } ?? "" },
      shrinking: { $0.map { "scenefuzz shrink \($0.shellWord)" } ?? "" })
  }
}
