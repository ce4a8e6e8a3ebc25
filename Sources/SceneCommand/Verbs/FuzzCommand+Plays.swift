import SceneFuzzing

/// How a play is told.
enum PlayFormat: String, CaseIterable {
  case text
  case jsonl

  init(_ arguments: Arguments) throws(CommandError) {
    let word = arguments.text(.playFormat) ?? Self.text.rawValue
    guard let format = Self(rawValue: word) else {
      throw CommandError(
        Diagnostic.unknown(word, isNot: "a format", of: Self.allCases.map(\.rawValue)))
    }
    self = format
  }
}

extension FuzzCommand {
  /// Plays a scenario again and tells every callback.
  static func replay(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus
  {
    let selection = try Selection(arguments)
    let format = try arguments.about(.playFormat) { () throws(CommandError) in
      try PlayFormat(arguments)
    }
    let source = try Source(arguments)
    let play = source.play(selection.judgement)
    if format == .jsonl {
      console.write(PlayLines(play.transcript).text)
      try remark(on: play, console)
      return play.status
    }
    console.write(TraceReport(play.transcript).text(console.style))
    if play.signature != nil, play.scenario.entries.count <= explainedEvents {
      let judgement = play.judgement(selection.judgement)
      if let explanation = Fuzzer(judgement).explain(play.scenario) {
        console.line()
        console.write(ExplanationReport(play.transcript, explanation).text(console.style))
      }
    }
    try remark(on: play, console)
    return play.status
  }

  /// Makes a failing scenario as short as it gets.
  static func shrink(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    let selection = try Selection(arguments)
    let source = try Source(arguments)
    let play = source.play(selection.judgement)
    try remark(on: play, console)
    guard let signature = play.signature else {
      console.line("nothing that binds breaks in \(source.word)")
      return .holds
    }
    let fuzzer = Fuzzer(selection.judgement)
    let found = await fuzzer.counterexample(
      of: play.scenario, keeping: signature, shouldStop: isInterrupted)
    guard let found else {
      throw CommandError(Diagnostic(Fault(.notReproduced).sentence), .faulty)
    }
    let keeper = Keeper(folder: arguments.text(.corpus) ?? Keeper.local)
    let path = try keeper.keep(found.scenario)
    let shortest = fuzzer.play(found.scenario, telling: signature)
    var report = FailureReport(
      shortest.transcript, shrinking: found.statistics, repeatedBy: "scenefuzz replay \(path)")
    report.file = path
    report.others = try keeper.keep(others: [found.shrunk], beside: [signature.invariant])
    report.explain(shortest.judgement(selection.judgement), isInterrupted)
    console.write(report.text(console.style))
    return isInterrupted() ? .interrupted : .violated
  }

  /// Draws a scenario as lanes, or a state machine.
  static func show(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    try checkMachine(arguments)
    if arguments.has(.machine) { return try machine(arguments, console) }
    if let id = arguments.text(.myth) { return try await refute(id, console, isInterrupted) }
    let selection = try Selection(arguments)
    let source = try Source(arguments)
    let play = source.play(selection.judgement)
    console.write(LaneReport(play.transcript).text(console.style))
    try remark(on: play, console)
    return play.status == .faulty ? .faulty : .holds
  }

  /// Says what was left out of a play, and stops at a fault.
  static func remark(on play: Play, _ console: Console) throws(CommandError) {
    if !play.tape.skipped.isEmpty {
      let numbers = play.tape.skipped.map { "\($0 + 1)" }
      console.report(Diagnostic.list("note: illegal now and left out, event", numbers) + "\n")
    }
    if !play.tape.unasked.isEmpty {
      let numbers = play.tape.unasked.map { "\($0 + 1)" }
      console.report(
        Diagnostic.list("note: a choice nobody asked for, after event", numbers) + "\n")
    }
    if case .faulty(let fault) = play.outcome {
      throw CommandError(Diagnostic(fault.sentence), .faulty)
    }
  }
}
