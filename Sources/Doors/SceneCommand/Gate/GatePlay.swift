import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGate
import SceneLifecycle
import ScenePipeline

/// Plays what a gate is made of: what is kept, the fixed campaign, the fresh one.
struct GatePlay<D: GateDoor> {
  /// The outcome of the plays up to now.
  private(set) var outcome = GateOutcome<D.Counted>()

  private let door: D
  private let plan: D.Plan
  private let baseline: Baseline?

  init(_ door: D, _ plan: D.Plan, _ baseline: Baseline?) {
    self.door = door
    self.plan = plan
    self.baseline = baseline
  }

  /// Plays everything, first what is kept.
  ///
  /// - Parameter shard: The part that this machine plays; nil for all.
  /// - Throws: `CommandError` where the corpus cannot be read, or no worker can be started.
  nonisolated(nonsending)
    mutating func play(_ shard: Shard?) async throws(CommandError)
  {
    let kept = try door.keptPaths()
    outcome.corpus = kept.listing
    outcome.entries = try door.entries(shard?.part(of: kept.paths) ?? kept.paths, of: plan)
    outcome.fixed = try await door.play(
      plan.gate.fixed, of: plan, shard, after: outcome, since: .now)
    if shard != nil {
      outcome.fresh = try await door.play(
        plan.gate.fresh, of: plan, shard, after: outcome, since: .now)
    } else if outcome.fixed.fault == nil {
      try await playFresh()
    }
  }

  /// Plays the fresh campaign in rounds, so that where it ends does not depend on the clock.
  nonisolated(nonsending)
    private mutating func playFresh() async throws(CommandError)
  {
    let start = ContinuousClock.now
    outcome.reach = try door.reach(plan, after: outcome)
    var round = plan.gate.fresh
    let end = round.cases ?? .max
    var border = StoppingRule.firstRound
    var isDone = false
    defer {
      outcome.bound = plan.gate.fresh.bound(
        of: outcome.fresh.activity.cases,
        isDone: isDone || door.isInterrupted() || outcome.fresh.fault != nil)
    }
    while round.first < end {
      let last = min(border, end)
      round.cases = last
      let played = try await door.play(round, of: plan, nil, after: outcome, since: start)
      outcome.fresh.add(played)
      let isCut = played.activity.cases < last - round.first
      if isCut || played.fault != nil { return }
      isDone = plan.gate.stopsEarly && door.isEnough(outcome, plan, besides: baseline)
      if isDone { return }
      round.first = last
      border *= 2
    }
  }
}
