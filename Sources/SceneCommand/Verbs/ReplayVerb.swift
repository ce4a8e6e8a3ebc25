import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneReporting
import ScenePipeline
import SceneGate

/// `replay`: plays a scenario again and writes every callback.
enum ReplayVerb {
  static let verb = ContractVerb(
    "replay", operands: VerbWords.replay.operands, VerbWords.replay.summary,
    options: Option.judging + [.playFormat, .lenient],
    note: IdentifierNote.invariant,
    examples: [
      VerbExample("replay corpus/contract/seeds/1.scene", "show every callback"),
      VerbExample("replay g3:any:7:12 --format jsonl", "case 12 of seed 7 for another tool"),
    ],
    takesSettings: true,
    action: ContractAction { call throws(CommandError) in try replay(call.arguments, call.console) }
  )

  private static func replay(_ arguments: Arguments, _ console: Console) throws(CommandError)
    -> ExitStatus
  {
    let format: PlayFormat = try arguments.choice(.format, as: "a format") ?? .text
    let loaded = try LoadedScenario(arguments)
    let play = loaded.play
    if format == .jsonl {
      console.stream(PlayLines(play.transcript).write)
      return try status(of: loaded, arguments, console)
    }
    console.stream { TraceReport(play.transcript).write(console.style, to: $0) }
    if play.signature != nil, play.scenario.entries.count <= Play.explainedEvents {
      let judgement = play.judgement(loaded.selection.judgement)
      if let explanation = Fuzzer(judgement).explain(play.scenario) {
        console.line()
        console.write(ExplanationReport(play.transcript, explanation).text(console.style))
      }
    }
    let status = try status(of: loaded, arguments, console)
    if let violated = loaded.source.violated, play.signature == nil {
      console.line()
      console.line("\(violated) holds, though the file says that it is violated")
    }
    return status
  }

  /// Writes what was left out; what is not all of the scenario shows nothing by holding.
  private static func status(
    of loaded: LoadedScenario, _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    try loaded.remark(console)
    let isWhole = loaded.omissions.isEmpty || arguments.has(.lenient)
    return loaded.play.status == .holds && !isWhole ? .inconclusive : loaded.play.status
  }
}
