package import SceneFuzzing

extension FuzzCommand {
  /// Plays a campaign and tells what it exercised and what broke.
  static func run(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    let request = try RunRequest(arguments)
    if request.cases == 0 || request.selection.judgement.invariants.isEmpty {
      throw CommandError(
        Diagnostic("there is nothing to run", help: "give at least one case and one invariant"),
        .nothing)
    }
    if let shard = try Shard.asked(arguments) {
      try request.checkShared()
      let part = await survey(request, shard, arguments, console, isInterrupted)
      return try await keep(
        GateOutcome(fresh: part), part.findings.map { (request, $0) }, shard, arguments, console,
        isInterrupted)
    }
    announce(request, console)
    let result = await play(request, arguments, console, isInterrupted)
    return try await tell(result, request, arguments, console, isInterrupted)
  }

  /// Says what makes the cases, and how to play them again.
  static func announce(_ request: RunRequest, _ console: Console) {
    let shape = request.shape.text
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

  /// Plays the campaign with its clock and its progress.
  private static func play(
    _ request: RunRequest, _ arguments: Arguments, _ console: Console,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) async -> CampaignResult<Tally> {
    var progress = ProgressLine(console, isQuiet: arguments.has(.quiet))
    defer { progress.clear() }
    let deadline = request.duration.map { ContinuousClock.now + $0 }
    let shouldStop: @Sendable () -> Bool = {
      isInterrupted() || deadline.map { ContinuousClock.now >= $0 } ?? false
    }
    let fuzzer = Fuzzer(request.selection.judgement)
    if arguments.has(.quiet) { return await fuzzer.run(request.order, shouldStop: shouldStop) }
    // The progress line says how likely something new is; moments alone say it, and cost least.
    let surveyed = await fuzzer.survey(
      request.order, countsTriples: false, shouldStop: shouldStop
    ) { progress.show($0) }
    return surveyed.counting(surveyed.tally.tally)
  }

  /// Tells what a campaign came to.
  ///
  /// - Parameters:
  ///   - result: What was played.
  ///   - arguments: What was asked for.
  ///   - console: Where text goes.
  package static func tell(
    _ result: CampaignResult<Tally>, of arguments: Arguments, _ console: Console
  ) async throws(CommandError) -> ExitStatus {
    try await tell(result, RunRequest(arguments), arguments, console, { false })
  }

  static func tell(
    _ result: CampaignResult<Tally>, _ request: RunRequest, _ arguments: Arguments,
    _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    let cases = result.activity.cases
    console.line()
    console.write(result.exercise.text(console.style))
    console.line()
    if request.duration != nil { console.line("the same again: \(request.command(cases: cases))") }
    let keeper = CorpusStore(arguments, console)
    var teller = FailureReporter(request, keeper, isInterrupted)
    for report in try await teller.reports(of: result.findings) {
      console.write(report.text(console.style))
    }
    let isCut = isInterrupted()
    if isCut { console.report("interrupted after \(cases.counted("case"))\n") }
    let faults = request.faults(of: result) + teller.lost
    for fault in faults { console.report(fault.diagnostic.description + "\n") }
    if !faults.isEmpty { return .faulty }
    let hasJudged = result.activity.callbacks > 0 && !result.exercise.invariants.isEmpty
    if result.findings.isEmpty {
      let broke = hasJudged ? "nothing that binds broke" : "nothing was judged"
      console.line("\(broke) in \(cases.counted("case"))")
    }
    if isCut { return .interrupted }
    if !hasJudged { return .nothing }
    return result.findings.isEmpty ? .holds : .violated
  }
}

extension CampaignResult where Tally == SceneInvariants.Tally {
  /// The same without a survey of what the cases show.
  var unsurveyed: CampaignResult<Surveyed> {
    var counted = Surveyed()
    counted.tally = tally
    return counting(counted)
  }

  /// What the campaign exercised, invariants in the order of the catalogue.
  var exercise: ExerciseReport {
    var report = ExerciseReport()
    report.cases = activity.cases
    report.callbacks = activity.callbacks
    report.refusals = activity.refusals
    report.events = activity.events
    report.answers = activity.answers
    report.invariants = Contract.all.compactMap { invariant in
      tally[invariant.id].map {
        ExerciseReport.Row(
          $0.id, $0.kind, exercised: $0.exercised, broken: $0.violated)
      }
    }
    return report
  }
}
