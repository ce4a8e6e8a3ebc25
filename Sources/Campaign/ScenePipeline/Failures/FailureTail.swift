import SceneLifecycle
import SceneReporting
import SceneShrinking

/// The tail of the pipeline: a failure is met, shrunk, proved, kept, explained and reported.
///
/// Each step is one function, so that a door may stop between two of them; `failure(_:)` and
/// `report(_:)` are what most of them call. Every door goes through here, with an analyzer that plays
/// and a store that writes.
package struct FailureTail<Analyzer: FailureAnalyzer> {
  /// The analyzer that plays, shrinks, proves and explains.
  package let analyzer: Analyzer
  /// Where histories are written.
  package let store: ScenarioStore<Analyzer.Problem>
  /// The campaign's seed; nil for a written scenario.
  package var seed: String?
  /// The token of a case; nil for a written scenario.
  package var token: (UInt64) -> String?
  /// Invariants that have reports of their own: they are not named beside others.
  package var reported: [String] = []

  /// Creates the tail of one door.
  ///
  /// - Parameters:
  ///   - analyzer: What plays, shrinks, proves and explains.
  ///   - store: Where histories are written.
  ///   - seed: The campaign's seed; nil for a written scenario.
  ///   - token: The token of a case; nil for a written scenario.
  package init(
    _ analyzer: Analyzer, _ store: ScenarioStore<Analyzer.Problem>, seed: String? = nil,
    token: @escaping (UInt64) -> String? = { _ in nil }
  ) {
    self.analyzer = analyzer
    self.store = store
    self.seed = seed
    self.token = token
  }

  // MARK: Meet

  /// Plays the first case of a finding again; nil when it does not fail so.
  package func meet(_ finding: Finding) throws(Analyzer.Problem) -> MetFailure? {
    guard var scenario = try analyzer.history(of: finding) else { return nil }
    scenario.violates = finding.violation.invariant
    var met = MetFailure(finding, scenario)
    if store.keepsAsMet { met.file = try store.keep(scenario) }
    return met
  }

  // MARK: Shrink and prove

  /// Lets the passes make a history small; nil when it does not fail as it was met.
  package func shrink(_ met: MetFailure) throws(Analyzer.Problem) -> Failure? {
    let shrunk = try analyzer.shrink(
      met.scenario, keeping: met.finding.signature, besides: [])
    return shrunk.map {
      var failure = Failure(finding: met.finding, counterexample: Counterexample(shrunk: $0))
      failure.metFile = met.file
      return failure
    }
  }

  /// Proves a failure where its harness can, and writes it: what comes next may end the process.
  ///
  /// - Parameters:
  ///   - failure: What the passes came to.
  ///   - limit: Nothing is proved of what stays longer than so many events.
  package func prove(
    _ failure: Failure, limit: Int = .max
  ) async throws(Analyzer.Problem) -> Failure {
    var failure = failure
    failure.counterexample = await analyzer.proved(
      failure.counterexample.shrunk, keeping: failure.finding.signature, limit: limit)
    if !failure.isConsequence { _ = try store.keep(failure.scenario) }
    return failure
  }

  /// Meets, shrinks and proves; nil when the failure does not come back.
  package func failure(_ finding: Finding) async throws(Analyzer.Problem) -> Failure? {
    guard let met = try meet(finding), let failure = try shrink(met) else { return nil }
    return try await prove(failure)
  }

  // MARK: Keep, explain, report

  /// Reports the first of some failures, with the others named; writes all of them.
  ///
  /// - Parameters:
  ///   - failures: At least one.
  ///   - further: Other histories that break the law of the first one, told and not written.
  package func report(
    _ failures: [Failure], and further: [Failure] = []
  ) throws(Analyzer.Problem) -> Analyzer.Report {
    precondition(!failures.isEmpty, "a report is about at least one failure, got none")
    let failure = failures[0]
    var facts = try facts(of: failure.finding, failure.scenario)
    facts.report.shrinking = ReportFacts.ShrinkingSummary(
      label: failure.certainty ?? failure.counterexample.certainty,
      eventsBefore: failure.counterexample.shrunk.eventsBefore,
      plays: failure.counterexample.shrunk.trials)
    var files = [facts.report.file]
    facts.report.others = try others(beside: failures, &files)
    facts.report.further = further.map { $0.scenario.eventLine }
    let report = try analyzer.report(facts)
    // Only now is there another file that is known to fail.
    for case (let failure, let file?) in zip(failures, files) {
      if let met = failure.metFile, met != file { store.forget(met) }
    }
    return report
  }

  /// Reports a history as it was met.
  package func report(_ met: MetFailure) throws(Analyzer.Problem) -> Analyzer.Report {
    try analyzer.report(try facts(of: met.finding, met.scenario))
  }

  private func facts(
    of finding: Finding, _ scenario: Scenario
  ) throws(Analyzer.Problem) -> FailureFacts {
    let file = try store.keep(scenario)
    if file == nil { store.report(scenario) }
    let token = token(finding.index)
    var facts = FailureFacts(
      scenario, showing: finding.signature, repeatedBy: store.replaying(file ?? token))
    facts.report.cases = finding.count
    facts.report.seed = seed
    facts.report.token = token
    facts.report.file = file
    return facts
  }

  /// Names the failures behind the first, then those that were met while they were made small.
  ///
  /// Only what is in a file can be repeated; `files` gets that of each failure behind the first.
  private func others(
    beside failures: [Failure], _ files: inout [String?]
  ) throws(Analyzer.Problem) -> [ReportFacts.Other] {
    var others: [ReportFacts.Other] = []
    for failure in failures.dropFirst() {
      files.append(try store.keep(failure.scenario))
      guard case let file?? = files.last else { continue }
      let invariant = failure.finding.violation.invariant
      others.append(ReportFacts.Other(invariant, repeatedBy: store.replaying(file)))
    }
    var named = reported + failures.map(\.finding.violation.invariant)
    for scenario in failures.flatMap(\.counterexample.shrunk.others) {
      guard let invariant = scenario.violates, !named.contains(invariant),
        let file = try store.keep(scenario)
      else { continue }
      named.append(invariant)
      others.append(ReportFacts.Other(invariant, repeatedBy: store.shrinking(file)))
    }
    return others
  }
}
