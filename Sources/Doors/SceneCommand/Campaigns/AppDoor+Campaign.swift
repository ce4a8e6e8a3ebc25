import CommandKit
import SceneFuzzing
import SceneGate
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePictures
import ScenePipeline
import SceneReporting
import SceneWorkers

extension AppDoor: CampaignDoor {
  static let run = VerbWords(
    "", "Plays generated cases to the app and judges its laws after every callback.",
    Option.appCases, note: LawNote.lawOrEvent)
  static let neverViolated = "law"
  var subject: String { "the app '\(player.usual.name)'" }

  func request() throws(CommandError) -> RunRequest { try request(setup(isOfCases: true).chosen) }

  /// Reads which campaign is asked for.
  ///
  /// - Parameters:
  ///   - chosen: The laws and events that the user chose; nil for all.
  ///   - time: The time of a campaign that is given no limit; nil for the usual number of cases.
  func request(
    _ chosen: Selection?, limitedTo time: Duration? = nil
  ) throws(CommandError) -> RunRequest {
    var request = try RunRequest(arguments, chosen ?? Selection(), limitedTo: time)
    request.program = program
    request.judging = (chosen == nil ? [] : chosenWords) + Self.limits(arguments)
    let asked = request.shape
    request.shape = player.usual.shape
    request.shape.platform = asked.platform
    if let scenes = asked.scenes { request.shape.scenes = scenes }
    if let kinds = chosen?.kinds { request.shape.kinds = kinds }
    if asked.quirks { request.shape.quirks = true }
    if let length = asked.length { request.shape.length = length }
    if request.cases == 0 { throw .nothingToRun("choose at least one case") }
    return request
  }

  /// The options that choose what is judged and drawn, as they were written.
  private var chosenWords: [String] {
    [Option.only, .suite, .skip].compactMap { option in
      let words = arguments.list(option).joined(separator: ",")
      return words.isEmpty ? nil : "--\(option.name) \(words.shellWord)"
    } + (arguments.has(.quirks) ? ["--quirks"] : [])
  }

  func heading(of request: RunRequest) -> String {
    "checking '\(player.usual.name)' with seed \(request.seed.text)"
  }

  func playShard(of request: RunRequest) -> ExitStatus? { nil }

  func play(_ request: RunRequest) throws(CommandError) -> AppCampaignResult {
    try play(request, reporter(), isQuiet: arguments.has(.quiet))
  }

  /// Creates the reporter that keeps failures, with workers that judge the chosen laws.
  private func reporter() throws(CommandError) -> AppFailureReporter {
    let client = AppClient(try setup(isOfCases: true).0, isInterrupted: isInterrupted)
    return AppFailureReporter(self, client, store())
  }

  /// Plays the cases, and keeps each failure as soon as it is met.
  ///
  /// - Parameters:
  ///   - request: The cases.
  ///   - reporter: Keeps what fails.
  ///   - isQuiet: Whether no progress is shown.
  ///   - known: Failures that are kept already; nil where nothing is kept, as by a shard.
  ///   - earlier: What was played of the same campaign.
  ///   - start: When that began.
  func play(
    _ request: RunRequest, _ reporter: AppFailureReporter, isQuiet: Bool,
    besides known: [Finding]? = [], after earlier: AppCampaignResult = AppCampaignResult(),
    since start: ContinuousClock.Instant = .now
  ) throws(CommandError) -> AppCampaignResult {
    var line = ProgressLine(
      console, isQuiet: isQuiet, of: request, since: start,
      situations: player.laws.count { $0.kind == .required },
      laws: player.laws.count { $0.kind != .required })
    var workers = WorkerBatches(request.campaign, reporter.client)
    workers.earlier = earlier
    workers.found = { (finding: inout Finding) throws(CommandError) in
      guard let known, !known.contains(where: { $0.isSame(as: finding) }) else { return }
      try keep(&finding, reporter.tail(finding, of: request.campaign))
    }
    let result = try request.campaign.play(
      asking: &workers, shouldStop: stops(after: request.duration, since: start),
      progress: { line.show($0()) })
    line.clear()
    return result
  }

  /// Writes the history of a finding as it was met; a stop leaves the finding without it.
  private func keep(
    _ finding: inout Finding, _ tail: FailureTail<WorkerAnalyzer>
  ) throws(CommandError) {
    do throws(CommandError) {
      finding.kept = try tail.meet(finding)?.kept
    } catch {
      if error.status != .interrupted { throw error }
    }
  }

  // MARK: - Reports

