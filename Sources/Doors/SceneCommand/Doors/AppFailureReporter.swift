import SceneGeneration
import CommandKit
import SceneFuzzing
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneWorkers
import SceneGate

/// The tail of the pipeline as the verbs of an app's command use it: files, commands and reports.
struct AppFailureReporter {
  let session: AppDoor
  let client: AppClient
  let keeper: CorpusStore
  /// When failures are made small no longer; nil for as long as it takes.
  var end: ContinuousClock.Instant?

  init(_ session: AppDoor, _ client: AppClient, _ keeper: CorpusStore) {
    self.session = session
    self.client = client
    self.keeper = keeper
  }

  /// The tail for one failure of the campaign.
  ///
  /// - Parameters:
  ///   - finding: The failure.
  ///   - campaign: The campaign that met it.
  ///   - number: Its number within the page of the campaign; nil where there is no page.
  func tail(
    _ finding: Finding, of campaign: CampaignOptions, drawing number: Int? = nil
  ) -> FailureTail<WorkerAnalyzer> {
    let token = campaign.token(finding.index)
    var analyzer = WorkerAnalyzer(client, finding, in: .token(token))
    analyzer.campaign = campaign
    analyzer.drawing = number
    analyzer.command = session.repeating(token.text, client.setup)
    return tail(analyzer)
  }

  /// The tail of one failure.
  func tail(_ analyzer: WorkerAnalyzer) -> FailureTail<WorkerAnalyzer> {
    var analyzer = analyzer
    analyzer.names = session.player.names
    analyzer.style = session.console.style
    analyzer.look = session.arguments.has(.verbose) ? .lanes : .foldedLanes
    analyzer.shouldStop = session.stops(at: end)
    var store = keeper.store
    store.keepsAsMet = true
    store.replaying = { [session, client] file in
      file.map { session.repeating($0, client.setup) } ?? ""
    }
    store.shrinking = { [session, client] file in
      file.map { session.repeating($0, client.setup, by: "shrink") } ?? ""
    }
    analyzer.forget = store.forget
    let campaign = analyzer.campaign
    return FailureTail(
      analyzer, store, seed: campaign?.seed.text, token: { campaign?.token($0).text })
  }
}

extension AppFailureReporter {
  /// A reporter that makes failures small for as long as their campaign may take, from now on.
  func limited(to time: Duration?) -> AppFailureReporter {
    var reporter = self
    reporter.end = time.map { ContinuousClock.now + $0 }
    return reporter
  }
}

extension FailureTail where Analyzer == WorkerAnalyzer {
  /// Makes a failure small, writes it, and reports it.
  ///
  /// - Throws: `CommandError` where it does not come back.
  func reportSmall(
    _ met: MetFailure, namingOthers: Bool = false
  ) throws(CommandError) -> ReportedFailure {
    guard let failure = try shrink(met) else { throw WorkerAnalyzer.lost }
    // What was made small is told even where the rest could not be looked at.
    let others =
      namingOthers ? (try? further(behind: failure.scenario, in: met.finding)) ?? [] : []
    return try report([failure], and: others)
  }
}
