import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGate
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePictures
import ScenePipeline
import SceneReporting

extension ContractDoor: CampaignDoor {
  static let run = VerbWords(
    "", "Plays generated cases and checks the contract after every callback.",
    [
      .seed, .cases, .duration, .events, .callbacks, .scenes, .platform, .jobs, .only, .skip,
      .suite, .defect, .soft, .quirks, .shard, .results,
    ],
    note: IdentifierNote.any,
    examples: [
      VerbExample(
        "run --for 5m --platform ipad-ios27 --scenes 2",
        "one platform, two sessions, five minutes")
    ])
  static let neverViolated = "hard invariant of the model of UIKit"
  var subject: String { "the contract" }

  func request() throws(CommandError) -> RunRequest {
    let request = try RunRequest(arguments)
    if request.cases == 0 || request.selection.judgement.invariants.isEmpty {
      throw .nothingToRun("choose at least one case and one invariant")
    }
    return request
  }

  func heading(of request: RunRequest) -> String {
    "seed \(request.seed.text), shape \(request.shape.brief)"
  }

  func playShard(of request: RunRequest) async throws(CommandError) -> ExitStatus? {
    guard let shard = try Shard.read(arguments) else { return nil }
    try request.checkShared(arguments)
    var order = request.order
    shard.cut(&order)
    var part = request
    part.allCases = order.count
    var progress = ProgressLine(console, isQuiet: arguments.has(.quiet), of: part)
    let result = await Fuzzer(request.selection.judgement).run(
      order, shouldStop: isInterrupted, progress: { progress.show($0) })
    progress.clear()
    return try await ShardWriter.keep(
      GateOutcome(fresh: result.unsurveyed), result.findings.map { (request, $0) }, shard,
      arguments, console, isInterrupted)
  }

  func play(_ request: RunRequest) async -> CampaignResult<Surveyed> {
    var progress = ProgressLine(console, isQuiet: arguments.has(.quiet), of: request)
    defer { progress.clear() }
    let shouldStop = stops(after: request.duration)
    let tail = request.tail(store(), isInterrupted)
    let fuzzer = Fuzzer(request.selection.judgement)
    if arguments.has(.quiet), arguments.text(.html) == nil {
      let result = await fuzzer.run(
        request.order, shouldStop: shouldStop, found: { tail.keepAsMet($0) })
      return result.unsurveyed
    }
    // Progress and the page show how likely something new is; coverage points alone say it, and cost
    // least.
    return await fuzzer.survey(
      request.order, countsTriples: false, shouldStop: shouldStop,
      found: { tail.keepAsMet($0) }, progress: { progress.show($0) })
  }

  // MARK: - Reports

  func exercise(_ played: CampaignResult<Surveyed>, of request: RunRequest) -> ExerciseReport {
    played.counting(played.tally.tally).exercise(of: request.shape.kinds)
  }

  func escapes(_ played: CampaignResult<Surveyed>) -> [String] { [] }

  func report(
    _ played: CampaignResult<Surveyed>, of request: RunRequest
  ) async throws(CommandError) -> ReportedFindings {
    let tail = request.tail(store(), isInterrupted)
    let small = try await tail.reports(of: played.findings, keepsGoing: request.keepsGoing)
    var outcome = ReportedFindings()
    for report in small.reports {
      console.write(report.text(console.style))
      outcome.answers.append(.failure(reported(report, outcome.answers.count + 1)))
    }
    let lost = small.lost.map { request.lost($0) }
    outcome.faults = (request.faults(of: played) + lost).map(\.toolFault)
    return outcome
  }

  /// A failure as recorders and pages take it.
  func reported(_ report: FailureReport, _ number: Int) -> ReportedFailure {
    var failure = ReportedFailure(report, console.style)
    if arguments.has(.html) { failure.drawing = FailureSection(report, number: number).markup }
    return failure
  }

  func judged(
    _ played: CampaignResult<Surveyed>, of request: RunRequest, _ sources: SourceFinder
  ) -> [JudgedInvariant] {
    request.selection.judgement.invariants.filter { $0.kind != .required }
      .map { JudgedInvariant($0, played.tally.tally, sources) }
  }

  func draw(
    _ played: CampaignResult<Surveyed>, of request: RunRequest, on page: inout CampaignPage
  ) {
    let survey = played.tally.survey
    guard survey.cases > 0 else { return }
    let isWhole = isWhole(request)
    page.situations = situations(survey, isWhole: isWhole)
    page.growths = [
      DiscoveryGrowth(
        of: "coverage points", survey.moments, cases: survey.cases,
        total: isWhole ? CoveragePointSet.total : nil,
        meaning: "A coverage point is an event with the state of its scene and of the others.")
    ]
  }

  /// Whether the campaign can go through everything that there is on some platform.
  private func isWhole(_ request: RunRequest) -> Bool {
    request.shape.platform == nil && request.shape.scenes ?? 2 > 1
      && request.shape.kinds == .all
  }

  private func situations(_ survey: Survey, isWhole: Bool) -> [SituationRow] {
    EventKind.allCases.compactMap { kind in
      let cells = CoveragePoint.SceneStanding.allCases.map { standing in
        SituationCell(
          state: standing == .nowhere ? "about no scene" : standing.heading,
          parts: CoveragePoint.Others.allCases.compactMap { other in
            part(CoveragePoint(standing, kind, others: other), survey, isWhole: isWhole)
          })
      }
      let isMet = cells.contains { !$0.parts.isEmpty }
      return isMet ? SituationRow(event: kind.word, cells: cells) : nil
    }
  }

  /// How many cases went through a point; nil where none can, or it is unknown whether one can.
  private func part(
    _ point: CoveragePoint, _ survey: Survey, isWhole: Bool
  ) -> SituationCell.SituationPart? {
    let cases = UInt64(survey.moments.count(of: CoveragePointSet.position(of: point)))
    let isPossible = isWhole && CoveragePointSet.everything.contains(point)
    guard cases > 0 || isPossible else { return nil }
    return SituationCell.SituationPart(others: point.others.heading, cases: cases)
  }
}
