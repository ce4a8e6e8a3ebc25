package import CommandKit
package import SceneCoverage
import SceneFuzzing
package import SceneGate
import SceneLifecycle
package import ScenePipeline
import SceneReporting

// Parts of the contract's verbs, for tests that play nothing, or less than a verb does.

extension FuzzCommand {
  private static func door(_ arguments: Arguments, _ console: Console) -> ContractDoor {
    ContractDoor(VerbCall(arguments, console, { false }))
  }

  /// Reports what a campaign came to, as `run` does.
  package static func report(
    _ result: CampaignResult<Surveyed>, of arguments: Arguments, _ console: Console
  ) async throws(CommandError) -> ExitStatus {
    try await RunVerb.report(result, try RunRequest(arguments), door(arguments, console))
  }

  /// Reports what a gate has played, as `ci` does.
  package static func report(
    _ outcome: ContractOutcome, of arguments: Arguments, _ console: Console
  ) async throws(CommandError) -> ExitStatus {
    let door = door(arguments, console)
    let plan = try door.plan()
    GateVerb.announce(plan, door)
    return try await GateVerb.judge(outcome, plan, try door.baseline(), door)
  }

  /// Plants defects as `ci` does.
  ///
  /// - Parameters:
  ///   - arguments: The user's words.
  ///   - console: Where text goes.
  ///   - limit: Callbacks after which a planted defect survives.
  package static func gate(
    _ arguments: Arguments, _ console: Console, defectLimit limit: UInt64
  ) async throws(CommandError) -> ExitStatus {
    var door = door(arguments, console)
    door.defectLimit = limit
    return try await GateVerb.gate(door)
  }

  /// Reads one result file and plays nothing of it.
  package static func check(result bytes: [UInt8], _ path: String) throws(CommandError) {
    var merge = ContractMerge(ContractDoor.options)
    try merge.add(bytes, path)
  }

  /// The report of one result file, without its failures.
  package static func report(
    ofResult bytes: [UInt8], _ path: String
  ) throws(CommandError) -> String {
    var merge = ContractMerge(ContractDoor.options)
    try merge.add(bytes, path)
    let whole = try merge.finish()
    let request = try GateRequest(whole.arguments)
    let sources = SourceFinder(CommandEnvironment())
    let report = GateReport(whole.outcome, request, Triage(nil), sources)
    return ReportFormat.document(of: report.events(sources), TextRecorder())
  }
}
