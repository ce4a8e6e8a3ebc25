import CommandKit
import SceneFuzzing
import SceneGate
import SceneInvariants
import ScenePipeline
import SceneGeneration
import SceneLifecycle
import SceneReporting
import SceneWorkers

/// What a campaign of `run` over an app comes to: its exit status, and the same for recorders.
struct AppRunReport {
  private let totals: AppCampaignResult
  private let request: AppRequest
  private let session: AppDoor
  /// The ways of failing, each made small.
  private var failures: [ReportedFailure] = []
  /// Reports of what did not come back each time.
  private var unsteady: [String] = []
  /// What shows less than it seems to.
  var doubts: [AppDoubt] = []
  /// Whether it was interrupted.
  var isCut = false

  /// Takes what was played.
  init(_ totals: AppCampaignResult, _ request: AppRequest, _ session: AppDoor) {
    self.totals = totals
    self.request = request
    self.session = session
  }

  /// Takes what became of a finding.
  mutating func take(_ answer: AppDoor.FindingAnswer) {
    switch answer {
    case .failure(let failure): failures.append(failure)
    case .unsteady(let report): unsteady.append(report)
    }
  }

  private var cases: UInt64 { totals.activity.cases }

  /// The exit status.
  var status: ExitStatus {
    if isCut { return .interrupted }
    if totals.findings.isEmpty {
      return cases == 0 ? .nothing : doubts.isEmpty ? .holds : .inconclusive
    }
    return failures.isEmpty ? .inconclusive : .violated
  }

  /// What it comes to, in one line.
  var conclusion: String {
    if totals.findings.isEmpty { return "no law was violated in \(cases.counted("case"))" }
    return UInt64(totals.findings.count).counted("way") + " of failing in "
      + cases.counted("case")
  }

  /// Everything that there is to say, in the order in which recorders get it.
  ///
  /// - Parameter sources: Finds the lines that declare laws.
  func events(_ sources: SourceFinder) -> [RunEvent] {
    let played = PlayedCampaign(
      name: "run", seed: request.campaign.seed.text, command: request.command(cases: cases),
      exercise: session.exercise(totals, of: request))
    let judged = session.player.laws.filter { law in
      law.kind != .required
        && (totals.tally.laws[law.id] != nil || AppEnd.EndLaw(rawValue: law.id) != nil)
    }
    let laws = judged.map {
      JudgedInvariant(
        $0, totals.counts(of: $0.id), checkedBy: session.program, sources)
    }
    let end = RunEnd(
      status: Int(status.rawValue), conclusion: conclusion, generator: GeneratorVersion.current)
    return [.played(played)] + doubts.map { .missed(Shortcoming($0.diagnostic, sources)) }
      + laws.map { .judged($0) }
      + failures.map { .violated($0.placed(by: sources), .unknown) }
      + unsteady.map { .unsteady($0) } + [.ended(end)]
  }
}
