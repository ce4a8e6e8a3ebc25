import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle
import ScenePictures
import SceneReporting

/// A door that plays campaigns.
protocol CampaignDoor: Door {
  /// The result of a campaign's cases.
  associatedtype Played

  /// How `run` is described.
  static var run: VerbWords { get }
  /// The word for the judged rules, as in: no 'law' was violated.
  static var neverViolated: String { get }
  /// The name of the app or the contract that is played, for a page.
  var subject: String { get }

  /// Reads which campaign is asked for.
  func request() throws(CommandError) -> RunRequest
  /// Returns the heading of a campaign, without the command that plays it again.
  func heading(of request: RunRequest) -> String
  /// Plays the part of one machine, and writes what that came to; nil where no part is asked for.
  nonisolated(nonsending)
    func playShard(of request: RunRequest) async throws(CommandError) -> ExitStatus?
  /// Plays a campaign with its clock and its progress, and keeps what it finds at once.
  nonisolated(nonsending)
    func play(_ request: RunRequest) async throws(CommandError) -> Played

  /// Returns the counts of the events, choices and rules that the cases exercised.
  func exercise(_ played: Played, of request: RunRequest) -> ExerciseReport
  /// Returns the app's work outside of the steps.
  func escapes(_ played: Played) -> [String]
  /// Makes what the campaign found small, writes each report as soon as it is, and says what is in doubt.
  nonisolated(nonsending)
    func report(_ played: Played, of request: RunRequest) async throws(CommandError)
    -> ReportedFindings
  /// Returns the judged rules, with how often each was put to the test.
  func judged(
    _ played: Played, of request: RunRequest, _ sources: SourceFinder
  ) -> [JudgedInvariant]
  /// Draws what the cases show besides.
  func draw(_ played: Played, of request: RunRequest, on page: inout CampaignPage)
}

/// The findings of a campaign once they are reported.
struct ReportedFindings {
  /// The parts of the app that ran, in one line; empty where there is no app, or nothing is known.
  var ran = ""
  /// Of each way of failing, in the order in which they were reported.
  var answers: [FindingAnswer] = []
  /// Cases in which the tool itself was at fault.
  var faults: [ToolFault] = []
  /// The reasons why the campaign shows less than it seems to.
  var doubts: [AppDoubt] = []
  /// The parts of the app that the verdict does not see, sorted.
  var unseen: [BlindSpot] = []
}

/// The outcome for a finding that was to be made small.
enum FindingAnswer {
  /// It came back, and is as small as it gets.
  case failure(ReportedFailure)
  /// It did not come back each time, or was not played again: what failed, and a report.
  case unsteady(name: String, text: String)

  /// The report.
  var text: String {
    switch self {
    case .failure(let failure): failure.text
    case .unsteady(_, let text): text
    }
  }

  /// The same as a part of a page.
  ///
  /// A worker's drawing is taken where it holds only what pictures have, and the report else.
  func section(_ number: Int) -> FailureSection {
    switch self {
    case .failure(let failure):
      let title = "\(failure.invariant) (\(failure.kind.rawValue))"
      let drawn = failure.drawing.flatMap { FailureSection(drawn: $0, title, number: number) }
      return drawn ?? FailureSection(text: failure.plain, title, number: number)
    case .unsteady(let name, let text):
      return FailureSection(
        text: text, "\(name), which did not come back each time", number: number)
    }
  }
}
