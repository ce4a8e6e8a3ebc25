import SceneFuzzing

extension GateReport {
  /// The same as JUnit XML.
  var junit: JUnitReport {
    var report = JUnitReport()
    for entry in outcome.entries {
      report.add("corpus", entry.path, entry.isGood ? .passed : .failed(entry.remarks))
    }
    if let (_, fault) = outcome.fault(request) {
      report.add("campaign", "engine", .failed([fault.fault.sentence]))
    }
    let tally = outcome.all.tally.tally
    for invariant in request.enough.invariants where invariant.kind != .required {
      let broken = failures.filter {
        $0.transcript.breaks.first?.violation.invariant == invariant.id
      }
      let isMissing = (tally[invariant.id]?.exercised ?? 0) == 0
      report.add(
        "campaign", invariant.id,
        broken.isEmpty
          ? isMissing ? .skipped("not exercised") : .passed : .failed(broken.map { $0.text() }))
    }
    for line in missing { report.add("required", line, .failed(["not reached"])) }
    if missing.isEmpty { report.add("required", "every situation", .passed) }
    return report
  }
}
