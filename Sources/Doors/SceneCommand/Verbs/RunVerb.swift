import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle
import ScenePictures
import SceneReporting

/// `run`: plays a campaign and reports what it exercised and what it violated.
enum RunVerb<D: CampaignDoor> {
  static var verb: DoorVerb<D> {
    DoorVerb<D>(
      "run", words,
      options: [.keepGoing, .quiet, .verbose, .corpus, .campaignPage]
        + ReportFormat.all.map(\.option),
      takesSettings: true
    ) { door throws(CommandError) in try await run(door) }
  }

  private static var words: VerbWords {
    var words = D.run
    words.examples =
      [
        VerbExample("run", "10,000 cases of a drawn seed"),
        VerbExample(
          "run --seed 7 --cases 1000 --keep-going", "the same cases every time, all of them"),
      ] + words.examples
    return words
  }

  nonisolated(nonsending)
    private static func run(_ door: D) async throws(CommandError) -> ExitStatus
  {
    let request = try door.request()
    if let part = try await door.playShard(of: request) { return part }
    announce(request, door)
    return try await report(try await door.play(request), request, door)
  }

  /// Writes what is about to be played, and the command that plays it again.
  static func announce(_ request: RunRequest, _ door: D) {
    let most = request.duration.map { ", for \($0.text) at most" } ?? ""
    let end = request.cases.map { ": " + request.command(cases: $0) + most } ?? ", for a time"
    door.console.line(door.heading(of: request) + end)
  }

  /// Reports what a campaign came to.
  nonisolated(nonsending)
    static func report(
      _ played: D.Played, _ request: RunRequest, _ door: D
    ) async throws(CommandError) -> ExitStatus
  {
    let (arguments, console) = (door.arguments, door.console)
    let exercise = door.exercise(played, of: request)
    console.line()
    console.write(exercise.text(console.style, isVerbose: arguments.has(.verbose)))
    let isEarly = request.duration == nil && !request.keepsGoing && !door.isInterrupted()
    if isEarly, let all = request.cases, exercise.cases < all {
      console.line(
        "a failure ended it after \(exercise.cases.grouped) of \(all.counted("case")):"
          + " --keep-going plays all")
    }
    console.write(AppResult.lines(ofEscapes: door.escapes(played)))
    console.line()
    if request.duration != nil {
      console.line("the same again: \(request.command(cases: exercise.cases))")
    }
    let reported = try await door.report(played, of: request)
    let report = RunReport(
      request: request, exercise: exercise, neverViolated: D.neverViolated, reported: reported,
      isCut: door.isInterrupted())
    console.report(AppDoubt.text(reported.doubts))
    for spot in reported.unseen { console.line(spot.sentence) }
    let drawn = console.status { () throws(CommandError) in
      guard let path = arguments.text(.html) else { return }
      var page = report.page(of: door.subject)
      door.draw(played, of: request, on: &page)
      try Disk.write(page.html, to: path)
    }
    let sources = SourceFinder(arguments.environment)
    let events = report.events(door.judged(played, of: request, sources), sources)
    let published = ReportFormat.publish(events, arguments, console)
    if report.isCut {
      console.report("interrupted after \(exercise.cases.counted("case"))\n")
    }
    for fault in reported.faults { console.report(fault.message + "\n") }
    if !reported.ran.isEmpty { console.line(reported.ran) }
    if let conclusion = report.conclusion { console.line(conclusion) }
    return ExitStatus.worst([report.status, drawn] + published)
  }
}
