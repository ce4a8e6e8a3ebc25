import SceneFuzzing

extension GateReport {
  /// The counterexamples as SARIF.
  ///
  /// - Parameter sources: Finds the lines that declare invariants.
  func sarif(_ sources: SourceFinder) -> SarifReport {
    SarifReport(
      rules: request.enough.invariants.filter { $0.kind != .required }, failures: failures,
      known: triage.baseline == nil ? nil : triage.known,
      notes: notes, status: status, sources: sources)
  }

  /// What keeps the gate from being green and is no counterexample.
  private var notes: [(level: String, text: String)] {
    var notes: [(level: String, text: String)] = []
    for entry in outcome.entries where !entry.isGood {
      notes.append(
        (
          "error",
          ([entry.path + " is not as it should be"] + entry.remarks).joined(separator: "\n")
        ))
    }
    notes += faults.map { ("error", $0.diagnostic.description) }
    return notes + missing.map { ("warning", $0) }
  }
}
