import SceneFuzzing

extension FuzzCommand {
  /// The most events of a history that is explained as it is; a longer one is shrunk before.
  static var explainedEvents: Int { 40 }

  /// Says what each event of a failing scenario is for.
  static func explain(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    let asked = try LoadedScenario(arguments)
    if try asked.failure(console) == nil { return .holds }
    let play = asked.play
    let judgement = play.judgement(asked.selection.judgement)
    var told = FailureReport(
      play.transcript, repeatedBy: "scenefuzz replay \(asked.source.word)")
    if play.scenario.entries.count > explainedEvents {
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

extension FailureReport {
  /// Finds out what each event is for.
  ///
  /// - Parameter judgement: What the history fails by.
  mutating func explain(_ judgement: InvariantSelection, _ isInterrupted: @escaping () -> Bool) {
    explanation = Fuzzer(judgement).explain(transcript.scenario, shouldStop: isInterrupted)
  }
}

extension Play {
  /// The judgement by which the play fails: the one given, or only that of the invariant that broke.
  ///
  /// An invariant that a file names may be soft, or hidden behind another.
  func judgement(_ given: InvariantSelection) -> InvariantSelection {
    if Fuzzer(given).play(scenario).signature == signature { return given }
    return InvariantSelection(only: violations.prefix(1).map(\.invariant), softFails: true)
  }
}
