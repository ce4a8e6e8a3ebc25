import SceneFuzzing

extension FuzzCommand {
  /// The most events of a history that is explained as it is; a longer one is shrunk before.
  static var explainedEvents: Int { 40 }

  /// Says what each event of a failing scenario is for.
  static func explain(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    let asked = try LoadedScenario(arguments)
    guard try asked.failure(console) != nil, let met = MetFailure(asked.play) else {
      return .holds
    }
    let tail = FailureTail(
      asked.play.judgement(asked.selection.judgement),
      ScenarioStore(repeatedBy: "scenefuzz replay \(asked.source.word)"), isInterrupted)
    let report =
      if asked.play.scenario.entries.count > explainedEvents {
        try tail.report([try await tail.failure(of: asked.play)])
      } else {
        try tail.report(met)
      }
    console.write(report.text(console.style))
    return isInterrupted() ? .interrupted : .violated
  }
}