  func exercise(_ totals: AppCampaignResult, of request: RunRequest) -> ExerciseReport {
    var report = ExerciseReport()
    report.judgesLaws = true
    report.kinds = request.shape.kinds
    report.cases = totals.activity.cases
    report.callbacks = totals.activity.callbacks
    report.refusals = totals.activity.refusals
    report.events = totals.activity.events
    report.answers = totals.activity.answers
    report.invariants = totals.tally.laws.entries.map {
      ExerciseReport.InvariantCount($0.id, $0.kind, exercised: $0.exercised, broken: $0.violated)
    }
    return report
  }

  /// The parts of an app with delegates that ran, in one line; empty for any other app.
  func ranLine(_ totals: AppCampaignResult) -> String {
    let ran = player.ran(totals.tally, totals.activity)
    return ran.methods.isEmpty ? "" : ran.sentence
  }

  func escapes(_ totals: AppCampaignResult) -> [String] { totals.tally.escapes }

  func report(
    _ totals: AppCampaignResult, of request: RunRequest
  ) throws(CommandError) -> ReportedFindings {
    let reporter = try reporter().limited(to: request.duration)
    var reported = ReportedFindings()
    reported.faults = faults(of: totals, request, reporter.client.setup)
    for finding in totals.findings {
      let number = arguments.has(.html) ? reported.answers.count + 1 : nil
      var tail = reporter.tail(finding, of: request.campaign, drawing: number)
      tail.reported = totals.findings.map(\.signature.invariant)
      let answer = try answer(finding, tail)
      console.write(answer.text)
      reported.answers.append(answer)
    }
    reported.doubts = try reporter.client.doubts(
      about: totals, of: request.campaign, player,
      isSelection: reporter.client.setup.laws != nil)
    reported.ran = ranLine(totals)
    reported.unseen = player.blindSpots(of: totals.tally)
    return reported
  }

  /// The case in which the engine contradicted itself; none where it did not.
  func faults(of totals: AppCampaignResult, _ request: RunRequest, _ setup: AppSetup) -> [ToolFault]
  {
    guard let fault = totals.fault else { return [] }
    let command = repeating(request.token(fault.index).text, setup)
    return [
      ToolFault(
        fault.sentence, message: Diagnostic(fault.sentence, help: command).description)
    ]
  }

  /// Makes one finding small.
  ///
  /// - Parameters:
  ///   - finding: What was met.
  ///   - tail: What makes it small.
  ///   - namingOthers: Whether it is told what else breaks the law, which the first failure may hide.
  /// - Throws: `CommandError` where no worker can be asked.
  func answer(
    _ finding: Finding, _ tail: FailureTail<WorkerAnalyzer>, namingOthers: Bool = true
  ) throws(CommandError) -> FindingAnswer {
    let analyzer = tail.analyzer
    let unsteady = { FindingAnswer.unsteady(name: finding.name, text: $0) }
    // To play it again would take longer than a signal leaves.
    if isInterrupted() { return unsteady(analyzer.reportOfUnchecked) }
    do throws(CommandError) {
      if let report = try analyzer.flakiness() { return unsteady(report) }
      guard let met = MetFailure(finding) else { throw WorkerAnalyzer.lost }
      var failure = try tail.reportSmall(met, namingOthers: namingOthers)
      failure.trap = finding.death?.trapMessage
      failure.end = finding.end
      return .failure(failure)
    } catch  where error.status == .interrupted {
      return unsteady(analyzer.reportOfUnchecked)
    } catch  where error.status == .inconclusive {
      return unsteady(try analyzer.report(ofLost: error))
    }
  }

  func judged(
    _ totals: AppCampaignResult, of request: RunRequest, _ sources: SourceFinder
  ) -> [JudgedInvariant] {
    player.laws.filter { law in
      law.kind != .required
        && (totals.tally.laws[law.id] != nil || AppEnd.EndLaw(rawValue: law.id) != nil)
    }.map { JudgedInvariant($0, totals.counts(of: $0.id), checkedBy: program, sources) }
  }

  func draw(_ totals: AppCampaignResult, of request: RunRequest, on page: inout CampaignPage) {
    page.situations = totals.tally.behaviour.situations
    page.growths = totals.tally.behaviour.growths
  }
}

extension RunRequest {
  /// The cases as workers play them.
  var campaign: CampaignOptions {
    var campaign = order
    campaign.batchSize = WorkerBatches.size
    return campaign
  }
}

extension JudgedInvariant {
  /// Creates a law of an app with how often it was put to the test and broken.
  init(
    _ law: AppPlayer.CheckedLaw, _ counts: (exercised: UInt64, violated: UInt64),
    checkedBy program: String, _ sources: SourceFinder
  ) {
    self.init(
      id: law.id, kind: law.kind,
      help: [
        law.sentence, "Kind: \(law.kind.rawValue).",
        "Check it alone: \(program) run --only \(law.id.shellWord)",
      ],
      declaration: sources.position(of: law.declaration))
    (exercised, violated) = counts
  }
}
