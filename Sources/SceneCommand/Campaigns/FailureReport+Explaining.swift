import SceneFuzzing

extension FailureReport {
  /// Finds out what each event is for.
  ///
  /// - Parameter judgement: What the history fails by.
  mutating func explain(_ judgement: InvariantSelection, _ isInterrupted: @escaping () -> Bool) {
    explanation = Fuzzer(judgement).explain(transcript.scenario, shouldStop: isInterrupted)
  }
}

extension Play {
  /// The most events of a history that is explained as it is; a longer one is shrunk before.
  static var explainedEvents: Int { 40 }

  /// The judgement by which the play fails: the one given, or only that of the invariant that broke.
  ///
  /// An invariant that a file names may be soft, or hidden behind another.
  func judgement(_ given: InvariantSelection) -> InvariantSelection {
    if Fuzzer(given).play(scenario).signature == signature { return given }
    return InvariantSelection(only: violations.prefix(1).map(\.invariant), softFails: true)
  }
}
