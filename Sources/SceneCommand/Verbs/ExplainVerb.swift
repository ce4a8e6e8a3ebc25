import SceneReporting
import CommandKit
import SceneFuzzing
import SceneLifecycle
import ScenePipeline
import SceneGate

/// `explain`: says what each event of a failing scenario is for.
enum ExplainVerb {
  static let verb = ContractVerb(
    "explain", operands: VerbWords.explain.operands, VerbWords.explain.summary,
    options: Option.judging + [.explanationFormat], note: IdentifierNote.invariant,
    examples: [
      VerbExample("explain bug.scene", "what each event is for, and what would pass")
    ],
    takesSettings: true,
    action: ContractAction { call throws(CommandError) in
      try await explain(call.arguments, call.console, call.isInterrupted)
    })

  private static func explain(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    let format: TableFormat = try arguments.choice(.format, as: "a format") ?? .text
    let loaded = try LoadedScenario(arguments)
    if format == .json, loaded.play.signature == nil {
      try loaded.remark(console)
      console.write(FailureReport.nothing.document)
      return .holds
    }
    guard try loaded.failure(console) != nil, let met = MetFailure(loaded.play) else {
      return .holds
    }
    let tail = FailureTail(
      loaded.play.judgement(loaded.selection.judgement),
      ScenarioStore(repeatedBy: "scenefuzz replay " + loaded.source.word.shellWord), isInterrupted)
    let report =
      if loaded.play.scenario.entries.count > Play.explainedEvents {
        try tail.report([try await tail.failure(of: loaded.play)])
      } else {
        try tail.report(met)
      }
    console.write(format == .json ? report.json.document : report.text(console.style))
    return isInterrupted() ? .interrupted : .violated
  }
}
