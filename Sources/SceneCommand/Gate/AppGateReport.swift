import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGate
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import SceneMutants
import ScenePipeline
import SceneReporting
import SceneWorkers

/// What the gate of an app comes to: whether the build may pass, and what that rests on.
struct AppGateReport {
  /// What was played.
  let outcome: AppGateOutcome
  private let request: AppGateRequest
  private let session: AppDoor
  /// How often the laws were put to the test and broken, in both campaigns.
  private let tally: Tally
  /// What keeps the gate from being green though nothing broke, one sentence each.
  private let missing: [Diagnostic]

  init(_ outcome: AppGateOutcome, _ request: AppGateRequest, _ session: AppDoor) {
    self.outcome = outcome
    self.request = request
    self.session = session
    tally = outcome.totals.tally.laws
    missing = Self.missing(outcome, request)
  }

  private var failures: [ReportedFailure] { outcome.triage.new }

  private static func missing(
    _ outcome: AppGateOutcome, _ request: AppGateRequest
  ) -> [Diagnostic] {
    let demands = request.enough.demands.filter {
      request.asked.contains($0.name) || !outcome.isBeyond($0.name)
    }
    let flaky = outcome.unsteady.map { AppDoubt.unsteady($0.name) }
    let doubts = (flaky + outcome.doubts).filter { doubt in
      doubt.cause != .missedSituation || !demands.contains { $0.name == doubt.name }
    }
    let rare = demands.compactMap { demand -> String? in
      let share = request.enough.share(of: demand, outcome.totals.tally.laws, outcome.cases)
      return share.verdict == .met ? nil : share.complaint(about: demand.name)
    }
    return doubts.map(\.diagnostic)
      + (outcome.triage.unseenCases + rare + mutants(outcome, request)).map { Diagnostic($0) }
  }

  /// Why the laws are too weak, in a sentence; empty where they are not, or no mutant was planted.
  private static func mutants(
    _ outcome: AppGateOutcome, _ request: AppGateRequest
  ) -> [String] {
    guard let least = request.kills else { return [] }
    guard let matrix = outcome.matrix, let score = matrix.score else {
      return ["no mutant changes what the app does, so none says how strong the laws are"]
    }
    if score >= least { return [] }
    let survivors = matrix.survivors.prefix(3).joined(separator: ", ")
    return [
      "weak laws: they kill \(GateReport.percent(score)) of the mutants,"
        + " \(GateReport.percent(least)) wanted; \(survivors) survive"
    ]
  }

  /// How many mutants the laws kill.
  private var mutantLines: [String] {
    guard let matrix = outcome.matrix, let score = matrix.score else { return [] }
    let killed = matrix.kills.rows(.killed).count
    return [
      "mutants: \(killed) of \(matrix.kills.judged) that change what the app does are killed"
        + " (\(GateReport.percent(score)))"
    ]
  }

  /// What the selection cannot put to the test.
  private var reachLines: [String] {
    guard let beyond = outcome.beyond, !beyond.isEmpty else { return [] }
    return [
      "not asked for, because cases of this selection do not reach them: "
        + beyond.joined(separator: ", ")
    ]
  }

  /// What a green rests on.
  private var basis: VerdictBasis {
    var basis = request.basis
    if !outcome.lax.isEmpty {
      basis.hints.append(
        "no change of a handler breaks " + outcome.lax.joined(separator: ", ")
          + ": '\(session.program) defects' shows more")
    }
    return basis
  }

  /// The exit status of the worst that was found.
  var status: ExitStatus {
    if !outcome.faults.isEmpty { return .faulty }
    let found = failures.isEmpty ? [] : [ExitStatus.violated]
    let missed = missing.isEmpty ? [] : [ExitStatus.inconclusive]
    return ExitStatus.worst(found + outcome.entries.map(\.status) + missed)
  }

  /// Everything that there is to say, in the order in which recorders get it.
  ///
  /// - Parameter sources: Finds the lines that declare laws.
  func events(_ sources: SourceFinder) -> [RunEvent] {
    var events = outcome.entries.map { RunEvent.replayed($0.replayed.placed(by: sources)) }
    events.append(played("fixed", outcome.fixed, request.fixed))
    events.append(played("fresh", outcome.fresh, request.fresh))
    events.append(
      .estimated(
        estimateLines + lawLines + reachLines + mutantLines + bound,
        brief: brief + reachLines + mutantLines + bound)
    )
    if !request.situations.isEmpty { events.append(.reached(situationLines)) }
    events += missing.map { .missed(Shortcoming($0, sources)) }
    if outcome.triage.baseline != nil {
      events.append(.compared(outcome.triage.lines(of: outcome.cases)))
    }
    events += request.laws.map {
      .judged(JudgedInvariant($0, counts($0), checkedBy: session.program, sources))
    }
    let novelty = outcome.triage.baseline == nil ? Novelty.unknown : .new
    events += failures.map { .violated($0.placed(by: sources), novelty) }
    events += outcome.triage.known.map { .violated($0.placed(by: sources), .known) }
    events += outcome.unsteady.map { .unsteady($0.text) }
    events += outcome.faults.map { .faulted($0) }
    let end = RunEnd(
      status: Int(status.rawValue), conclusion: conclusion, generator: GeneratorVersion.current)
    return events + [.ended(end)]
  }

