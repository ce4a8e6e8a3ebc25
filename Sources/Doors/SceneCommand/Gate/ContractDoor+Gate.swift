import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGate
import SceneInvariants
import SceneLifecycle
import SceneMutants
import ScenePictures
import ScenePipeline
import SceneReporting

extension ContractDoor: GateDoor {
  typealias Counted = Surveyed

  static let gate = VerbWords(
    "", "Gates a build: the app of the package; with --contract, the model of UIKit.",
    [
      contract, PackageApp.BuildConfiguration.option, .fixed, .seed, .cases, .duration, .platform,
      .scenes, .only, .skip, .suite, .coverage, .defect, .jobs, .defects,
    ],
    examples: [
      VerbExample("ci", "builds the app's command in the package, and runs its ci"),
      VerbExample(
        "ci --contract --junit results.xml --sarif results.sarif", "the gate of the model itself"),
      VerbExample(
        "ci --contract --for 1h --stop budget --write-baseline main.baseline",
        "a long run of the base branch"),
    ])
  static let merging: [Option] = [.coverage]

  /// The option to judge the contract: without it, the app of the package is judged.
  private static let contract = Option(
    "contract", nil, "judge SceneFuzz's model of UIKit; without it, the app of the package")

  func plan() throws(CommandError) -> GateRequest { try GateRequest(arguments) }

  func baseline() throws(CommandError) -> Baseline? { try Baseline.read(arguments) }

  func judges(_ plan: GateRequest) -> String {
    let invariants = plan.fresh.selection.judgement.invariants.count
    return "the model of UIKit by \(UInt64(invariants).counted("invariant"))"
  }

  // MARK: - Playing

  func keptPaths() throws(CommandError) -> (paths: [String], listing: CorpusListing) {
    let corpus = arguments.text(.corpus) ?? CorpusStore.shared
    let paths = try Disk.scenes(below: corpus)
    if paths.isEmpty, Disk.hasFolder(corpus) {
      console.report("note: no history is kept in '\(corpus)'\n")
    }
    return (paths, CorpusListing(paths, below: corpus))
  }

  func entries(_ paths: [String], of plan: GateRequest) -> [CorpusEntry] {
    paths.map { CorpusEntry(path: $0) }
  }

  func play(
    _ request: RunRequest, of plan: GateRequest, _ shard: Shard?, after outcome: ContractOutcome,
    since start: ContinuousClock.Instant
  ) async -> CampaignResult<Surveyed> {
    var order = request.order
    shard?.cut(&order)
    var shown = request
    if shard != nil { shown.allCases = order.count }
    let earlier = outcome.progress
    let known = (outcome.fixed.findings + outcome.fresh.findings).map(\.signature)
    var line = ProgressLine(console, isQuiet: arguments.has(.quiet), of: shown, since: start)
    let tail = request.tail(localStore, isInterrupted)
    let result = await Fuzzer(request.selection.judgement).survey(
      order, shouldStop: stops(after: request.duration, since: start),
      found: {
        // What a shard finds is in its result file.
        if shard == nil, !known.contains($0.signature) { tail.keepAsMet($0) }
      },
      progress: {
        var progress = $0
        progress.cases += request.first
        progress.reached |= earlier.reached
        progress.newness = earlier.newness ?? progress.newness
        progress.findings += earlier.findings
        line.show(progress)
      })
    line.clear()
    return result
  }

  func reach(_ plan: GateRequest, after outcome: ContractOutcome) -> GateReach? {
    GateReach(of: plan.fresh)
  }

  func isEnough(
    _ outcome: ContractOutcome, _ plan: GateRequest, besides baseline: Baseline?
  ) -> Bool { outcome.isEnough(plan, besides: baseline) }

  // MARK: - Judging

  func judge(
    _ outcome: ContractOutcome, _ plan: GateRequest, _ triage: Triage, _ sources: SourceFinder
  ) async throws(CommandError) -> ReportedGate<CampaignResult<Surveyed>> {
    var triage = triage
    var faults = outcome.faults(plan)
    var answers: [FindingAnswer] = []
    for (campaign, finding) in outcome.findings(plan, isThorough: triage.isThorough) {
      let tail = campaign.tail(localStore, isInterrupted)
      var search = triage.search(finding)
      while let finding = search.next() {
        let known = triage.histories(of: finding.signature)
        let report = try await tail.report(finding, besides: known)
        if report == nil, known.isEmpty { faults.append(campaign.lost(finding)) }
        let failure = report.map { reported($0, answers.count + 1) }
        triage.take(failure, in: &search)
        if let failure, triage.new.count + triage.known.count > answers.count {
          answers.append(.failure(failure))
        }
        if isInterrupted() { break }
      }
      triage.close(search)
    }
    let report = GateReport(
      outcome, plan, triage, faults: faults, sources, hasCoverage: arguments.has(.coverage))
    return ReportedGate(report: report, all: outcome.all, answers: answers)
  }

  func finish(
    _ status: ExitStatus, _ asked: Arguments
  ) async throws(CommandError) -> ExitStatus {
    guard asked.has(.defects), status != .interrupted else { return status }
    var order = KillOrder()
    order.seeds = 1
    order.cases = 0
    order.limit = defectLimit
    order.shrinks = false
    order.equivalenceLimit = 0
    order.jobs = try asked.jobs()
    let matrix = await kill(order)
    let survivors = matrix.survivors(of: order.seed)
    console.line(
      "defects: \(survivors) of \(UInt64(matrix.judged).counted("defect")) survive"
        + " \(defectLimit.counted("callback"))")
    if !matrix.study.isComplete { return .interrupted }
    return ExitStatus.worst([status, matrix.isStrong ? .holds : .violated])
  }

  // MARK: - Several machines

  func keep(
    _ outcome: ContractOutcome, _ plan: GateRequest, _ shard: Shard
  ) async throws(CommandError) -> ExitStatus {
    try await ShardWriter.keep(
      outcome, outcome.findings(plan, isThorough: false), shard, arguments, console,
      isInterrupted)
  }
}
