import CommandKit
import SceneFuzzing

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
    if try loaded.failure(console) == nil { return .holds }
    let play = loaded.play
    let judgement = play.judgement(loaded.selection.judgement)
    var told = FailureReport(
      play.transcript, repeatedBy: "scenefuzz replay \(loaded.source.word)")
    if play.scenario.entries.count > Play.explainedEvents {
      let found = await Fuzzer(judgement)
        .counterexample(of: play.scenario, shouldStop: isInterrupted)
      guard let found else {
        throw CommandError(Diagnostic(Fault(.notReproduced).sentence), .faulty)
      }
      told.transcript = Fuzzer(judgement).play(found.scenario).transcript
      told.shrinking = found.statistics
    }
    told.explain(judgement, isInterrupted)
    console.write(told.text(console.style))
    return isInterrupted() ? .interrupted : .violated
  }
}