  /// The gate as a page.
  var page: AppCampaignPage {
    var page = outcome.page
    page.exercise = session.exercise(outcome.totals, of: request.fresh)
    page.behaviour = outcome.totals.tally.behaviour
    page.conclusion = ([conclusion] + missing.map(\.error)).joined(separator: ". ")
    page.command = request.fresh.command(cases: outcome.fresh.activity.cases)
    page.matrix = outcome.matrix
    return page
  }

  /// What the gate comes to, in one line.
  private var conclusion: String {
    let cases = outcome.cases
    let doubtful =
      "no law was violated in \(cases.counted("case")), but "
      + UInt64(missing.count).counted("sentence")
      + " above \(missing.count == 1 ? "says" : "say") why that is not enough"
    return GateConclusion(
      status, judge: "law", outcome.entries.map(\.replayed), outcome.triage, cases: cases,
      fault: outcome.faults.first?.sentence, inconclusive: missing.isEmpty ? nil : doubtful,
      isCut: session.isInterrupted(), basis: basis, callbacks: outcome.totals.activity.callbacks
    ).text
  }

  // MARK: - Parts

  private func played(_ name: String, _ totals: AppCampaignResult, _ campaign: AppRequest)
    -> RunEvent
  {
    .played(
      PlayedCampaign(
        name: name, seed: campaign.campaign.seed.text,
        command: campaign.command(cases: totals.activity.cases),
        exercise: session.exercise(totals, of: campaign)))
  }

  /// How often a law was put to the test and broken in both campaigns.
  private func counts(_ law: AppPlayer.CheckedLaw) -> (exercised: UInt64, violated: UInt64) {
    let (fixed, fresh) = (outcome.fixed.counts(of: law.id), outcome.fresh.counts(of: law.id))
    return (fixed.exercised + fresh.exercised, fixed.violated + fresh.violated)
  }

  /// What the app received and did, and what is left of that.
  private var estimateLines: [String] {
    [GateReport.estimateHead]
      + outcome.totals.tally.behaviour.estimates.map { GateReport.line($0.name, $0.estimate) } + [
        ""
      ]
  }

  /// In how many cases each required situation was reached.
  private var situationLines: [String] {
    ["required".padded(to: 36) + "cases"]
      + request.situations.map { law in
        let count = tally[law.id]?.exercised ?? 0
        let demand = request.enough.demands.first { $0.name == law.id }
        let wanted = demand.map { demand in
          let verdict = request.enough.share(of: demand, tally, outcome.cases).verdict
          return "  of \(GateReport.percent(demand.share)) wanted: \(verdict.rawValue)"
        }
        return "  " + law.id.padded(to: 33)
          + GateReport.percent(count, of: outcome.cases).leftPadded(to: 6) + (wanted ?? "")
      }
  }

  /// How often each law was put to the test, and what that says about other cases.
  private var lawLines: [String] {
    var lines = ["laws".padded(to: 40) + "put to the test      broken"]
    for law in request.laws {
      let (exercised, violated) = counts(law)
      lines.append(
        "  " + law.id.padded(to: 38) + exercised.grouped.leftPadded(to: 15)
          + (violated == 0 ? "-" : violated.grouped).leftPadded(to: 12))
    }
    return lines
  }

  /// What the table comes to, in a line.
  private var brief: [String] {
    let tested = request.laws.count { counts($0).exercised > 0 }
    let reached = request.situations.count { (tally[$0.id]?.exercised ?? 0) > 0 }
    let seen = outcome.totals.tally.behaviour.estimates.map { UInt64($0.estimate.seen).grouped }
    return [
      "the app received \(seen[0]) callbacks, told apart by state, and did \(seen[1]) different things",
      "\(tested) of \(UInt64(request.laws.count).counted("law")) put to the test"
        + (request.situations.isEmpty
          ? "" : ", \(reached) of \(request.situations.count) required situations reached"),
    ]
  }

  /// How rare a case that fails is, where none was seen.
  private var bound: [String] {
    guard failures.isEmpty, outcome.triage.known.isEmpty, outcome.cases > 0 else { return [] }
    let share = CoverageTest.failing(noneOf: outcome.cases)
    return ["a case that fails: none seen, fewer than \(GateReport.oneIn(share)) (95 %)"]
  }
}
