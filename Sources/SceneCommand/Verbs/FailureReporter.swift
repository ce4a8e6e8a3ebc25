import SceneFuzzing

/// Turns what a campaign met into files and reports.
struct FailureReporter {
  /// What was played.
  let request: RunRequest
  /// Where counterexamples are written.
  let keeper: CorpusStore
  /// Whether somebody has asked to stop.
  let isInterrupted: @Sendable () -> Bool
  /// Failures that did not come back: the tool's own fault.
  private(set) var lost: [FaultyCase] = []

  private let fuzzer: Fuzzer

  init(
    _ request: RunRequest, _ keeper: CorpusStore, _ isInterrupted: @escaping @Sendable () -> Bool
  ) {
    self.request = request
    self.keeper = keeper
    self.isInterrupted = isInterrupted
    fuzzer = Fuzzer(request.selection.judgement)
  }

  /// Makes findings small, writes each to a file as soon as it is small, and tells them.
  ///
  /// A campaign that stopped at its first failure has one report: of the simplest way in which the
  /// engine fails thereabouts, with the others named. One that went on has a report for each history;
  /// invariants that the same history breaks share one.
  mutating func reports(of findings: [Finding]) async throws(CommandError) -> [FailureReport] {
    guard let first = findings.first, findings.count == 1, !request.keepsGoing else {
      return try buckets(try await failures(of: findings)).map { bucket throws(CommandError) in
        try report(bucket)
      }
    }
    let failures = try await failures(around: first).sorted(by: <)
    guard let simplest = failures.first else { return [] }
    return [try report([simplest] + failures.dropFirst().filter { !$0.isConsequence })]
  }

  /// The ways in which the engine fails around the first failure of a campaign.
  private mutating func failures(around first: Finding) async throws(CommandError) -> [Failure] {
    var hunt = await FailureHunt(
      around: first, request.order, by: fuzzer, shouldStop: isInterrupted)
    for finding in hunt.lost { lost.append(request.faulty(finding.index, Fault(.notReproduced))) }
    var failures: [Failure] = []
    while let failure = await hunt.next() {
      // A kill may come while the next one is made small.
      if !failure.isConsequence { _ = try keeper.keep(failure.counterexample.scenario) }
      failures.append(failure)
    }
    return failures
  }

  /// Makes one finding small, writes it to a file, and tells it; nil when it does not come back.
  mutating func report(_ finding: Finding) async throws(CommandError) -> FailureReport? {
    let failures = try await failures(of: [finding])
    return failures.isEmpty ? nil : try report(failures)
  }

  private mutating func failures(of findings: [Finding]) async throws(CommandError) -> [Failure] {
    var failures: [Failure] = []
    for finding in findings {
      if let failure = await fuzzer.failure(finding, request.order, isInterrupted) {
        // A kill may come while the next one is made small.
        _ = try keeper.keep(failure.counterexample.scenario)
        failures.append(failure)
      } else {
        lost.append(request.faulty(finding.index, Fault(.notReproduced)))
      }
    }
    return failures
  }

  private func buckets(_ failures: [Failure]) -> [[Failure]] {
    var buckets: [[Failure]] = []
    for failure in failures {
      let known = buckets.firstIndex { $0.contains { $0.isAlike(failure) } }
      if let known { buckets[known].append(failure) } else { buckets.append([failure]) }
    }
    return buckets
  }

  /// Tells the first of some failures, with the others named.
  private func report(_ failures: [Failure]) throws(CommandError) -> FailureReport {
    let failure = failures[0]
    let path = try keeper.keep(failure.counterexample.scenario)
    let play = fuzzer.play(failure.counterexample.scenario, telling: failure.finding.signature)
    var report = FailureReport(
      play.transcript, shrinking: failure.counterexample.statistics,
      repeatedBy: "scenefuzz replay \(path)")
    report.seed = request.seed.text
    report.token = request.token(failure.finding.index).text
    report.cases = failure.finding.count
    report.file = path
    report.explain(play.judgement(request.selection.judgement), isInterrupted)
    for other in failures.dropFirst() {
      let path = try keeper.keep(other.counterexample.scenario)
      let invariant = other.finding.violation.invariant
      report.others.append(FailureReport.Other(invariant, repeatedBy: "scenefuzz replay \(path)"))
    }
    let told = failures.map(\.finding.violation.invariant)
    report.others += try keeper.keep(others: failures.map(\.counterexample.shrunk), beside: told)
    return report
  }
}

extension Counterexample {
  /// What shrinking came to, for a report.
  var statistics: FailureReport.Shrinking {
    FailureReport.Shrinking(
      label: certainty, eventsBefore: shrunk.eventsBefore, plays: shrunk.trials)
  }
}
