import CommandKit
import SceneFuzzing
import SceneGate
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneWorkers

/// Plays what the gate of an app is made of: kept scenarios, the fixed campaign, the fresh one.
struct AppGatePlay {
  /// What was played up to now.
  private(set) var outcome: AppGateOutcome

  private let session: AppSession
  private let client: AppClient
  private let request: AppGateRequest
  private let isQuiet: Bool

  init(
    _ session: AppSession, _ client: AppClient, _ request: AppGateRequest, _ baseline: Baseline?
  ) {
    self.session = session
    self.client = client
    self.request = request
    isQuiet = session.arguments.has(.quiet)
    outcome = AppGateOutcome(baseline)
  }

  /// Plays everything, and makes what fails small.
  ///
  /// - Throws: `CommandError` where the corpus cannot be read, or no worker can be started.
  mutating func run() throws(CommandError) {
    let shared = session.keeper(CorpusStore.shared)
    for path in try shared.regressions() { outcome.entries.append(try entry(path)) }
    var own = shared
    own.folder = CorpusStore.local
    let reporter = AppFailureReporter(session, client, own)
    outcome.fixed = try session.play(request.fixed, reporter, isQuiet: isQuiet)
    if outcome.fixed.fault == nil {
      outcome.fresh = try session.play(request.fresh, reporter, isQuiet: isQuiet)
    }
    try judge(outcome.fixed, of: request.fixed, besides: [], reporter)
    try judge(outcome.fresh, of: request.fresh, besides: outcome.fixed.findings, reporter)
    outcome.doubts = session.player.doubts(about: outcome.tally, cases: outcome.cases)
  }

  /// Makes each way of failing small, and says whether it is new.
  private mutating func judge(
    _ totals: AppTotals, of campaign: AppRequest, besides known: [AppFinding],
    _ reporter: AppFailureReporter
  ) throws(CommandError) {
    if let fault = totals.fault {
      let command = session.repeating(campaign.token(fault.index).text, client.setup)
      outcome.faults.append(
        ToolFault(
          fault.sentence,
          message: Diagnostic(fault.sentence, help: command).description))
    }
    for finding in totals.findings where !known.contains(where: { $0.isSame(as: finding) }) {
      var tail = reporter.tail(finding, of: campaign.campaign)
      tail.reported = totals.findings.map(\.key.signature.invariant)
      switch try session.answer(finding, tail) {
      case .failure(var failure):
        failure.trap = finding.death?.trapMessage
        failure.keeping = failure.file.map(keeping)
        outcome.triage.take(failure)
      case .unsteady(let text): outcome.unsteady.append((finding.key.name, text))
      }
    }
  }

  /// The command that keeps a history among those that have to hold.
  private func keeping(_ file: String) -> String {
    let folder = "\(CorpusStore.shared)/\(session.player.usual.name)/regressions".shellWord
    return "mkdir -p \(folder) && cp \(file.shellWord) \(folder)/"
  }

  /// Plays a kept scenario.
  private func entry(
    _ path: String
  ) throws(CommandError) -> (scenario: ReplayedScenario, status: ExitStatus) {
    do throws(CommandError) {
      let scenario = try Disk.appScenario(path)
      let (told, _) = try client.tell(AppMessage("play", .scenario(scenario)))
      let late = client.lateDeath()
      let status = late == nil ? try session.remark(on: told) : .violated
      var remarks = told.wanted.map { ["it should hold and breaks \($0.invariant)"] } ?? []
      if let late { remarks += late.lateReport.split(separator: "\n").map(String.init) }
      let verdict = remarks.isEmpty ? "good" : "bad"
      return (ReplayedScenario(path: path, verdict: verdict, remarks: remarks), status)
    } catch  where [.inconclusive, .faulty, .misused].contains(error.status) {
      let lines = error.diagnostic.description.split(separator: "\n").map(String.init)
      let verdict = error.status == .misused ? "unreadable" : "bad"
      return (ReplayedScenario(path: path, verdict: verdict, remarks: lines), error.status)
    }
  }
}

/// What the gate of an app has played.
struct AppGateOutcome {
  /// The kept scenarios, sorted by path, and what each came to.
  var entries: [(scenario: ReplayedScenario, status: ExitStatus)] = []
  /// The campaign that is the same for every commit.
  var fixed = AppTotals()
  /// The campaign of this commit.
  var fresh = AppTotals()
  /// The ways of failing, each made small, and which of them are known.
  var triage: Triage
  /// Failures that did not come back each time: what failed, and the report.
  var unsteady: [(name: String, text: String)] = []
  /// Cases in which the tool itself was at fault.
  var faults: [ToolFault] = []
  /// What the campaigns show less than it seems.
  var doubts: [AppDoubt] = []

  init(_ baseline: Baseline?) { triage = Triage(baseline) }

  /// How many cases were played.
  var cases: UInt64 { fixed.activity.cases + fresh.activity.cases }

  /// How often the laws were put to the test and broken.
  var tally: Tally {
    var tally = fixed.tally
    tally.add(fresh.tally)
    return tally
  }

  /// What the app did outside of the steps.
  var escapes: [String] {
    (fixed.escapes + fresh.escapes.filter { !fixed.escapes.contains($0) }).sorted()
  }
}
