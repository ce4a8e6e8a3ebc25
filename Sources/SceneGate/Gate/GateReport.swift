package import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGeneration
import SceneInvariants
import SceneLifecycle
package import SceneReporting
import ScenePipeline

/// What a gate comes to: whether the build may pass, and what that rests on.
package struct GateReport {
  /// What was played.
  package let outcome: GateOutcome
  /// What was asked for.
  package let request: GateRequest
  /// The ways of failing, each made short, and which of them are known.
  package let triage: Triage
  /// Cases in which the tool itself was at fault.
  package let faults: [FaultyCase]

  /// Whether the tables of coverage are wanted.
  package var hasCoverage = false
  /// Whether it was interrupted.
  package var isCut = false

  private let all: CampaignResult<Surveyed>
  private let reach: GateReach
  /// What was not reached, one line each.
  package let missing: [String]

  /// Judges what was played: looks for required situations and demanded shares that were missed.
  package init(
    outcome: GateOutcome, request: GateRequest, triage: Triage, faults: [FaultyCase] = []
  ) {
    self.outcome = outcome
    self.request = request
    self.triage = triage
    self.faults = faults
    let all = outcome.all
    self.all = all
    let reach = outcome.reach ?? GateReach(of: request.fresh)
    self.reach = reach
    missing =
      triage.unseenCases
      + Gate(result: all.counting(all.tally.tally), reach: reach).missing
      + request.demands.compactMap { demand in
        let share = request.enough.share(of: demand, in: all.tally.survey)
        return share.verdict == .met ? nil : share.complaint(about: demand.name)
      }
  }

  /// The ways of failing that are new.
  package var failures: [ReportedFailure] { triage.new }

  /// The exit status of the worst that was found.
  ///
  /// A fault counts more than a violation, that more than an unreadable file, and that more than a
  /// situation which was not reached.
  package var status: ExitStatus {
    if !faults.isEmpty { return .faulty }
    let found = failures.isEmpty ? [] : [ExitStatus.violated]
    let missed = missing.isEmpty ? [] : [ExitStatus.inconclusive]
    return ExitStatus.worst(found + outcome.entries.map(\.status) + missed)
  }

  /// Everything that there is to say, in the order in which recorders get it.
  ///
  /// - Parameter sources: Finds the lines that declare invariants.
  package func events(_ sources: SourceFinder) -> [RunEvent] {
    var events = outcome.entries.map { RunEvent.replayed($0.replayed.placed(by: sources)) }
    events.append(played("fixed", outcome.fixed, request.fixed))
    events.append(played("fresh", outcome.fresh, request.fresh))
    events.append(.estimated(surveyLines + reach.lines + bound, brief: brief + reach.lines + bound))
    if hasCoverage {
      events.append(.covered(Self.coverage(of: all.tally.survey)))
      events.append(.covered(Self.answers(of: all.activity)))
    }
    events.append(.reached(situationLines))
    events += missing.map { .missed(Shortcoming($0)) }
    if triage.baseline != nil { events.append(.compared(triage.lines(of: all.activity.cases))) }
    events += request.enough.invariants.filter { $0.kind != .required }
      .map { .judged(JudgedInvariant($0, all.tally.tally, sources)) }
    events += failures.map {
      .violated($0.placed(by: sources), triage.baseline == nil ? .unknown : .new)
    }
    events += triage.known.map { .violated($0.placed(by: sources), .known) }
    events += faults.map {
      .faulted(ToolFault($0.fault, message: $0.diagnostic.description))
    }
    let end = RunEnd(
      status: Int(status.rawValue), conclusion: conclusion, generator: GeneratorVersion.current)
    return events + [.ended(end)]
  }

  /// What the gate comes to, in one line.
  package var conclusion: String {
    let unreached = UInt64(missing.count).counted("situation") + " not reached"
    return GateConclusion(
      status, judge: "hard invariant of the model of UIKit", outcome.entries.map(\.replayed),
      triage,
      cases: all.activity.cases, fault: faults.first?.fault,
      inconclusive: triage.unseenCases.first ?? (missing.isEmpty ? nil : unreached),
      isCut: isCut, basis: request.basis, callbacks: all.activity.callbacks
    ).text
  }

  // MARK: - Parts

  private func played(
    _ name: String, _ result: CampaignResult<Surveyed>, _ campaign: RunRequest
  ) -> RunEvent {
    .played(
      PlayedCampaign(
        name: name, seed: campaign.seed.text,
        command: campaign.command(cases: result.activity.cases),
        exercise: result.counting(Tally()).exercise(of: campaign.shape.kinds)))
  }

  private var surveyLines: [String] {
    let survey = all.tally.survey
    let families = [
      ("moments: scene, event, others", survey.moments, CoveragePointSet.total.description),
      ("three events in a row", survey.triples, "?"),
    ]
    return [Self.estimateHead]
      + families.map { name, family, total in
        Self.line(name, DiscoveryEstimate(family, cases: survey.cases), of: total)
      }
  }

  /// What the tables come to, in a line.
  private var brief: [String] {
    let survey = all.tally.survey
    let reached = survey.situations.count { $0 > 0 }
    let moments = DiscoveryEstimate(survey.moments, cases: survey.cases).seen
    return [
      "seen: \(UInt64(moments).grouped) of \(CoveragePointSet.total) moments,"
        + " \(reached) of \(survey.situations.count) required situations"
    ]
  }

  /// How rare a case that fails is, where none was seen.
  private var bound: [String] {
    guard failures.isEmpty, triage.known.isEmpty, all.activity.cases > 0 else { return [] }
    let share = CoverageTest.failing(noneOf: all.activity.cases)
    return ["a case that fails: none seen, fewer than \(Self.oneIn(share)) (95 %)"]
  }

  private var situationLines: [String] {
    let survey = all.tally.survey
    let situations = Contract.required.enumerated().map { number, invariant in
      (invariant.id, survey.situations[number])
    }
    let events = request.demands.compactMap { demand -> (String, UInt64)? in
      EventKind.named(demand.name).map { ($0.word, survey.events[Int($0.rawValue)]) }
    }
    return ["required                            cases"]
      + (situations + events).map { name, count in
        "  " + name.padded(to: 33) + Self.percent(count, of: survey.cases).leftPadded(to: 6)
          + demanded(name)
      }
  }

  private func demanded(_ name: String) -> String {
    guard let demand = request.demands.first(where: { $0.name == name }) else { return "" }
    let share = request.enough.share(of: demand, in: all.tally.survey)
    return "  of \(Self.percent(demand.share)) wanted: \(share.verdict.rawValue)"
  }
}

extension CoverageTest {
  /// Why a demand keeps a gate from being green.
  package func complaint(about name: String) -> String {
    let wanted = GateReport.percent(self.wanted)
    let reached = GateReport.percent(reached, of: cases)
    return verdict == .missed
      ? "too rare \(name): \(reached) of cases, \(wanted) wanted"
      : "undecided \(name): \(reached) of \(cases.counted("case")), \(wanted) wanted"
  }
}
