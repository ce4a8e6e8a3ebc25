import CommandKit
package import SceneCoverage
import SceneFuzzing
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import SceneReporting

extension GateReport {
  /// Judges what was played of the contract.
  ///
  /// It looks for required situations and demanded shares that were missed.
  ///
  /// - Parameters:
  ///   - outcome: What was played.
  ///   - request: What was asked for.
  ///   - triage: The ways of failing, each made short.
  ///   - faults: Cases in which the tool itself was at fault.
  ///   - sources: Finds the lines that declare invariants.
  ///   - hasCoverage: Whether the tables of coverage are wanted.
  package init(
    _ outcome: ContractOutcome, _ request: GateRequest, _ triage: Triage,
    faults: [FaultyCase] = [], _ sources: SourceFinder, hasCoverage: Bool = false
  ) {
    var basis = request.basis
    if let bound = outcome.bound { basis.hints.append(bound) }
    self.init(triage, basis, judge: "hard invariant of the model of UIKit")
    let all = outcome.all
    let survey = all.tally.survey
    let reach = outcome.reach ?? GateReach(of: request.fresh)
    entries = outcome.entries
    played = [
      PlayedCampaign("fixed", outcome.fixed, request.fixed),
      PlayedCampaign("fresh", outcome.fresh, request.fresh),
    ]
    self.faults = faults.map(\.toolFault)
    estimates = (Self.lines(of: survey) + reach.lines, Self.brief(survey, reach) + reach.lines)
    if hasCoverage { coverage = [Self.coverage(of: survey), Self.answers(of: all.activity)] }
    situations = Self.situations(survey, request, reach)
    let missed =
      triage.unseenCases + Gate(result: all.counting(all.tally.tally), reach: reach).missing
      + request.demands.compactMap { demand in
        let share = request.enough.share(of: demand, in: survey)
        return share.verdict == .met ? nil : share.complaint(about: demand.name)
      }
    missing = missed.map { Shortcoming($0) }
    if !missed.isEmpty {
      inconclusive =
        triage.unseenCases.first ?? UInt64(missed.count).counted("situation") + " not reached"
    }
    judged = request.enough.invariants.filter { $0.kind != .required }
      .map { JudgedInvariant($0, all.tally.tally, sources) }
  }

  private static func lines(of survey: Survey) -> [String] {
    let families = [
      ("moments: scene, event, others", survey.moments, CoveragePointSet.total.description),
      ("three events in a row", survey.triples, "?"),
    ]
    return [estimateHead]
      + families.map { name, family, total in
        line(name, DiscoveryEstimate(family, cases: survey.cases), of: total)
      }
  }

  /// Returns the tables in short, in a line.
  private static func brief(_ survey: Survey, _ reach: GateReach) -> [String] {
    let asked = asked(reach)
    let reached = asked.count { survey.situations[$0] > 0 }
    let moments = DiscoveryEstimate(survey.moments, cases: survey.cases).seen
    return [
      "seen: \(UInt64(moments).grouped) of \(CoveragePointSet.total) moments"
        + (asked.isEmpty ? "" : ", \(reached) of \(asked.count) required situations")
    ]
  }

  /// The required situations that are asked for, by their places in the catalogue.
  private static func asked(_ reach: GateReach) -> [Int] {
    let judged = reach.invariants.filter { $0.kind == .required }.map(\.id)
    return Contract.required.indices.filter { judged.contains(Contract.required[$0].id) }
  }

  private static func situations(
    _ survey: Survey, _ request: GateRequest, _ reach: GateReach
  ) -> [String] {
    let demanded = request.demands.map(\.name)
    let asked = asked(reach)
    let situations = Contract.required.enumerated().filter { number, invariant in
      asked.contains(number) || demanded.contains(invariant.id)
    }.map { number, invariant in (invariant.id, survey.situations[number]) }
    let events = request.demands.compactMap { demand -> (String, UInt64)? in
      EventKind.named(demand.name).map { ($0.word, survey.events[Int($0.rawValue)]) }
    }
    if situations.isEmpty, events.isEmpty { return [] }
    return situationTable(situations + events, of: survey.cases) { name in
      request.demands.first { $0.name == name }.map { request.enough.share(of: $0, in: survey) }
    }
  }

  /// In how many cases each required situation was reached, in lines.
  ///
  /// - Parameters:
  ///   - rows: Situations with the number of cases.
  ///   - cases: How many cases were played.
  ///   - demanded: The test of what was demanded of one; nil where nothing was.
  package static func situationTable(
    _ rows: [(name: String, count: UInt64)], of cases: UInt64,
    _ demanded: (String) -> CoverageTest?
  ) -> [String] {
    ["required".padded(to: 36) + "cases"]
      + rows.map { name, count in
        "  " + name.padded(to: 33) + percent(count, of: cases).leftPadded(to: 6)
          + (demanded(name)?.demanded ?? "")
      }
  }
}

extension PlayedCampaign {
  fileprivate init(_ name: String, _ result: CampaignResult<Surveyed>, _ campaign: RunRequest) {
    self.init(
      name: name, seed: campaign.seed.text,
      command: campaign.command(cases: result.activity.cases),
      exercise: result.counting(Tally()).exercise(of: campaign.shape.kinds))
  }
}
