import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle
import ScenePictures
import ScenePipeline
import SceneReporting

/// `ci`: gates a build by what is kept, a fixed campaign, a fresh one and what they exercised.
enum GateVerb<D: GateDoor> {
  static var verb: DoorVerb<D> {
    var words = D.gate
    words.options = words.options.map(ofGate)
    var verb = DoorVerb<D>(
      "ci", words,
      options: [
        .stop.taking(GateRequest.StopPolicy.self), .require, .quiet, .verbose, .corpus,
        .campaignPage,
      ] + ReportFormat.all.map(\.option) + [.baseline, .writeBaseline, .shard, .results],
      takesSettings: true
    ) { door throws(CommandError) in try await gate(door) }
    verb.implied = { variables in GivenValue.commit(variables) }
    return verb
  }

  /// An option of a campaign, as a gate reads it.
  private static func ofGate(_ option: Option) -> Option {
    switch option.name {
    case Option.seed.name:
      option.saying("seed of the new cases (the commit, where a variable names it)")
    case Option.cases.name: option.saying("most new cases")
    case Option.duration.name: option.saying("most time for new cases (1m)")
    default: option
    }
  }

  nonisolated(nonsending)
    static func gate(_ door: D) async throws(CommandError) -> ExitStatus
  {
    let arguments = door.arguments
    try arguments.checkNoOperands()
    let plan = try door.plan()
    let baseline = try door.baseline()
    let shard = try Shard.read(arguments)
    if shard != nil { try plan.gate.fresh.checkShared(arguments) }
    if let corpus = arguments.text(.corpus) { try Disk.checkFolder(corpus) }
    announce(plan, door)
    var play = GatePlay(door, plan, baseline)
    try await play.play(shard)
    if let shard { return try await door.keep(play.outcome, plan, shard) }
    let status = try await judge(play.outcome, plan, baseline, door)
    return try await door.finish(status, arguments)
  }

  /// Says who is judged by what.
  static func announce(_ plan: D.Plan, _ door: D) {
    door.console.line("ci judges \(door.judges(plan))")
  }

  /// Judges what was played, and writes the report where it was asked for.
  nonisolated(nonsending)
    static func judge(
      _ outcome: GateOutcome<D.Counted>, _ plan: D.Plan, _ baseline: Baseline?, _ door: D
    ) async throws(CommandError) -> ExitStatus
  {
    let (arguments, console) = (door.arguments, door.console)
    let sources = SourceFinder(arguments.environment)
    let triage = Triage(baseline, collects: arguments.text(.writeBaseline) != nil)
    var reported = try await door.judge(outcome, plan, triage, sources)
    let isCut = door.isInterrupted()
    reported.report.isCut = isCut
    let events = reported.report.events(sources)
    console.write(
      ReportFormat.document(
        of: events, TextRecorder(style: console.style, isVerbose: arguments.has(.verbose))))
    console.report(AppResult.lines(ofEscapes: reported.escapes))
    console.report(AppDoubt.text(reported.doubts))
    var statuses = reported.report.triage.all.publish(arguments, console, isCut: isCut)
    statuses += ReportFormat.publish(events, arguments, console)
    if let path = arguments.text(.html) {
      let command = plan.gate.fresh.command(cases: outcome.fresh.activity.cases)
      statuses.append(
        console.status { () throws(CommandError) in
          try Disk.write(page(reported, plan, command, door).html, to: path)
        })
    }
    if isCut {
      console.report("interrupted\n")
      return .interrupted
    }
    return ExitStatus.worst([reported.report.status] + statuses)
  }

  /// The gate as a page.
  private static func page(
    _ reported: ReportedGate<D.Played>, _ plan: D.Plan, _ command: String, _ door: D
  ) -> CampaignPage {
    let sentences = [reported.report.conclusion] + reported.report.missing.map(\.sentence)
    var page = CampaignPage(
      of: door.subject, door.exercise(reported.all, of: plan.gate.fresh),
      conclusion: sentences.joined(separator: ". "), repeatedBy: command)
    door.draw(reported.all, of: plan.gate.fresh, on: &page)
    page.mutants = reported.mutants
    page.failures = reported.answers.enumerated().map { $1.section($0 + 1) }
    return page
  }
}
