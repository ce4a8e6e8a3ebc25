import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneWorkers

/// `ci`: gates a build by the app's kept scenarios, a fixed campaign and a fresh one.
enum AppGateVerb {
  static let verb: DoorVerb<AppDoor> = {
    var verb = DoorVerb<AppDoor>(
      "ci", "Gates a build: every scenario that is kept, a fixed campaign, new cases.",
      options: [.fixed.saying("cases of the fixed campaign (\(AppGateRequest.usualFixed))")]
        + Option.appCases.map(ofGate)
        + [
          .stop.taking(GateRequest.StopPolicy.self), .require, .kills, .quiet, .verbose, .corpus,
          .campaignPage,
        ]
        + ReportFormat.all.map(\.option) + [
          .baseline, .writeBaseline, .shard, .results,
        ],
      note: LawNote.lawOrEvent,
      examples: [
        VerbExample("ci --junit results.xml --sarif results.sarif", "the gate of a build server"),
        VerbExample("ci --for 5m", "kept scenarios, then five minutes of new cases"),
        VerbExample(
          "ci --baseline main.baseline", "fail only on bugs that the base branch does not have"),
      ],
      takesSettings: true,
      action: DoorAction { session throws(CommandError) in try gate(session) })
    verb.implied = { variables in GivenValue.commit(variables) }
    return verb
  }()

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

  private static func gate(_ session: AppDoor) throws(CommandError) -> ExitStatus {
    let arguments = session.arguments
    try arguments.checkNoOperands()
    let (setup, request) = try request(session)
    let shard = try Shard.read(arguments)
    if shard != nil { try request.fresh.checkShared(arguments) }
    let baseline = try Baseline.read(arguments, among: nil)
    if let corpus = arguments.text(.corpus) { try Disk.checkFolder(corpus) }
    let client = AppClient(setup, isInterrupted: session.isInterrupted)
    announce(request, session)
    var play = AppGatePlay(session, client, request, baseline)
    try play.play(shard)
    if let shard { return try AppShards.keep(play.outcome, shard, request, session) }
    try play.judge()
    return write(AppGateReport(play.outcome, request, session), session)
  }

  /// Reads the options of the gate.
  static func request(
    _ session: AppDoor
  ) throws(CommandError) -> (AppSetup, AppGateRequest) {
    let (setup, chosen) = try session.setup(isOfCases: true)
    var fresh = try AppRequest(
      session.arguments, session.player, chosen, program: session.program,
      limitedTo: GateRequest.usualTime)
    fresh.campaign.keepsGoing = true
    let usual = AppGateRequest.usualFixed
    let count = try session.arguments.number(.fixed, in: 0...Int.max) ?? usual
    let request = try AppGateRequest(
      fresh, fixed: UInt64(count), chosen: chosen.laws, of: session.player, session.arguments)
    return (setup, request)
  }

  /// Says whom the gate judges.
  static func announce(_ request: AppGateRequest, _ session: AppDoor) {
    session.console.line("ci judges the app '\(session.player.usual.name)' by \(request.judges)")
  }

  /// Writes the report where it was asked for.
  static func write(_ report: AppGateReport, _ session: AppDoor) -> ExitStatus {
    let (arguments, console) = (session.arguments, session.console)
    let events = report.events(SourceFinder(arguments.environment))
    console.write(
      ReportFormat.document(
        of: events, TextRecorder(style: console.style, isVerbose: arguments.has(.verbose))))
    console.report(AppResult.lines(ofEscapes: report.outcome.totals.tally.escapes))
    console.report(AppDoubt.text(report.outcome.doubts))
    let isCut = session.isInterrupted()
    let written =
      report.outcome.triage.all.publish(arguments, console, isCut: isCut)
      + ReportFormat.publish(events, arguments, console)
      + [report.page.write(session)]
    if isCut {
      console.report("interrupted\n")
      return .interrupted
    }
    return ExitStatus.worst([report.status] + written)
  }
}
