import CommandKit
import SceneGate
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import SceneReporting

/// What a campaign of `run` comes to: its conclusion, its exit status, and the same for recorders.
struct RunReport {
  /// What was played.
  let result: CampaignResult<Tally>
  /// What was asked for.
  let request: RunRequest
  /// The ways of failing, each made short.
  let failures: [FailureReport]
  /// Cases in which the tool itself was at fault.
  let faults: [FaultyCase]
  /// Whether it was interrupted.
  let isCut: Bool

  private var cases: UInt64 { result.activity.cases }

  private var hasJudged: Bool {
    result.activity.callbacks > 0 && !result.exercise(of: .all).invariants.isEmpty
  }

  /// The exit status.
  var status: ExitStatus {
    if !faults.isEmpty { return .faulty }
    if isCut { return .interrupted }
    if !hasJudged { return .nothing }
    return result.findings.isEmpty ? .holds : .violated
  }

  /// What it comes to, in one line; nil where failures or a fault say it.
  var conclusion: String? {
    guard faults.isEmpty, result.findings.isEmpty else { return nil }
    let broke =
      hasJudged ? "no hard invariant of the model of UIKit was violated" : "nothing was judged"
    return "\(broke) in \(cases.counted("case"))"
  }

  /// What it comes to in one line, failures and faults included, for pages and recorders.
  var summary: String {
    let failed = UInt64(failures.count).counted("way") + " of failing in \(cases.counted("case"))"
    return conclusion ?? faults.first?.fault ?? failed
  }

  /// Everything that there is to say, in the order in which recorders get it.
  ///
  /// - Parameter sources: Finds the lines that declare invariants.
  func events(_ sources: SourceFinder) -> [RunEvent] {
    let played = PlayedCampaign(
      name: "run", seed: request.seed.text, command: request.command(cases: cases),
      exercise: result.exercise(of: request.shape.kinds))
    let judged = request.selection.judgement.invariants.filter { $0.kind != .required }
    let end = RunEnd(
      status: Int(status.rawValue), conclusion: summary, generator: GeneratorVersion.current)
    return [.played(played)]
      + judged.map { .judged(JudgedInvariant($0, result.tally, sources)) }
      + failures.map { .violated(ReportedFailure($0).placed(by: sources), .unknown) }
      + faults.map { .faulted(ToolFault($0.fault, message: $0.diagnostic.description)) }
      + [.ended(end)]
  }
}
