import SceneFuzzing

extension GateReport {
  /// The same as JUnit XML.
  ///
  /// - Parameter sources: Finds the lines that declare invariants.
  func junit(_ sources: SourceFinder) -> JUnitReport {
    var report = JUnitReport()
    for entry in outcome.entries {
      report.add(
        "corpus",
        JUnitReport.Case(
          entry.path, entry.isGood ? .passed : .failed(entry.verdict, entry.remarks),
          at: SourcePlace(file: entry.path, line: 1)))
    }
    noteCampaigns(in: &report)
    for fault in faults {
      report.add(
        "campaign",
        JUnitReport.Case("engine", .failed("fault", [fault.diagnostic.description])))
    }
    for invariant in request.enough.invariants where invariant.kind != .required {
      report.add("campaign", entry(of: invariant, sources))
    }
    for line in missing {
      report.add("required", JUnitReport.Case(line, .failed("inconclusive", ["not reached"])))
    }
    if missing.isEmpty { report.add("required", JUnitReport.Case("every situation", .passed)) }
    return report
  }

  private func noteCampaigns(in report: inout JUnitReport) {
    for (name, result, campaign) in [
      ("fixed", outcome.fixed, request.fixed), ("fresh", outcome.fresh, request.fresh),
    ] {
      let activity = result.activity
      report.note("campaign", "\(name).seed", campaign.seed.text)
      report.note("campaign", "\(name).cases", "\(activity.cases)")
      report.note("campaign", "\(name).callbacks", "\(activity.callbacks)")
      report.note("campaign", "\(name).command", campaign.command(cases: activity.cases))
    }
    report.note("campaign", "generator", Token.version)
    report.note("campaign", "status", "\(status.rawValue)")
  }

  private func entry(of invariant: Invariant, _ sources: SourceFinder) -> JUnitReport.Case {
    let counts = outcome.all.tally.tally[invariant.id]
    let broken = failures.filter { $0.broken == invariant.id }
    let exercised = counts?.exercised ?? 0
    let outcome: JUnitReport.Outcome =
      if !broken.isEmpty {
        .failed(invariant.kind.rawValue, broken.map { $0.text() })
      } else if triage.known.contains(where: { $0.broken == invariant.id }) {
        .skipped("a known bug breaks it")
      } else {
        exercised == 0 ? .skipped("not exercised") : .passed
      }
    var entry = JUnitReport.Case(invariant.id, outcome, at: sources.place(of: invariant))
    entry.properties = [
      JUnitReport.Property("kind", invariant.kind.rawValue),
      JUnitReport.Property("exercised", "\(exercised)"),
      JUnitReport.Property("violated", "\(counts?.violated ?? 0)"),
    ]
    return entry
  }
}

extension FailureReport {
  /// The identifier of the invariant whose failure is told.
  var broken: String { transcript.breaks.first?.violation.invariant ?? "" }
}
