import SceneReporting
package import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGeneration
package import SceneInvariants
import SceneLifecycle
package import ScenePipeline
import SceneGate

/// `run`: plays a campaign and reports what it exercised and what it violated.
package enum RunVerb {
  static let verb = ContractVerb(
    "run", "Plays generated cases and checks the contract after every callback.",
    options: [
      .seed, .cases, .duration, .events, .callbacks, .scenes, .platform, .jobs, .only, .skip,
      .suite,
      .defect, .soft, .quirks, .keepGoing, .quiet, .verbose, .corpus, .shard, .results,
      .campaignPage,
    ] + ReportFormat.all.map(\.option),
    note: IdentifierNote.any,
    examples: [
      VerbExample("run", "10,000 cases of a drawn seed"),
      VerbExample(
        "run --seed 7 --cases 1000 --keep-going", "the same cases every time, all of them"),
      VerbExample(
        "run --for 5m --platform ipad-ios27 --scenes 2",
        "one platform, two sessions, five minutes"),
    ],
    takesSettings: true,
    action: ContractAction { call throws(CommandError) in
      try await run(call.arguments, call.console, call.isInterrupted)
    })

  /// Plays a campaign and reports what it exercised and what it violated.
  private static func run(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    let request = try RunRequest(arguments)
    if request.cases == 0 || request.selection.judgement.invariants.isEmpty {
      throw CommandError(
        Diagnostic("there is nothing to run", help: "choose at least one case and one invariant"),
        .nothing)
    }
    if let shard = try Shard.read(arguments) {
      try request.checkShared(arguments)
      let part = await survey(request, shard, arguments, console, isInterrupted)
      return try await ShardWriter.keep(
        GateOutcome(fresh: part), part.findings.map { (request, $0) }, shard, arguments, console,
        isInterrupted)
    }
    announce(request, console)
    let reporter = FailureReporter(request, CorpusStore(arguments, console), isInterrupted)
    let (result, survey) = await play(request, reporter, arguments, console, isInterrupted)
    let page = arguments.text(.html).map { CampaignFile(path: $0, survey: survey) }
    return try await tell(result, request, reporter, arguments, console, isInterrupted, page)
  }

  /// The page of a campaign that is asked for.
  struct CampaignFile {
    /// Where it is written.
    var path: String
    /// What the cases show; nil where that was not counted.
    var survey: Survey?
  }

  /// Writes the seed and the shape of the cases, and the command that plays them again.
  static func announce(_ request: RunRequest, _ console: Console) {
    let shape = request.shape.brief
    if let cases = request.cases {
      console.line("seed \(request.seed.text), shape \(shape): \(request.command(cases: cases))")
    } else {
      console.line("seed \(request.seed.text), shape \(shape), for a time")
    }
  }

  /// Plays a machine's part of a campaign.
  private static func survey(
    _ request: RunRequest, _ shard: Shard, _ arguments: Arguments, _ console: Console,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) async -> CampaignResult<Surveyed> {
    var progress = ProgressLine(console, isQuiet: arguments.has(.quiet))
    var order = CampaignOptions(
      Generator(shape: request.shape, seed: request.seed), cases: request.cases,
      jobs: request.jobs)
    shard.cut(&order)
    let result = await Fuzzer(request.selection.judgement).run(
      order, shouldStop: isInterrupted, progress: { progress.show($0) })
    progress.clear()
    return result.unsurveyed
  }

  /// Plays the campaign with its clock and its progress, and keeps what it finds at once.
  private static func play(
    _ request: RunRequest, _ reporter: FailureReporter, _ arguments: Arguments, _ console: Console,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) async -> (CampaignResult<Tally>, Survey?) {
    var progress = ProgressLine(console, isQuiet: arguments.has(.quiet))
    defer { progress.clear() }
    let deadline = request.duration.map { ContinuousClock.now + $0 }
    let shouldStop: @Sendable () -> Bool = {
      isInterrupted() || deadline.map { ContinuousClock.now >= $0 } ?? false
    }
    let fuzzer = Fuzzer(request.selection.judgement)
    if arguments.has(.quiet), arguments.text(.html) == nil {
      let result = await fuzzer.run(
        request.order, shouldStop: shouldStop, found: { reporter.keepAsMet($0) })
      return (result, nil)
    }
    // Progress and the page show how likely something new is; coverage points alone say it, and cost
    // least.
    let surveyed = await fuzzer.survey(
      request.order, countsTriples: false, shouldStop: shouldStop,
      found: { reporter.keepAsMet($0) }, progress: { progress.show($0) })
    return (surveyed.counting(surveyed.tally.tally), surveyed.tally.survey)
  }

  /// Reports what a campaign came to.
  ///
  /// - Parameters:
  ///   - result: What was played.
  ///   - arguments: What was asked for.
  ///   - console: Where text goes.
  package static func tell(
    _ result: CampaignResult<Tally>, of arguments: Arguments, _ console: Console
  ) async throws(CommandError) -> ExitStatus {
    let request = try RunRequest(arguments)
    let reporter = FailureReporter(request, CorpusStore(arguments, console)) { false }
    return try await tell(result, request, reporter, arguments, console, { false })
  }

  static func tell(
    _ result: CampaignResult<Tally>, _ request: RunRequest, _ reporter: FailureReporter,
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool,
    _ page: CampaignFile? = nil
  ) async throws(CommandError) -> ExitStatus {
    let cases = result.activity.cases
    console.line()
    let exercise = result.exercise(of: request.shape.kinds)
    console.write(exercise.text(console.style, isVerbose: arguments.has(.verbose)))
    console.line()
    if request.duration != nil { console.line("the same again: \(request.command(cases: cases))") }
    var reporter = reporter
    let failures = try await reporter.reports(of: result.findings)
    for failure in failures { console.write(failure.text(console.style)) }
    let report = RunReport(
      result: result, request: request, failures: failures,
      faults: request.faults(of: result) + reporter.lost, isCut: isInterrupted())
    let drawn = console.status { () throws(CommandError) in
      guard let page else { return }
      try Disk.write(RunPage.html(page.survey, report), to: page.path)
    }
    let events = report.events(SourceFinder(arguments.environment))
    let published = ReportFormat.publish(events, arguments, console)
    if report.isCut { console.report("interrupted after \(cases.counted("case"))\n") }
    for fault in report.faults { console.report(fault.diagnostic.description + "\n") }
    if let conclusion = report.conclusion { console.line(conclusion) }
    return ExitStatus.worst([report.status, drawn] + published)
  }
}
