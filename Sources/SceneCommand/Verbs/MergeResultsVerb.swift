import SceneCoverage
package import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneReporting
import ScenePipeline
import SceneGate

/// `merge-results`: prints the report of all parts together, as one machine would have printed it.
package enum MergeResultsVerb {
  static let verb = ContractVerb(
    "merge-results", operands: "FILE…", "Prints the report of several machines together.",
    options: [.corpus, .coverage, .verbose] + ReportFormat.all.map(\.option) + [
      .baseline, .writeBaseline,
    ],
    examples: [VerbExample("merge-results part-*.result", "one report of all shards")],
    takesSettings: true,
    action: ContractAction { call throws(CommandError) in
      try await mergeResults(call.arguments, call.console, call.isInterrupted)
    })

  /// The options of the verbs whose cases several machines can share.
  private static func options(of verb: SharedVerb) -> [Option] {
    switch verb {
    case .run: RunVerb.verb.allOptions
    case .ci: GateVerb.verb.allOptions
    }
  }

  /// Reads one result file and plays nothing of it.
  package static func check(_ bytes: [UInt8], _ path: String) throws(CommandError) {
    var merge = ContractMerge(options)
    try merge.add(bytes, path)
  }

  /// The report of one result file, without its failures.
  package static func report(of bytes: [UInt8], _ path: String) throws(CommandError) -> String {
    var merge = ContractMerge(options)
    try merge.add(bytes, path)
    let whole = try merge.finish()
    let report = GateReport(
      outcome: whole.outcome, request: try GateRequest(whole.arguments), triage: Triage(nil))
    let events = report.events(SourceFinder(CommandEnvironment()))
    return ReportFormat.document(of: events, TextRecorder())
  }

  private static func mergeResults(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    var merge = ContractMerge(options)
    for path in arguments.operands { try merge.add(try Disk.read(path), path) }
    let whole = try merge.finish()
    let asked = whole.arguments
    if asked.verb == SharedVerb.ci.rawValue {
      let request = try GateRequest(asked)
      let baseline = try Baseline.read(arguments)
      let status = try await GateVerb.tell(
        whole.outcome, request, baseline,
        CorpusStore(folder: CorpusStore.local, console: console), arguments, console, isInterrupted)
      // Shards play cases; the defects are planted once, where all parts are together.
      return try await GateVerb.judgeDefects(beside: status, asked, console, isInterrupted)
    }
    var request = try RunRequest(asked)
    // A shard does not stop at a failure, so neither does the campaign.
    request.keepsGoing = true
    RunVerb.announce(request, console)
    let fresh = whole.outcome.fresh
    let reporter = FailureReporter(request, CorpusStore(arguments, console), isInterrupted)
    return try await RunVerb.tell(
      fresh.counting(fresh.tally.tally), request, reporter, arguments, console, isInterrupted)
  }
}
