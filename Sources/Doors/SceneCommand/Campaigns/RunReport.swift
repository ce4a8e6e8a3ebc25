import CommandKit
import SceneFuzzing
import SceneGate
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePictures
import ScenePipeline
import SceneReporting

/// The report of a campaign of `run`: its conclusion, its exit status, and the same for recorders.
struct RunReport {
  /// The request of the user.
  let request: RunRequest
  /// The counts of the events, choices and rules that the cases exercised.
  let exercise: ExerciseReport
  /// The word for the judged rules, as in: no 'law' was violated.
  let neverViolated: String
  /// The findings, as they were reported.
  let reported: ReportedFindings
  /// Whether it was interrupted.
  let isCut: Bool

  private var cases: UInt64 { exercise.cases }

  /// The command that plays the same cases.
  var command: String { request.command(cases: cases) }

  /// A case that an app ends at once delivers no callback, and is judged for that.
  private var hasJudged: Bool {
    exercise.judgesLaws ? cases > 0 : exercise.callbacks > 0 && !exercise.invariants.isEmpty
  }

  private var failures: [ReportedFailure] {
    reported.answers.compactMap { if case .failure(let failure) = $0 { failure } else { nil } }
  }

  /// The exit status.
  var status: ExitStatus {
    if !reported.faults.isEmpty { return .faulty }
    if isCut { return .interrupted }
    if !reported.answers.isEmpty { return failures.isEmpty ? .inconclusive : .violated }
    return !hasJudged ? .nothing : reported.doubts.isEmpty ? .holds : .inconclusive
  }

  /// The conclusion, in one line; nil where failures or a fault say it.
  var conclusion: String? {
    guard reported.faults.isEmpty, reported.answers.isEmpty else { return nil }
    let broke = hasJudged ? "no \(neverViolated) was violated" : "nothing was judged"
    let unseen = BlindSpot.summary(reported.unseen)
    return "\(broke) in \(cases.counted("case"))" + (unseen.isEmpty ? "" : "; " + unseen) + bound
  }

  /// Which of two bounds ended the cases; empty where there was one, or neither did.
  private var bound: String {
    let isBroken = !reported.answers.isEmpty && !request.keepsGoing
    let words = request.bound(
      of: cases, isDone: isCut || isBroken || !reported.faults.isEmpty)
    return words.map { "; " + $0 } ?? ""
  }

  /// The conclusion in one line, failures and faults included, for pages and recorders.
  var summary: String {
    let failed =
      UInt64(reported.answers.count).counted("way") + " of failing in \(cases.counted("case"))"
      + bound
    return conclusion ?? reported.faults.first?.sentence ?? failed
  }

  /// Everything that there is to say, in the order in which recorders get it.
  ///
  /// - Parameters:
  ///   - judged: What was judged.
  ///   - sources: Finds the lines that declare it.
  func events(_ judged: [JudgedInvariant], _ sources: SourceFinder) -> [RunEvent] {
    let played = PlayedCampaign(
      name: "run", seed: request.seed.text, command: command, exercise: exercise)
    let unsteady = reported.answers.compactMap { answer -> RunEvent? in
      if case .unsteady(_, let text) = answer { .unsteady(text) } else { nil }
    }
    let end = RunEnd(
      status: Int(status.rawValue), conclusion: summary, generator: GeneratorVersion.current)
    return [.played(played)] + reported.doubts.map { .missed(Shortcoming($0.diagnostic, sources)) }
      + reported.unseen.map { .overlooked($0) }
      + judged.map { .judged($0) } + failures.map { .violated($0.located(by: sources), .unknown) }
      + unsteady + reported.faults.map { .faulted($0) } + [.ended(end)]
  }

  /// The campaign as a page, as far as any door draws it.
  func page(of subject: String) -> CampaignPage {
    let sentence =
      summary.prefix(1).uppercased() + summary.dropFirst() + (summary.hasSuffix(".") ? "" : ".")
    var page = CampaignPage(
      of: subject, exercise,
      conclusion: ([sentence] + reported.doubts.map(\.diagnostic.error)
        + reported.unseen.map { $0.sentence + "." }).joined(separator: " "),
      repeatedBy: command)
    page.failures = reported.answers.enumerated().map { $1.section($0 + 1) }
    return page
  }
}
