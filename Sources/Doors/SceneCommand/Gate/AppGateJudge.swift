import CommandKit
import SceneFuzzing
import SceneGate
import SceneInvariants
import SceneLifecycle
import SceneMutants
import ScenePipeline
import SceneReporting
import SceneWorkers

/// Judges what the gate of an app has played.
struct AppGateJudge {
  let door: AppDoor
  let plan: AppGatePlan
  /// The results of both campaigns together.
  let all: AppCampaignResult
  /// The outcome of the plays.
  private(set) var outcome: GateOutcome<AppTally>
  /// The ways of failing, each made small, and which of them are known.
  private(set) var triage: Triage
  /// The outcomes for the first cases of the findings.
  private(set) var answers: [FindingAnswer] = []
  /// Cases in which the tool itself was at fault.
  private(set) var faults: [ToolFault] = []
  /// The reasons why the campaigns show less than they seem to.
  private(set) var doubts: [AppDoubt] = []
  /// Laws that no change of the app broke in a quick look.
  private(set) var lax: [String] = []
  /// Which laws kill which mutant; nil where none were planted.
  private(set) var matrix: MutantMatrix?

  init(
    _ door: AppDoor, _ plan: AppGatePlan, _ outcome: GateOutcome<AppTally>, _ triage: Triage
  ) {
    self.door = door
    self.plan = plan
    self.outcome = outcome
    self.triage = triage
    all = outcome.all
  }

  /// Makes what failed small, and says what is doubtful.
  mutating func judge() throws(CommandError) {
    let reporter = door.gateReporter(plan).limited(to: plan.gate.fresh.duration)
    try judge(outcome.fixed, of: plan.gate.fixed, besides: [], reporter)
    try judge(outcome.fresh, of: plan.gate.fresh, besides: outcome.fixed.findings, reporter)
    doubts = try reporter.client.doubts(
      about: all, of: plan.gate.fixed.campaign, door.player, isSelection: plan.isSelection)
    let reach =
      if let known = outcome.reach { known } else {
        try door.beyondReach(plan, besides: all.tally.laws)
      }
    let beyond = reach.filter { all.tally.laws[$0]?.exercised == 0 }
    outcome.reach = beyond
    doubts.removeAll {
      [.idleLaw, .missedSituation].contains($0.cause) && beyond.contains($0.name)
    }
    if plan.kills != nil {
      matrix = try door.matrix(AppMutant.all, plan.mutantCampaign, plan.setup)
    } else if triage.new.isEmpty, outcome.unsteady.isEmpty, faults.isEmpty, doubts.isEmpty {
      lax = try door.laxLaws(plan, outcome, all.tally.laws)
    }
  }

  /// Makes each way of failing small, and says whether it is new.
  private mutating func judge(
    _ totals: AppCampaignResult, of request: RunRequest, besides known: [Finding],
    _ reporter: AppFailureReporter
  ) throws(CommandError) {
    faults += door.faults(of: totals, request, plan.setup)
    for finding in totals.findings {
      let isMet = known.contains { $0.isSame(as: finding) }
      if isMet && !triage.isThorough { continue }
      try look(at: finding, totals, of: request, reporter, isMet: isMet)
    }
  }

  /// Makes the cases of a finding small until one is new.
  ///
  /// - Parameter isMet: Whether the other campaign has met the failure: then known histories may explain it.
  private mutating func look(
    at finding: Finding, _ totals: AppCampaignResult, of request: RunRequest,
    _ reporter: AppFailureReporter, isMet: Bool
  ) throws(CommandError) {
    var search = triage.search(finding)
    if isMet, let end = finding.end {
      let isKnown = triage.known.contains { $0.end?.text == end.text }
      if isKnown { triage.close(search, isEnd: true) }
      return
    }
    var isFirst = !isMet
    while let next = search.next(), !door.isInterrupted() || isFirst {
      let number = door.arguments.has(.html) ? answers.count + 1 : nil
      var tail = reporter.tail(finding, of: request.campaign, drawing: number)
      tail.reported = totals.findings.map(\.signature.invariant)
      if isFirst {
        isFirst = false
        guard let first = try first(finding, tail) else { return }
        triage.take(first, in: &search)
      } else {
        let known = triage.histories(of: next.signature)
        let other = try tail.failure(next, besides: known)
        triage.take(
          try other.map { other throws(CommandError) in kept(try tail.report([other])) },
          in: &search)
      }
    }
    triage.close(search, isEnd: finding.death != nil, playsOn: true)
  }

  /// Makes the first case of a finding small; nil where it does not come back each time.
  private mutating func first(
    _ finding: Finding, _ tail: FailureTail<WorkerAnalyzer>
  ) throws(CommandError) -> ReportedFailure? {
    let answer = try door.answer(finding, tail, namingOthers: triage.baseline == nil)
    answers.append(answer)
    switch answer {
    case .failure(let failure): return kept(failure)
    case .unsteady(let name, let text):
      outcome.unsteady.append(UnsteadyFailure(name: name, text: text))
      return nil
    }
  }

  /// A failure with the command that keeps its history among those that have to hold.
  private func kept(_ failure: ReportedFailure) -> ReportedFailure {
    var failure = failure
    let folder = "\(CorpusStore.shared)/\(door.player.usual.name)/regressions".shellWord
    failure.keeping = failure.file.map { file in
      "mkdir -p \(folder) && cp \(file.shellWord) \(folder)/"
    }
    return failure
  }
}
