package import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGeneration
import SceneLifecycle
import ScenePipeline

/// Plays what a gate is made of: the corpus, the fixed campaign, the fresh one.
package struct GatePlay {
  /// What is asked for.
  let request: GateRequest
  /// Bugs that are known and end nothing; nil without a baseline.
  let baseline: Baseline?
  /// The part that this machine plays; nil for everything.
  let shard: Shard?
  /// Where scenarios are kept.
  let corpus: String
  /// Where findings are written.
  let keeper: CorpusStore
  /// Where progress goes.
  let console: Console
  /// Whether no progress is shown.
  let isQuiet: Bool
  /// Whether the user has asked to stop.
  let isInterrupted: @Sendable () -> Bool

  /// Prepares a gate; nothing is played yet.
  package init(
    request: GateRequest, baseline: Baseline?, shard: Shard?, corpus: String,
    keeper: CorpusStore, console: Console, isQuiet: Bool,
    isInterrupted: @escaping @Sendable () -> Bool
  ) {
    self.request = request
    self.baseline = baseline
    self.shard = shard
    self.corpus = corpus
    self.keeper = keeper
    self.console = console
    self.isQuiet = isQuiet
    self.isInterrupted = isInterrupted
  }

  /// Plays everything.
  ///
  /// - Throws: `CommandError` where the corpus cannot be read.
  package func play() async throws(CommandError) -> GateOutcome {
    var outcome = GateOutcome()
    let paths = try Disk.scenes(below: corpus)
    if paths.isEmpty, Disk.hasFolder(corpus) {
      console.report("note: no history is kept in '\(corpus)'\n")
    }
    outcome.corpus = CorpusListing(paths, below: corpus)
    outcome.entries = (shard?.part(of: paths) ?? paths).map { CorpusEntry(path: $0) }
    outcome.fixed = await play(
      request.fixed, from: 0, to: request.fixed.cases, since: .now, besides: [], isInterrupted)
    if outcome.fixed.fault != nil { return outcome }
    if shard == nil {
      await playFresh(&outcome)
    } else {
      outcome.fresh = await play(
        request.fresh, from: 0, to: request.fresh.cases, since: .now, besides: [], isInterrupted)
    }
    return outcome
  }

  /// Plays the fresh campaign in rounds, so that where it ends does not depend on the clock.
  private func playFresh(_ outcome: inout GateOutcome) async {
    let start = ContinuousClock.now
    let reach = GateReach(of: request.fresh)
    outcome.reach = reach
    let deadline = request.fresh.duration.map { start + $0 }
    let isInterrupted = self.isInterrupted
    let shouldStop: @Sendable () -> Bool = {
      isInterrupted() || deadline.map { ContinuousClock.now >= $0 } ?? false
    }
    var first: UInt64 = 0
    var border = StoppingRule.firstRound
    while first < request.fresh.cases ?? .max {
      let end = min(border, request.fresh.cases ?? .max)
      let round = await play(
        request.fresh, from: first, to: end, since: start, after: outcome.progress,
        besides: outcome.fixed.findings + outcome.fresh.findings, shouldStop)
      outcome.fresh.add(round)
      if round.wasStopped || round.fault != nil || isEnough(outcome, reach) { return }
      first = end
      border *= 2
    }
  }

  /// A failure that may be new is enough, too: what else fails can wait for the next build.
  private func isEnough(_ outcome: GateOutcome, _ reach: GateReach) -> Bool {
    guard request.stopsEarly else { return false }
    let all = outcome.all
    let isNew = (all.findings + outcome.fresh.findings).contains {
      !(baseline?.knows($0.signature) ?? false)
    }
    if isNew { return true }
    guard reach.isNarrowed else { return request.enough.holds(all.tally) }
    // What this selection cannot reach is not waited for; what it can is.
    return StoppingRule(reach.invariants, demands: request.demands).holds(all.tally)
      && Gate(result: all.counting(all.tally.tally), reach: reach).missing.isEmpty
  }

  private func play(
    _ campaign: RunRequest, from first: UInt64, to end: UInt64?,
    since start: ContinuousClock.Instant, after earlier: Progress = Progress(),
    besides known: [Finding], _ shouldStop: @escaping @Sendable () -> Bool
  ) async -> CampaignResult<Surveyed> {
    var order = CampaignOptions(
      Generator(shape: campaign.shape, seed: campaign.seed), cases: end, jobs: campaign.jobs,
      keepsGoing: campaign.keepsGoing)
    order.first = first
    shard?.cut(&order)
    var line = ProgressLine(console, isQuiet: isQuiet, since: start)
    let reporter = FailureReporter(campaign, keeper, isInterrupted)
    let result = await Fuzzer(campaign.selection.judgement).survey(
      order, shouldStop: shouldStop,
      found: { new in
        // What a shard finds is in its result file.
        let isKept = shard != nil || known.contains { $0.isSame(as: new) }
        if !isKept { reporter.keepAsMet(new) }
      },
      progress: {
        var progress = $0
        progress.cases += first
        progress.reached |= earlier.reached
        progress.newness = earlier.newness ?? progress.newness
        progress.findings += earlier.findings
        line.show(progress)
      })
    line.clear()
    return result
  }
}
