import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGate
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneWorkers

extension GateOutcome<AppTally> {
  /// Whether the selection cannot put a law to the test, or reach a situation.
  func isBeyond(_ id: String) -> Bool { reach?.contains(id) ?? false }
}

extension AppDoor: GateDoor {
  typealias Counted = AppTally

  static let gate = VerbWords(
    "", "Gates a build: every scenario that is kept, a fixed campaign, new cases.",
    [.fixed.saying("cases of the fixed campaign (\(AppGatePlan.usualFixed))")] + Option.appCases
      + [.kills],
    note: LawNote.lawOrEvent,
    examples: [
      VerbExample("ci --junit results.xml --sarif results.sarif", "the gate of a build server"),
      VerbExample("ci --for 5m", "kept scenarios, then five minutes of new cases"),
      VerbExample(
        "ci --baseline main.baseline", "fail only on bugs that the base branch does not have"),
    ])
  static let merging: [Option] = Option.workers

  func plan() throws(CommandError) -> AppGatePlan { try AppGatePlan(self) }

  func baseline() throws(CommandError) -> Baseline? { try Baseline.read(arguments, among: nil) }

  func judges(_ plan: AppGatePlan) -> String {
    "the app '\(player.usual.name)' by \(plan.judges)"
  }

  // MARK: - Playing

  func keptPaths() throws(CommandError) -> (paths: [String], listing: CorpusListing) {
    let paths = try keptFolders().flatMap(\.paths)
    return (paths, CorpusListing(paths, below: ""))
  }

  func entries(_ paths: [String], of plan: AppGatePlan) throws(CommandError) -> [CorpusEntry] {
    let client = client(plan)
    var entries: [CorpusEntry] = []
    for path in paths { entries.append(try entry(path, client)) }
    return entries
  }

  func play(
    _ request: RunRequest, of plan: AppGatePlan, _ shard: Shard?,
    after outcome: GateOutcome<AppTally>, since start: ContinuousClock.Instant
  ) throws(CommandError) -> AppCampaignResult {
    var request = request
    shard?.cut(&request)
    return try play(
      request, gateReporter(plan), isQuiet: arguments.has(.quiet),
      besides: shard == nil ? outcome.all.findings : nil, after: outcome.fresh, since: start)
  }

  /// Creates the client that asks workers, as a gate starts them.
  func client(_ plan: AppGatePlan) -> AppClient {
    AppClient(plan.setup, isInterrupted: isInterrupted)
  }

  /// Creates the reporter that keeps failures of a gate.
  func gateReporter(_ plan: AppGatePlan) -> AppFailureReporter {
    AppFailureReporter(self, client(plan), localStore)
  }

  func reach(
    _ plan: AppGatePlan, after outcome: GateOutcome<AppTally>
  ) throws(CommandError) -> [String]? {
    try beyondReach(plan, besides: outcome.fixed.tally.laws)
  }

  /// A failure that may be new is enough, too: what else fails can wait for the next build.
  func isEnough(
    _ outcome: GateOutcome<AppTally>, _ plan: AppGatePlan, besides baseline: Baseline?
  ) -> Bool {
    let isNew = (outcome.fixed.findings + outcome.fresh.findings).contains {
      !(baseline?.knows($0.signature) ?? false)
    }
    var rule = plan.enough
    rule.laws.removeAll { outcome.isBeyond($0.id) }
    let all = outcome.all.tally
    return isNew || rule.holds(all.laws, all.behaviour)
  }

  func keep(
    _ outcome: GateOutcome<AppTally>, _ plan: AppGatePlan, _ shard: Shard
  ) throws(CommandError) -> ExitStatus {
    try AppShards.keep(outcome, shard, plan, self)
  }

  func judge(
    _ outcome: GateOutcome<AppTally>, _ plan: AppGatePlan, _ triage: Triage,
    _ sources: SourceFinder
  ) throws(CommandError) -> ReportedGate<AppCampaignResult> {
    var judge = AppGateJudge(self, plan, outcome, triage)
    try judge.judge()
    return judge.reported(sources)
  }

  func finish(_ status: ExitStatus, _ asked: Arguments) -> ExitStatus { status }
}
