import SceneInvariants
import SceneGeneration
import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneReporting
import ScenePipeline
import SceneWorkers
import SceneGate

extension AppDoor {
  /// Writes which app is checked with which seed, and the command that plays the same cases again.
  func announce(_ request: AppRequest) {
    let head = "checking '\(player.usual.name)' with seed \(request.campaign.seed.text)"
    guard let cases = request.campaign.cases else { return console.line(head + ", for a time") }
    console.line("\(head): \(request.command(cases: cases))")
  }

  /// Plays the cases, and keeps each failure as soon as it is met.
  ///
  /// - Parameters:
  ///   - request: The cases.
  ///   - teller: Keeps what fails.
  ///   - isQuiet: Whether no progress is shown.
  ///   - known: Failures that are kept already; nil where nothing is kept, as by a shard.
  ///   - earlier: What was played of the same campaign.
  ///   - start: When that began.
  func play(
    _ request: AppRequest, _ teller: AppFailureReporter, isQuiet: Bool,
    besides known: [Finding]? = [],
    after earlier: AppCampaignResult = AppCampaignResult(),
    since start: ContinuousClock.Instant = .now
  ) throws(CommandError) -> AppCampaignResult {
    var line = ProgressLine(
      console, isQuiet: isQuiet, since: start,
      situations: player.laws.count { $0.kind == .required },
      laws: player.laws.count { $0.kind != .required })
    let deadline = request.duration.map { start + $0 }
    var workers = WorkerRows(request.campaign, teller.client)
    workers.earlier = earlier
    workers.found = { (finding: inout Finding) throws(CommandError) in
      guard let known, !known.contains(where: { $0.isSame(as: finding) }) else { return }
      try keep(&finding, teller.tail(finding, of: request.campaign))
    }
    let result = try request.campaign.play(
      asking: &workers,
      shouldStop: { isInterrupted() || deadline.map { ContinuousClock.now >= $0 } ?? false },
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

  /// Reports what a campaign came to.
  func tell(
    _ totals: AppCampaignResult, _ request: AppRequest, _ teller: AppFailureReporter
  ) throws(CommandError) -> ExitStatus {
    let cases = totals.activity.cases
    console.line()
    let exercise = exercise(totals, of: request)
    console.write(exercise.text(console.style, isVerbose: arguments.has(.verbose)))
    console.write(AppResult.lines(ofEscapes: totals.tally.escapes))
    console.line()
    if request.duration != nil { console.line("the same again: \(request.command(cases: cases))") }
    if let fault = totals.fault {
      let token = request.token(fault.index).text
      throw CommandError(
        Diagnostic(fault.sentence, help: repeating(token, teller.client.setup)), .faulty)
    }
    var page = AppCampaignPage()
    page.exercise = exercise
    page.behaviour = totals.tally.behaviour
    page.command = request.command(cases: cases)
    var report = AppRunReport(totals, request, self)
    let teller = teller.limited(to: request.duration)
    for finding in totals.findings {
      var tail = teller.tail(finding, of: request.campaign, drawing: page.next(arguments))
      tail.reported = totals.findings.map(\.signature.invariant)
      let answer = try answer(finding, tail)
      page.take(answer, of: finding)
      report.take(answer)
      console.write(answer.text)
    }
    report.doubts = player.doubts(
      about: totals.tally, cases: cases, meeting: totals.tally.delegates,
      isSelection: teller.client.setup.laws != nil)
    report.isCut = isInterrupted()
    if totals.findings.isEmpty { console.line(report.conclusion) }
    console.report(AppDoubt.text(report.doubts))
    page.conclusion = page.result(doubts: report.doubts.map(\.diagnostic.error))
    let drawn = page.write(self)
    let events = report.events(SourceFinder(arguments.environment))
    let published = ReportFormat.publish(events, arguments, console)
    if report.isCut { console.report("interrupted after \(cases.grouped) cases\n") }
    return ExitStatus.worst([report.status, drawn] + published)
  }

  /// What became of a finding that was to be made small.
  enum FindingAnswer {
    /// It came back, and is as small as it gets.
    case failure(ReportedFailure)
    /// It did not come back each time, or was not played again: a report.
    case unsteady(String)

    /// The report.
    var text: String {
      switch self {
      case .failure(let failure): failure.text
      case .unsteady(let text): text
      }
    }
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
    // To play it again would take longer than a signal leaves.
    if isInterrupted() { return .unsteady(analyzer.reportOfUnchecked) }
    do throws(CommandError) {
      if let report = try analyzer.flakiness() { return .unsteady(report) }
      guard let met = MetFailure(finding) else { throw WorkerAnalyzer.lost }
      var failure = try tail.reportSmall(met, namingOthers: namingOthers)
      failure.trap = finding.death?.trapMessage
      failure.end = finding.end
      return .failure(failure)
    } catch  where error.status == .interrupted {
      return .unsteady(analyzer.reportOfUnchecked)
    } catch  where error.status == .inconclusive {
      return .unsteady(try analyzer.report(ofLost: error))
    }
  }

  /// What some cases of a campaign exercised.
  func exercise(_ totals: AppCampaignResult, of request: AppRequest) -> ExerciseReport {
    var report = ExerciseReport()
    report.judgesLaws = true
    report.kinds = request.campaign.shape.kinds
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
}
