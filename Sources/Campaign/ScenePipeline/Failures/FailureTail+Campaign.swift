import SceneLifecycle

/// The reports on the findings of a campaign.
package struct ReportedFailures<Report> {
  /// One report a failure, the first failure first.
  package var reports: [Report] = []
  /// Findings that did not come back when their case was played again: a fault of the tool.
  package var lost: [Finding] = []

  package init() {}
}

extension FailureTail {
  /// Meets, shrinks, proves, keeps, explains and reports what a campaign found.
  ///
  /// A campaign that stopped at its first failure has one report: of the simplest way in which the
  /// harness fails thereabouts, with the others named. One that went on has a report for each history;
  /// invariants that the same history breaks share one.
  ///
  /// - Parameters:
  ///   - findings: What the campaign found.
  ///   - keepsGoing: Whether the campaign went on after a failure.
  package func reports(
    of findings: [Finding], keepsGoing: Bool
  ) async throws(Analyzer.Problem) -> ReportedFailures<Analyzer.Report> {
    if let first = findings.first, findings.count == 1, !keepsGoing {
      return try await simplest(around: first)
    }
    var reported = ReportedFailures<Analyzer.Report>()
    var failures: [Failure] = []
    for finding in findings {
      if let failure = try await failure(finding) {
        failures.append(failure)
      } else {
        reported.lost.append(finding)
      }
    }
    for bucket in buckets(failures) { reported.reports.append(try report(bucket)) }
    return reported
  }

  /// Reports the simplest way of failing around the first failure of a campaign.
  private func simplest(
    around first: Finding
  ) async throws(Analyzer.Problem) -> ReportedFailures<Analyzer.Report> {
    var hunt = try await FailureHunt(around: first, self)
    var failures: [Failure] = []
    while let failure = try await hunt.next() { failures.append(failure) }
    failures.sort(by: <)
    var reported = ReportedFailures<Analyzer.Report>()
    reported.lost = hunt.lost
    guard let simplest = failures.first else { return reported }
    let others = failures.dropFirst().filter { !$0.isConsequence }
    reported.reports = [try report([simplest] + others)]
    return reported
  }

  private func buckets(_ failures: [Failure]) -> [[Failure]] {
    var buckets: [[Failure]] = []
    for failure in failures {
      let known = buckets.firstIndex { $0.contains { $0.isAlike(failure) } }
      if let known { buckets[known].append(failure) } else { buckets.append([failure]) }
    }
    return buckets
  }
}
