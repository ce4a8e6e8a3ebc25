import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGate
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneWorkers

/// What the gate of an app comes to: whether the build may pass, and what that rests on.
struct AppGateReport {
  /// What was played.
  let outcome: AppGateOutcome
  private let request: AppGateRequest
  private let session: AppSession
  /// How often the laws were put to the test and broken, in both campaigns.
  private let tally: Tally
  /// What keeps the gate from being green though nothing broke, one sentence each.
  private let missing: [String]

  init(_ outcome: AppGateOutcome, _ request: AppGateRequest, _ session: AppSession) {
    self.outcome = outcome
    self.request = request
    self.session = session
    tally = outcome.tally
    missing = Self.missing(outcome, request, session.player)
  }

  private var failures: [ReportedFailure] { outcome.triage.new }

  private static func missing(
    _ outcome: AppGateOutcome, _ request: AppGateRequest, _ player: AppPlayer
  ) -> [String] {
    let flaky = outcome.unsteady.map { "flaky: \($0.name) did not come back each time" }
    let hasLaws = player.laws.count > AppEnd.EndLaw.allCases.count
    let lawless =
      hasLaws || request.laws != nil ? [] : ["no law judges the app: give its AppTest laws"]
    let idle = outcome.cases == 0 ? ["no case was played"] : []
    return flaky + lawless + idle + outcome.doubts.map(\.diagnostic.error)
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
    var events = outcome.entries.map { RunEvent.replayed($0.scenario) }
    events.append(played("fixed", outcome.fixed, request.fixed))
    events.append(played("fresh", outcome.fresh, request.fresh))
    events.append(.estimated(lawLines + bound, brief: brief + bound))
    events += missing.map { .missed($0) }
    if outcome.triage.baseline != nil { events.append(.compared(outcome.triage.lines)) }
    events += request.judged(by: session.player).map { .judged(judged($0, sources)) }
    let novelty = outcome.triage.baseline == nil ? Novelty.unknown : .new
    events += failures.map { .violated(placed($0, sources), novelty) }
    events += outcome.triage.known.map { .violated(placed($0, sources), .known) }
    events += outcome.unsteady.map { .unsteady($0.text) }
    events += outcome.faults.map { .faulted($0) }
    let end = RunEnd(
      status: Int(status.rawValue), conclusion: conclusion, generator: GeneratorVersion.current)
    return events + [.ended(end)]
  }

  /// What the gate comes to, in one line.
  private var conclusion: String {
    let bad = outcome.entries.count { !$0.scenario.isGood }
    let entries = UInt64(bad).counted("scenario") + " of the corpus not as it should be"
    let new = outcome.triage.baseline == nil ? "way" : "new way"
    let broken = UInt64(failures.count).counted(new) + " of failing"
    switch status {
    case .faulty: return "fault: " + (outcome.faults.first?.sentence ?? entries)
    case .violated where failures.isEmpty: return "red: \(entries)"
    case .violated: return "red: \(broken)" + (bad > 0 ? ", \(entries)" : "")
    case .misused: return "red: \(entries)"
    case .inconclusive where missing.isEmpty: return "inconclusive: \(entries)"
    case .inconclusive:
      return "inconclusive: no law was violated in \(outcome.cases.counted("case")), but "
        + UInt64(missing.count).counted("sentence") + " above says why that is not enough"
    case .holds, .nothing, .interrupted:
      let known = UInt64(outcome.triage.known.count).counted("known bug")
      let colour = session.isInterrupted() ? "interrupted" : "green"
      return
        (outcome.triage.known.isEmpty ? "\(colour): no law" : "\(colour): \(known), no other law")
        + " was violated in \(outcome.cases.counted("case"))"
    }
  }

  // MARK: - Parts

  private func played(_ name: String, _ totals: AppTotals, _ campaign: AppRequest) -> RunEvent {
    .played(
      PlayedCampaign(
        name: name, seed: campaign.campaign.seed.text,
        command: campaign.command(cases: totals.activity.cases),
        exercise: session.exercise(totals)))
  }

  private func judged(_ law: AppPlayer.CheckedLaw, _ sources: SourceFinder) -> JudgedInvariant {
    var judged = JudgedInvariant(
      id: law.id, kind: law.kind,
      help: [
        law.sentence, "Kind: \(law.kind.rawValue).",
        "Check it alone: \(session.program) run --only \(law.id)",
      ],
      declaration: sources.position(of: law.declaration))
    (judged.exercised, judged.violated) = counts(law)
    return judged
  }

  /// How often a law was put to the test and broken; every case tests those about ends.
  private func counts(_ law: AppPlayer.CheckedLaw) -> (exercised: UInt64, violated: UInt64) {
    if AppEnd.EndLaw(rawValue: law.id) == nil {
      let entry = tally[law.id]
      return (entry?.exercised ?? 0, entry?.violated ?? 0)
    }
    let ends = (outcome.fixed.findings + outcome.fresh.findings)
      .filter { $0.key.signature.invariant == law.id }
    return (outcome.cases, ends.reduce(0) { $0 + $1.count })
  }

  /// How often each law was put to the test, and what that says about other cases.
  private var lawLines: [String] {
    var lines = ["laws".padded(to: 40) + "put to the test      broken"]
    for law in request.judged(by: session.player) {
      let (exercised, violated) = counts(law)
      lines.append(
        "  " + law.id.padded(to: 38) + exercised.grouped.leftPadded(to: 15)
          + (violated == 0 ? "-" : violated.grouped).leftPadded(to: 12))
    }
    return lines
  }

  /// What the table comes to, in a line.
  private var brief: [String] {
    let laws = request.judged(by: session.player).map(counts)
    let tested = laws.count { $0.exercised > 0 }
    return ["\(tested) of \(UInt64(laws.count).counted("law")) put to the test"]
  }

  /// How rare a case that fails is, where none was seen.
  private var bound: [String] {
    guard failures.isEmpty, outcome.triage.known.isEmpty, outcome.cases > 0 else { return [] }
    let share = CoverageTest.failing(noneOf: outcome.cases)
    return ["a case that fails: none seen, fewer than \(GateReport.oneIn(share)) (95 %)"]
  }

  /// The failure with the line of the app that its trap names.
  private func placed(_ failure: ReportedFailure, _ sources: SourceFinder) -> ReportedFailure {
    var failure = failure
    failure.position = failure.trap.flatMap { sources.position(inTrap: $0) }
    return failure
  }
}
