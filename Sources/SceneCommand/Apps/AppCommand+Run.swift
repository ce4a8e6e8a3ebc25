import SceneFuzzing

extension AppCommand {
  /// Plays a campaign and tells what it exercised and what broke.
  func run(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let (setup, laws) = try setup(arguments)
    let request = try AppRequest(arguments, player, laws, program: program)
    let client = AppClient(setup)
    announce(request)
    let teller = AppFailureReporter(self, client, keeper(arguments))
    let totals = try play(request, teller, isQuiet: arguments.has(.quiet))
    return try tell(totals, request, teller)
  }

  /// Plays every scenario that is kept, then a campaign that goes on after a failure.
  func gate(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let (setup, laws) = try setup(arguments)
    var request = try AppRequest(arguments, player, laws, program: program)
    request.keepsGoing = true
    let client = AppClient(setup)
    if let corpus = arguments.text(.corpus) { try Disk.checkFolder(corpus) }
    let shared = keeper(arguments, CorpusStore.shared)
    var worst = ExitStatus.holds
    for path in try shared.regressions() {
      let status = try check(path, client)
      if status.severity > worst.severity { worst = status }
    }
    announce(request)
    var own = shared
    own.folder = CorpusStore.local
    let local = AppFailureReporter(self, client, own)
    let totals = try play(request, local, isQuiet: arguments.has(.quiet))
    let status = try tell(totals, request, local)
    return worst.severity > status.severity && status != .interrupted ? worst : status
  }

  /// Plays a kept scenario and says in a line what came of it; the gate goes on whatever that is.
  private func check(_ path: String, _ client: AppClient) throws(CommandError) -> ExitStatus {
    do throws(CommandError) {
      let (told, _) = try client.tell(AppMessage("play", .scenario(try Disk.appScenario(path))))
      console.line("\(told.wanted == nil ? "holds" : "FAILS")  \(path)")
      return try remark(on: told)
    } catch  where [.inconclusive, .faulty].contains(error.status) {
      console.line("?      \(path)")
      console.report(error.diagnostic.description + "\n")
      return error.status
    }
  }

  private func announce(_ request: AppRequest) {
    let head = "seed \(request.seed.text), shape \(request.shape.text)"
    guard let cases = request.cases else { return console.line(head + ", for a time") }
    console.line("\(head): \(request.command(cases: cases))")
  }

  private func play(
    _ request: AppRequest, _ teller: AppFailureReporter, isQuiet: Bool
  ) throws(CommandError) -> AppTotals {
    var line = ProgressLine(console, isQuiet: isQuiet)
    var run = AppRun(request, teller.client)
    run.found = { (finding: inout AppFinding) throws(CommandError) in
      try teller.keep(&finding, request.token(finding.index))
    }
    let deadline = request.duration.map { ContinuousClock.now + $0 }
    try run.play(
      shouldStop: { isInterrupted() || deadline.map { ContinuousClock.now >= $0 } ?? false },
      shows: { line.show($0) })
    line.clear()
    return run.totals
  }

  private func tell(
    _ totals: AppTotals, _ request: AppRequest, _ teller: AppFailureReporter
  ) throws(CommandError) -> ExitStatus {
    let cases = totals.activity.cases
    console.line()
    console.write(exercise(totals).text(console.style))
    console.write(AppResult.lines(ofEscapes: totals.escapes))
    console.line()
    if request.duration != nil { console.line("the same again: \(request.command(cases: cases))") }
    if let fault = totals.fault {
      let token = request.token(fault.index).text
      throw CommandError(
        Diagnostic(fault.sentence, help: repeating(token, teller.client.setup)), .faulty)
    }
    var isSteady = totals.findings.isEmpty
    for finding in totals.findings where try tell(finding, request, teller) { isSteady = true }
    if totals.findings.isEmpty {
      console.line("nothing that binds broke in \(cases.counted("case"))")
    }
    if isInterrupted() {
      console.report("interrupted after \(cases.grouped) cases\n")
      return .interrupted
    }
    if totals.findings.isEmpty { return cases == 0 ? .nothing : .holds }
    return isSteady ? .violated : .inconclusive
  }

  /// Tells one failure; false when it does not come back each time.
  private func tell(
    _ finding: AppFinding, _ request: AppRequest, _ teller: AppFailureReporter
  ) throws(CommandError) -> Bool {
    let token = request.token(finding.index)
    let steadiness = FlakinessCheck(client: teller.client)
    if let difference = try steadiness.difference(finding, request) {
      console.write(difference.report(finding, repeating(token.text, teller.client.setup)))
      return false
    }
    let facts = [
      AppMessage.Line(key: "seed", value: request.seed.text),
      AppMessage.Line(key: "of", value: token.text),
      AppMessage.Line(key: "cases", value: "\(finding.count)"),
    ]
    do throws(CommandError) {
      var message = AppMessage("play", .token(token))
      message.end = finding.death?.end
      let told = try teller.client.tell(message).0
      console.write(try teller.report(finding, try scenario(told), facts))
    } catch  where error.status == .inconclusive {
      let lost = FlakinessCheck.Difference(plays: error.diagnostic.description, lines: [])
      console.write(lost.report(finding, repeating(token.text, teller.client.setup)))
      return false
    }
    return true
  }

  private func exercise(_ totals: AppTotals) -> ExerciseReport {
    var report = ExerciseReport()
    report.cases = totals.activity.cases
    report.callbacks = totals.activity.callbacks
    report.refusals = totals.activity.refusals
    report.events = totals.activity.events
    report.answers = totals.activity.answers
    report.invariants = totals.tally.entries.map {
      ExerciseReport.InvariantCount($0.id, $0.kind, exercised: $0.exercised, broken: $0.violated)
    }
    return report
  }
}
