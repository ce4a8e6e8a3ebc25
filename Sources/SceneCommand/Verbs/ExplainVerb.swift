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
    options: Option.judging + [format], note: IdentifierNote.invariant,
    examples: [
      VerbExample("explain bug.scene", "what each event is for, and what would pass")
    ],
    takesSettings: true,
    action: ContractAction { call throws(CommandError) in
      try await explain(call.arguments, call.console, call.isInterrupted)
    })

  /// How an explanation is written, for the command of an app, too.
  static let format = Option.format.saying("write the explanation as text or json")

  /// The explanation of a scenario in which nothing fails, as JSON.
  static let nothing = JSON.members(["violations": .list([])]).lines() + "\n"

  private static func explain(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    let format: TableFormat = try arguments.choice(format, as: "a format") ?? .text
    let loaded = try LoadedScenario(arguments)
    if format == .json, loaded.play.signature == nil {
      try loaded.remark(console)
      console.write(nothing)
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
    console.write(format == .json ? report.json.lines() + "\n" : report.text(console.style))
    return isInterrupted() ? .interrupted : .violated
  }
}
