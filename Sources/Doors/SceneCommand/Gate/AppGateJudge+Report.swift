import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGate
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import SceneMutants
import ScenePictures
import ScenePipeline
import SceneReporting
import SceneWorkers

// What the gate of an app comes to: whether the build may pass, and what that rests on.

extension AppGateJudge {
  /// Returns the report of the gate.
  ///
  /// - Parameter sources: Finds the lines that declare laws.
  func reported(_ sources: SourceFinder) -> ReportedGate<AppCampaignResult> {
    var report = GateReport(triage, basis, judge: "law")
    report.entries = outcome.entries
    report.played = [
      played("fixed", outcome.fixed, plan.gate.fixed),
      played("fresh", outcome.fresh, plan.gate.fresh),
    ]
    report.unsteady = outcome.unsteady.map(\.text)
    report.faults = faults
    report.judged = plan.laws.map {
      JudgedInvariant($0, counts($0), checkedBy: door.program, sources)
    }
    let ran = [door.ranLine(all)].filter { !$0.isEmpty }
    report.estimates = (estimateLines + lawLines + ran + remarks, brief + ran + remarks)
    report.unseen = door.player.blindSpots(of: all.tally)
    if !plan.situations.isEmpty { report.situations = situationLines }
    let missing = missing
    report.missing = missing.map { Shortcoming($0, sources) }
    if !missing.isEmpty {
      report.inconclusive =
        "no law was violated in \(outcome.cases.counted("case")), but "
        + UInt64(missing.count).counted("sentence")
        + " above \(missing.count == 1 ? "says" : "say") why that is not enough"
    }
    var reported = ReportedGate(report: report, all: all, answers: answers)
    reported.escapes = all.tally.escapes
    reported.doubts = doubts
    reported.mutants = matrix.map { MutantTable($0) }
    return reported
  }

  private func played(
    _ name: String, _ totals: AppCampaignResult, _ request: RunRequest
  ) -> PlayedCampaign {
    PlayedCampaign(
      name: name, seed: request.seed.text,
      command: request.command(cases: totals.activity.cases),
      exercise: door.exercise(totals, of: request))
  }

  /// The reasons why the gate is not green though nothing broke, one sentence each.
  private var missing: [Diagnostic] {
    let asked = plan.gate.demands.map(\.name)
    let demands = plan.enough.demands.filter {
      asked.contains($0.name) || !outcome.isBeyond($0.name)
    }
    let flaky = outcome.unsteady.map { AppDoubt.unsteady($0.name) }
    let doubts = (flaky + doubts).filter { doubt in
      doubt.cause != .missedSituation || !demands.contains { $0.name == doubt.name }
    }
    let rare = demands.compactMap { demand -> String? in
      let share = plan.enough.share(of: demand, all.tally.laws, outcome.cases)
      return share.verdict == .met ? nil : share.complaint(about: demand.name)
    }
    return doubts.map(\.diagnostic)
      + (triage.unseenCases + rare + weakness).map { Diagnostic($0) }
  }

  /// Why the laws are too weak, in a sentence; empty where they are not, or no mutant was planted.
  private var weakness: [String] {
    guard let least = plan.kills else { return [] }
    guard let matrix, let score = matrix.score else {
      return ["no mutant changes what the app does, so none says how strong the laws are"]
    }
    if score >= least { return [] }
    let survivors = matrix.survivors.prefix(3).joined(separator: ", ")
    return [
      "weak laws: they kill \(GateReport.percent(score)) of the mutants,"
        + " \(GateReport.percent(least)) wanted; \(survivors) survive"
    ]
  }

  /// The laws that the selection cannot reach, and how many mutants the laws kill.
  private var remarks: [String] {
    var lines: [String] = []
    if let beyond = outcome.reach, !beyond.isEmpty {
      lines.append(
        "not asked for, because cases of this selection do not reach them: "
          + beyond.joined(separator: ", "))
    }
    if let matrix, let score = matrix.score {
      let killed = matrix.kills.rows(.killed).count
      lines.append(
        "mutants: \(killed) of \(matrix.kills.judged) that change what the app does are killed"
          + " (\(GateReport.percent(score)))")
    }
    return lines
  }

  /// The basis of a green verdict.
  private var basis: VerdictBasis {
    var basis = plan.gate.basis
    if let bound = outcome.bound { basis.hints.append(bound) }
    if !lax.isEmpty {
      basis.hints.append(
        "no change of a handler breaks " + lax.joined(separator: ", ")
          + ": '\(door.program) defects' shows more")
    }
    return basis
  }

  // MARK: - Tables

  /// How often a law was put to the test and broken in both campaigns.
  private func counts(_ law: AppPlayer.CheckedLaw) -> (exercised: UInt64, violated: UInt64) {
    let (fixed, fresh) = (outcome.fixed.counts(of: law.id), outcome.fresh.counts(of: law.id))
    return (fixed.exercised + fresh.exercised, fixed.violated + fresh.violated)
  }

  /// The estimates of the app's callbacks and reactions, seen and left to find, in lines.
  private var estimateLines: [String] {
    [GateReport.estimateHead]
      + all.tally.behaviour.estimates.map { GateReport.line($0.name, $0.estimate) } + [""]
  }

  /// In how many cases each required situation was reached.
  private var situationLines: [String] {
    let rows = plan.situations.map { ($0.id, all.tally.laws[$0.id]?.exercised ?? 0) }
    return GateReport.situationTable(rows, of: outcome.cases) { name in
      plan.enough.demands.first { $0.name == name }
        .map { plan.enough.share(of: $0, all.tally.laws, outcome.cases) }
    }
  }

  /// How often each law was put to the test, and what that says about other cases.
  private var lawLines: [String] {
    ["laws".padded(to: 40) + "put to the test      broken"]
      + plan.laws.map { law in
        let (exercised, violated) = counts(law)
        return "  " + law.id.padded(to: 38) + exercised.grouped.leftPadded(to: 15)
          + (violated == 0 ? "-" : violated.grouped).leftPadded(to: 12)
      }
  }

  /// The tables in short.
  private var brief: [String] {
    let tested = plan.laws.count { counts($0).exercised > 0 }
    let reached = plan.situations.count { (all.tally.laws[$0.id]?.exercised ?? 0) > 0 }
    let seen = all.tally.behaviour.estimates.map { UInt64($0.estimate.seen).grouped }
    return [
      "the app received \(seen[0]) callbacks, told apart by state, and did \(seen[1]) different things",
      "\(tested) of \(UInt64(plan.laws.count).counted("law")) put to the test"
        + (plan.situations.isEmpty
          ? "" : ", \(reached) of \(plan.situations.count) required situations reached"),
    ]
  }
}
