import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneWorkers
import SceneGate

/// `run`: plays a campaign and reports what it exercised and what broke.
enum AppRunVerb {
  static let verb = DoorVerb<AppDoor>(
    "run", "Plays generated cases to the app and judges its laws after every callback.",
    options: Option.appCases + [.keepGoing, .quiet, .verbose, .corpus, .campaignPage]
      + ReportFormat.all.map(\.option),
    note: LawNote.lawOrEvent,
    examples: [
      VerbExample("run", "10,000 cases of a drawn seed"),
      VerbExample(
        "run --seed 7 --cases 1000 --keep-going", "the same cases every time, all of them"),
    ],
    takesSettings: true, action: DoorAction { session throws(CommandError) in try run(session) })

  private static func run(_ session: AppDoor) throws(CommandError) -> ExitStatus {
    let (setup, chosen) = try session.setup(isOfCases: true)
    let request = try AppRequest(
      session.arguments, session.player, chosen, program: session.program)
    let client = AppClient(setup, isInterrupted: session.isInterrupted)
    session.announce(request)
    let teller = AppFailureReporter(session, client, session.store())
    let totals = try session.play(request, teller, isQuiet: session.arguments.has(.quiet))
    return try session.tell(totals, request, teller)
  }
}
