import SceneFuzzing

extension FuzzCommand {
  /// Makes what a campaign found small, writes it to files, and tells it.
  ///
  /// A campaign that stopped at its first failure has one report: of the simplest way in which the
  /// engine fails thereabouts, with the others named. One that went on has a report for each history;
  /// invariants that the same history breaks share one.
  static func reports(
    of findings: [Finding], _ request: RunRequest, _ keeper: Keeper,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> [FailureReport] {
    let fuzzer = Fuzzer(request.selection.judgement)
    if let first = findings.first, findings.count == 1, !request.keepsGoing {
      let failures = await fuzzer.failures(around: first, request.order, shouldStop: isInterrupted)
      guard let simplest = failures.first else { throw lost(first, request) }
      let others = Array(failures.dropFirst())
      return [try report(simplest, beside: others, request, keeper, isInterrupted)]
    }
    var buckets: [[Failure]] = []
    for finding in findings {
      let failure = await fuzzer.failure(finding, request.order, isInterrupted)
      guard let failure else { throw lost(finding, request) }
      let known = buckets.firstIndex { $0.contains { $0.isAlike(failure) } }
      if let known { buckets[known].append(failure) } else { buckets.append([failure]) }
    }
    var reports: [FailureReport] = []
    for bucket in buckets {
      let others = Array(bucket.dropFirst())
      reports.append(try report(bucket[0], beside: others, request, keeper, isInterrupted))
    }
    return reports
  }

  /// Makes one finding small, writes it to a file, and tells it.
  static func report(
    _ finding: Finding, _ request: RunRequest, _ keeper: Keeper,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> FailureReport {
    let failure = await Fuzzer(request.selection.judgement)
      .failure(finding, request.order, isInterrupted)
    guard let failure else { throw lost(finding, request) }
    return try report(failure, beside: [], request, keeper, isInterrupted)
  }

  private static func report(
    _ failure: Failure, beside others: [Failure], _ request: RunRequest, _ keeper: Keeper,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) throws(CommandError) -> FailureReport {
    let fuzzer = Fuzzer(request.selection.judgement)
    let path = try keeper.keep(failure.counterexample.scenario)
    let play = fuzzer.play(failure.counterexample.scenario, telling: failure.finding.signature)
    var report = FailureReport(
      play.transcript, shrinking: failure.counterexample.statistics,
      repeatedBy: "scenefuzz replay \(path)")
    report.seed = request.seed.text
    report.token = token(failure.finding, request).text
    report.cases = failure.finding.count
    report.file = path
    report.explain(play.judgement(request.selection.judgement), isInterrupted)
    for other in others {
      let path = try keeper.keep(other.counterexample.scenario)
      let invariant = other.finding.violation.invariant
      report.others.append(FailureReport.Other(invariant, repeatedBy: "scenefuzz replay \(path)"))
    }
    for other in try keeper.keep(others: failure.counterexample.shrunk)
    where !report.others.contains(where: { $0.invariant == other.invariant }) {
      report.others.append(other)
    }
    return report
  }

  private static func lost(_ finding: Finding, _ request: RunRequest) -> CommandError {
    let token = token(finding, request).text
    return CommandError(
      Diagnostic(
        Fault(.notReproduced).sentence, notes: ["the case is \(token)"],
        help: "report this: scenefuzz replay \(token)"), .faulty)
  }

  private static func token(_ finding: Finding, _ request: RunRequest) -> Token {
    Token(shape: request.shape, seed: request.seed, index: finding.index)
  }
}

extension Counterexample {
  /// What shrinking came to, for a report.
  var statistics: FailureReport.Shrinking {
    FailureReport.Shrinking(
      label: certainty, eventsBefore: shrunk.eventsBefore, plays: shrunk.trials)
  }
}
