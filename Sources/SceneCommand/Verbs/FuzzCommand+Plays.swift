import SceneFuzzing

/// How a play is told.
enum PlayFormat: String, CaseIterable {
  case text
  case jsonl
}

extension FuzzCommand {
  /// Plays a scenario again and tells every callback.
  static func replay(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus
  {
    let format: PlayFormat = try arguments.choice(.format, as: "a format") ?? .text
    let asked = try LoadedScenario(arguments)
    let play = asked.play
    if format == .jsonl {
      console.write(PlayLines(play.transcript).text)
      try asked.remark(console)
      return play.status
    }
    console.write(TraceReport(play.transcript).text(console.style))
    if play.signature != nil, play.scenario.entries.count <= explainedEvents {
      let judgement = play.judgement(asked.selection.judgement)
      if let explanation = Fuzzer(judgement).explain(play.scenario) {
        console.line()
        console.write(ExplanationReport(play.transcript, explanation).text(console.style))
      }
    }
    try asked.remark(console)
    if let violated = asked.source.violated, play.signature == nil {
      console.line("\n\(violated) holds, though the file says that it is violated")
    }
    return play.status
  }

  /// Makes a failing scenario as short as it gets.
  static func shrink(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    let asked = try LoadedScenario(arguments)
    if try asked.failure(console) == nil { return .holds }
    let tail = FailureTail(
      asked.selection.judgement, CorpusStore(arguments, console).store, isInterrupted)
    let failure = try await tail.failure(of: asked.play)
    console.write(try tail.report([failure]).text(console.style))
    return isInterrupted() ? .interrupted : .violated
  }

  /// Draws a scenario as lanes, or a state machine.
  static func show(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    try checkMachine(arguments)
    if arguments.has(.machine) { return try machine(arguments, console) }
    if let id = arguments.text(.myth) {
      try arguments.checkNoOperands()
      return try await refute(id, console, isInterrupted)
    }
    let asked = try LoadedScenario(arguments)
    console.write(LaneReport(asked.play.transcript).text(console.style))
    try asked.remark(console)
    return .holds
  }
}
