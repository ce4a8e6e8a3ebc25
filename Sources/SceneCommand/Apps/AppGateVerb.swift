import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneWorkers
import SceneGate

/// `ci`: plays every scenario that is kept, then a campaign that goes on after a failure.
enum AppGateVerb {
  static let verb: AppVerb = {
    var verb = AppVerb(
      "ci", "Gates a build: every scenario that is kept, then generated cases.",
      options: Option.appCases + [.quiet, .corpus],
      note: IdentifierNote.lawOrEvent,
      examples: [VerbExample("ci --for 5m", "kept scenarios, then five minutes of new cases")],
      takesSettings: true,
      action: AppVerbAction { session throws(CommandError) in try gate(session) })
    verb.implied = { variables throws(CommandError) in GateVerb.commit(variables) }
    return verb
  }()

  private static func gate(_ session: AppSession) throws(CommandError) -> ExitStatus {
    let arguments = session.arguments
    let (setup, chosen) = try session.setup(isOfCases: true)
    var request = try AppRequest(
      arguments, session.player, chosen, program: session.program,
      limitedTo: GateRequest.usualTime)
    request.campaign.keepsGoing = true
    let client = AppClient(setup, isInterrupted: session.isInterrupted)
    if let corpus = arguments.text(.corpus) { try Disk.checkFolder(corpus) }
    let shared = session.keeper(CorpusStore.shared)
    var statuses: [ExitStatus] = []
    for path in try shared.regressions() {
      statuses.append(try check(path, client, session))
    }
    session.announce(request)
    var own = shared
    own.folder = CorpusStore.local
    let local = AppFailureReporter(session, client, own)
    let totals = try session.play(request, local, isQuiet: arguments.has(.quiet))
    return ExitStatus.worst(statuses + [try session.tell(totals, request, local)])
  }

  /// Plays a kept scenario and writes a line about it; the gate goes on whatever that is.
  private static func check(
    _ path: String, _ client: AppClient, _ session: AppSession
  ) throws(CommandError) -> ExitStatus {
    do throws(CommandError) {
      let (told, _) = try client.tell(AppMessage("play", .scenario(try Disk.appScenario(path))))
      let late = client.lateDeath()
      session.console.line("\(told.wanted == nil && late == nil ? "holds" : "FAILS")  \(path)")
      if let late { session.console.write(late.lateReport) }
      let status = try session.remark(on: told)
      return late == nil ? status : .violated
    } catch  where [.inconclusive, .faulty].contains(error.status) {
      session.console.line("?      \(path)")
      session.console.report(error.diagnostic.description + "\n")
      return error.status
    }
  }
}
