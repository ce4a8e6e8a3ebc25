import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle
import SceneReporting
import SceneWorkers

/// `ci`: gates a build by the app's kept scenarios, a fixed campaign and a fresh one.
enum AppGateVerb {
  static let verb: AppVerb = {
    var verb = AppVerb(
      "ci", "Gates a build: every scenario that is kept, a fixed campaign, new cases.",
      options: [.fixed.saying("cases of the fixed campaign (\(usualFixed))")] + Option.appCases
        + [.quiet, .verbose, .corpus] + ReportFormat.all.map(\.option) + [
          .baseline, .writeBaseline,
        ],
      note: IdentifierNote.lawOrEvent,
      examples: [
        VerbExample("ci --junit results.xml --sarif results.sarif", "the gate of a build server"),
        VerbExample("ci --for 5m", "kept scenarios, then five minutes of new cases"),
        VerbExample(
          "ci --baseline main.baseline", "fail only on bugs that the base branch does not have"),
      ],
      takesSettings: true,
      action: AppVerbAction { session throws(CommandError) in try gate(session) })
    verb.implied = { variables throws(CommandError) in GateVerb.commit(variables) }
    return verb
  }()

  /// Cases of the fixed campaign unless an option says how many.
  static let usualFixed = 1_000

  private static func gate(_ session: AppSession) throws(CommandError) -> ExitStatus {
    let arguments = session.arguments
    let (setup, chosen) = try session.setup(isOfCases: true)
    var fresh = try AppRequest(
      arguments, session.player, chosen, program: session.program,
      limitedTo: GateRequest.usualTime)
    fresh.campaign.keepsGoing = true
    let count = try arguments.number(.fixed, in: 0...Int.max) ?? usualFixed
    let request = AppGateRequest(fresh, fixed: UInt64(count), laws: chosen.laws)
    let baseline = try Baseline.read(arguments, among: nil)
    if let corpus = arguments.text(.corpus) { try Disk.checkFolder(corpus) }
    let client = AppClient(setup, isInterrupted: session.isInterrupted)
    let judged = request.judged(by: session.player)
    session.console.line(
      "ci judges the app '\(session.player.usual.name)' by "
        + UInt64(judged.count).counted("law") + ", \(AppGateRequest.kinds(judged))")
    var play = AppGatePlay(session, client, request, baseline)
    try play.run()
    let report = AppGateReport(play.outcome, request, session)
    return write(report, session)
  }

  /// Writes the report where it was asked for.
  private static func write(_ report: AppGateReport, _ session: AppSession) -> ExitStatus {
    let (arguments, console) = (session.arguments, session.console)
    let events = report.events(SourceFinder(arguments.environment))
    console.write(
      ReportFormat.document(
        of: events, TextRecorder(style: console.style, isVerbose: arguments.has(.verbose))))
    console.report(AppResult.lines(ofEscapes: report.outcome.escapes))
    console.report(AppDoubt.text(report.outcome.doubts))
    let isCut = session.isInterrupted()
    let written =
      report.outcome.triage.all.publish(arguments, console, isCut: isCut)
      + ReportFormat.publish(events, arguments, console)
    if isCut {
      console.report("interrupted\n")
      return .interrupted
    }
    return ExitStatus.worst([report.status] + written)
  }
}
