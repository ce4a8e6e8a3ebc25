import SceneFuzzing

extension FuzzCommand {
  /// Gates a build: corpus, fixed campaign, fresh campaign, what they exercised.
  static func gate(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    let request = try GateRequest(arguments)
    let baseline = try Baseline.asked(arguments)
    let shard = try Shard.asked(arguments)
    if shard != nil { try request.fresh.checkShared() }
    if let corpus = arguments.text(.corpus) { try Disk.checkFolder(corpus) }
    let play = GatePlay(
      request: request, baseline: baseline, shard: shard,
      corpus: arguments.text(.corpus) ?? CorpusStore.shared,
      console: console, isQuiet: arguments.has(.quiet), isInterrupted: isInterrupted)
    let outcome = try await play.play()
    if let shard {
      return try await keep(
        outcome, outcome.findings(request, isThorough: false), shard, arguments, console,
        isInterrupted)
    }
    let status = try await tell(outcome, request, baseline, arguments, console, isInterrupted)
    guard arguments.has(.defects), status != .interrupted else { return status }
    let defects = try await gateDefects(arguments, console, isInterrupted)
    return status == .holds ? defects : status
  }

  /// Tells what a gate has played.
  ///
  /// - Parameters:
  ///   - outcome: What was played.
  ///   - arguments: What was asked for.
  ///   - console: Where text goes.
  package static func tell(
    _ outcome: GateOutcome, of arguments: Arguments, _ console: Console
  ) async throws(CommandError) -> ExitStatus {
    try await tell(
      outcome, GateRequest(arguments), Baseline.asked(arguments), arguments, console, { false })
  }

  /// Tells what a gate has played, and writes it where it was asked for.
  static func tell(
    _ outcome: GateOutcome, _ request: GateRequest, _ baseline: Baseline?,
    _ arguments: Arguments, _ console: Console,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    let keeper = CorpusStore(folder: CorpusStore.local, console: console)
    var triage = Triage(baseline)
    var faults = outcome.faults(request)
    for (campaign, finding) in outcome.findings(request, isThorough: baseline != nil) {
      var teller = FailureReporter(campaign, keeper, isInterrupted)
      try await triage.take(finding) { finding throws(CommandError) in
        try await teller.report(finding)
      }
      faults += teller.lost
    }
    var report = GateReport(outcome: outcome, request: request, triage: triage, faults: faults)
    report.tellsCoverage = arguments.has(.coverage)
    report.isCut = isInterrupted()
    console.write(report.text(console.style))
    if let path = arguments.text(.writeBaseline) {
      if isInterrupted() {
        console.report("no baseline is written: a gate that was cut short has not met every bug\n")
      } else {
        try Disk.write(triage.all.text, to: path)
      }
    }
    try publish(report, arguments, console)
    if isInterrupted() {
      console.report("interrupted\n")
      return .interrupted
    }
    return report.status
  }
}
