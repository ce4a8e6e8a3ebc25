import SceneGeneration
import SceneLifecycle

extension Campaign {
  /// Plays a batch of cases one after the other.
  func play(_ number: Int, shouldStop: () -> Bool) -> CaseBatch<H.Tally> {
    let start = UInt64(number) * options.batchSize
    var positions = start..<max(start, min(start + options.batchSize, options.count))
    var batch = CaseBatch(
      number: number, result: CampaignResult(tally: harness.emptyTally), isLast: false)
    var pool = PlayerPool(harness)
    while !batch.isLast, let position = positions.popFirst() {
      if shouldStop() {
        batch.result.wasStopped = true
        batch.isLast = true
        break
      }
      play(planned(position), &pool, &batch)
    }
    for member in pool.members { add(member, to: &batch.result) }
    return batch
  }

  private func planned(_ position: UInt64) -> PlannedCase {
    PlannedCase(options.first + position * options.step, options.generator)
  }

  private func play(
    _ planned: PlannedCase, _ pool: inout PlayerPool<H>, _ batch: inout CaseBatch<H.Tally>
  ) {
    let index = pool.index(for: planned.plan)
    let outcome = pool.members[index].play(planned, options.generator, pool.loops)
    harness.note(&pool.members[index].player, case: planned.index, into: &batch.result.tally)
    if outcome == .held { return }
    note(outcome, planned.index, pool.members[index].player, &batch)
  }

  private func add(_ member: PooledPlayer<H>, to result: inout CampaignResult<H.Tally>) {
    result.activity.add(member.player.counted)
    harness.collect(member.player.monitor, into: &result.tally)
  }

  private func note(
    _ outcome: Outcome, _ index: UInt64, _ player: H.HarnessPlayer,
    _ batch: inout CaseBatch<H.Tally>
  ) {
    switch outcome {
    case .held: return
    case .broken:
      let broken = harness.failures(of: player.monitor)
      if broken.isEmpty { return note(.faulty(Fault(.brokeNothing)), index, player, &batch) }
      for violation in broken { batch.result.add(Finding(index: index, violation: violation)) }
      batch.isLast = !options.keepsGoing
    case .faulty(let fault):
      batch.result.fault = CaseFault(index: index, sentence: fault.sentence)
      batch.isLast = true
    }
  }
}
