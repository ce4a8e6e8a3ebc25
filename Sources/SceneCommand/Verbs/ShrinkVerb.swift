import SceneReporting
import CommandKit
import SceneFuzzing
import SceneLifecycle
import ScenePipeline
import SceneGate

/// `shrink`: makes a failing scenario as short as it gets.
enum ShrinkVerb {
  static let verb = ContractVerb(
    "shrink", operands: VerbWords.shrink.operands, VerbWords.shrink.summary,
    options: Option.judging + [.corpus, .reportFormat], note: IdentifierNote.invariant,
    examples: [VerbExample("shrink g3:any:7:12", "shrink a case and write it to a file")],
    takesSettings: true,
    action: ContractAction { call throws(CommandError) in
      try await shrink(call.arguments, call.console, call.isInterrupted)
    })

  private static func shrink(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    let loaded = try LoadedScenario(arguments)
    let format: TableFormat = try arguments.choice(.format, as: "a format") ?? .text
    if format == .json, loaded.play.signature == nil {
      try loaded.remark(console)
      console.write(FailureReport.nothing.document)
      return .holds
    }
    if try loaded.failure(console) == nil { return .holds }
    let tail = FailureTail(
      loaded.selection.judgement, CorpusStore(arguments, console).store,
      of: loaded.source.token, isInterrupted)
    let report =
      if let token = loaded.source.token {
        try await tail.report(of: loaded.play, at: token)
      } else {
        try tail.report([try await tail.failure(of: loaded.play)])
      }
    console.write(format == .json ? report.json.document : report.text(console.style))
    return isInterrupted() ? .interrupted : .violated
  }
}
