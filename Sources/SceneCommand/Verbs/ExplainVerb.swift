import SceneReporting
import CommandKit
import SceneFuzzing
import SceneLifecycle
import ScenePipeline
import SceneGate

/// `explain`: says what each event of a failing scenario is for.
enum ExplainVerb {
  static let verb = ContractVerb(
    "explain", operands: "FILE | TOKEN",
    "Says what each event of a failing scenario is for, and what would pass.",
    options: Option.judging, note: IdentifierNote.invariant,
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
    let loaded = try LoadedScenario(arguments)
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
    console.write(report.text(console.style))
    return isInterrupted() ? .interrupted : .violated
  }
}
