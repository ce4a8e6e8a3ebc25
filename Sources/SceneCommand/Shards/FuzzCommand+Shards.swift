import SceneFuzzing
import SceneLifecycle

extension FuzzCommand {
  /// Writes what a machine played of a campaign, to be judged when all parts are there.
  ///
  /// What cannot be written, or was cut short, is told here: nobody else will.
  static func keep(
    _ outcome: GateOutcome, _ findings: [(RunRequest, Finding)], _ shard: Shard,
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    if isInterrupted() {
      try await tell(findings, console, isInterrupted)
      console.report("interrupted: a part of a part is not written\n")
      return .interrupted
    }
    let usual = "\(CorpusStore.local)/results/\(shard.number)-of-\(shard.count).result"
    let path = arguments.text(.results) ?? usual
    do throws(CommandError) {
      try Disk.write(ResultFile(arguments, shard, outcome).text, to: path)
    } catch {
      try await tell(findings, console, isInterrupted)
      throw error
    }
    let cases = outcome.fixed.activity.cases + outcome.fresh.activity.cases
    let ways = UInt64(outcome.fixed.findings.count + outcome.fresh.findings.count)
    console.line("shard \(shard.text): \(cases.counted("case")), \(ways.counted("way")) of failing")
    console.line("scenefuzz merge-results \(path) …")
    return .holds
  }

  private static func tell(
    _ findings: [(RunRequest, Finding)], _ console: Console,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) {
    let keeper = CorpusStore(folder: CorpusStore.local, console: console)
    for (campaign, finding) in findings {
      var teller = FailureReporter(campaign, keeper, isInterrupted)
      guard let report = try await teller.report(finding) else { continue }
      console.write(report.text(console.style))
    }
  }

  /// Prints the report of all parts together, as one machine would have printed it.
  static func mergeResults(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    if arguments.operands.isEmpty {
      throw CommandError(
        Diagnostic("'merge-results' needs files", help: "write scenefuzz merge-results FILE…"))
    }
    var merge = ResultMerge()
    for path in arguments.operands { try merge.add(path) }
    let whole = try merge.finish()
    if whole.verb == .ci {
      let request = try GateRequest(whole.arguments)
      let baseline = try Baseline.asked(arguments)
      return try await tell(whole.outcome, request, baseline, arguments, console, isInterrupted)
    }
    var request = try RunRequest(whole.arguments)
    // A shard does not stop: what it met is not what a campaign stops at.
    request.keepsGoing = true
    announce(request, console)
    let fresh = whole.outcome.fresh
    return try await tell(
      fresh.counting(fresh.tally.tally), request, arguments, console, isInterrupted)
  }
}
