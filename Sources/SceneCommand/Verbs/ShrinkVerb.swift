import CommandKit
import SceneFuzzing

/// `shrink`: makes a failing scenario as short as it gets.
enum ShrinkVerb {
  static let verb = ContractVerb(
    "shrink", operands: "FILE | TOKEN", "Makes a failing scenario as short as it gets.",
    options: Option.judging + [.corpus], note: IdentifierNote.invariant,
    examples: [VerbExample("shrink g1:any:7:12", "shrink a case and write it to a file")],
    takesSettings: true,
    action: ContractAction { call throws(CommandError) in
      try await shrink(call.arguments, call.console, call.isInterrupted)
    })

  private static func shrink(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    let asked = try LoadedScenario(arguments)
    guard let signature = try asked.failure(console) else { return .holds }
    let fuzzer = Fuzzer(asked.selection.judgement)
    let found = await fuzzer.counterexample(
      of: asked.play.scenario, keeping: signature, shouldStop: isInterrupted)
    guard let found else {
      throw CommandError(Diagnostic(Fault(.notReproduced).sentence), .faulty)
    }
    let keeper = CorpusStore(arguments, console)
    let path = try keeper.keep(found.scenario)
    let shortest = fuzzer.play(found.scenario, telling: signature)
    var report = FailureReport(
      shortest.transcript, shrinking: found.statistics, repeatedBy: "scenefuzz replay \(path)")
    report.file = path
    report.others = try keeper.keep(others: [found.shrunk], beside: [signature.invariant])
    report.explain(shortest.judgement(asked.selection.judgement), isInterrupted)
    console.write(report.text(console.style))
    return isInterrupted() ? .interrupted : .violated
  }
}
