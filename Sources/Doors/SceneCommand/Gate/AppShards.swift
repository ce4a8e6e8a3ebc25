import CommandKit
import SceneFuzzing
import SceneGate
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneWorkers

extension Shard {
  /// This machine's part of the cases of an app: whole batches, in the order of the machines.
  ///
  /// A process plays batch after batch as it does where one machine plays all of them.
  func batches(of cases: UInt64) -> Range<UInt64> {
    let batches = cases / WorkerBatches.size + (cases % WorkerBatches.size == 0 ? 0 : 1)
    let (whole, rest) = (batches / UInt64(count), batches % UInt64(count))
    let bound = { (number: Int) in
      min(cases, (whole * UInt64(number) + min(UInt64(number), rest)) * WorkerBatches.size)
    }
    return bound(number - 1)..<bound(number)
  }

  /// Takes this machine's part of a campaign.
  func cut(_ request: inout RunRequest) {
    let part = batches(of: request.cases ?? 0)
    request.first = part.lowerBound
    request.cases = part.upperBound
    request.allCases = UInt64(part.count)
  }
}

/// The files by which several machines share the gate of an app.
enum AppShards {
  /// Writes what a machine played, to be judged when all parts are there.
  static func keep(
    _ outcome: GateOutcome<AppTally>, _ shard: Shard, _ plan: AppGatePlan, _ session: AppDoor
  ) throws(CommandError) -> ExitStatus {
    let console = session.console
    if session.isInterrupted() {
      console.report("interrupted: a part of a part is not written\n")
      return .interrupted
    }
    var file = ShardFile(
      session.player.usual.name, shard, session.arguments, head: plan.head(session.player),
      fresh: outcome.fresh)
    file.corpus = outcome.corpus
    file.entries = outcome.entries
    file.fixed = outcome.fixed
    let path = try file.write(session.arguments, named: file.subject + "-")
    return file.conclude("\(session.program) merge-results \(path.shellWord)", console)
  }
}

extension ReadShard<AppTally> {
  /// Throws where another program played it, or where it has not what its shard plays.
  ///
  /// - Parameters:
  ///   - plan: The whole gate.
  ///   - player: The app.
  func check(_ plan: AppGatePlan, _ player: AppPlayer) throws(CommandError) {
    try check(plan.head(player))
    let kept = file.shard.share(of: UInt64(max(0, file.corpus?.count ?? 0)))
    if UInt64(file.entries.count) != kept {
      throw differs(
        "the shard plays \(kept.counted("kept scenario"))", file.entries.count, "entries")
    }
    guard let fixed = file.fixed else { throw damage("the fixed campaign is missing", "verb") }
    for (name, campaign, played) in [
      ("fixed", plan.gate.fixed, fixed), ("fresh", plan.gate.fresh, file.fresh),
    ] where played.fault == nil {
      let wanted = file.shard.batches(of: campaign.cases ?? 0)
      let cases = played.activity.cases
      if cases != UInt64(wanted.count) {
        throw differs(
          "the \(name) campaign of shard \(file.shard.text) has"
            + " \(UInt64(wanted.count).counted("case"))", Int(clamping: cases), name)
      }
      guard played.findings.flatMap(\.cases).allSatisfy(wanted.contains),
        played.findings.allSatisfy({ $0.batchFirst <= $0.index })
      else { throw damage("the shard did not play this case", name, "findings") }
      try check(played, name, plan)
    }
  }

  /// Throws where a law that was judged has no counts, has them as one of another kind, or broke in cases
  /// that nothing names: such a file would merge to green.
  private func check(
    _ played: AppCampaignResult, _ name: String, _ plan: AppGatePlan
  ) throws(CommandError) {
    let entries = played.tally.laws.entries
    let broken = entries.filter { $0.kind == .hard }.map { $0.violated }.max() ?? 0
    let failing = played.findings.reduce(0) { $0 + $1.count }
    if failing < broken {
      throw differs(
        "\(broken.counted("case")) of the \(name) campaign broke a law", Int(clamping: failing),
        name, "findings")
    }
    // What a process played that ended is counted by no law.
    if played.activity.events.allSatisfy({ $0 == 0 }) { return }
    for law in plan.laws + plan.situations where AppEnd.EndLaw(rawValue: law.id) == nil {
      guard let entry = entries.first(where: { $0.id == law.id }) else {
        throw damage(
          "the \(name) campaign does not say how often \(law.id) was put to the test", name)
      }
      if entry.kind != law.kind {
        throw damage(
          "the \(name) campaign has \(law.id) as \(entry.kind.rawValue), it is"
            + " \(law.kind.rawValue)", name)
      }
    }
  }

  private func differs(_ error: String, _ found: Int, _ keys: String...) -> CommandError {
    damage(error + ", its file says \(UInt64(found).grouped)", keys.first ?? "")
  }
}
