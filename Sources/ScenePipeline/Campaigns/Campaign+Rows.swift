import SceneGeneration
import SceneLifecycle

extension Campaign {
  /// Plays a row of cases one after the other.
  func play(_ number: Int, shouldStop: () -> Bool) -> CaseRow<H.Tally> {
    let start = UInt64(number) * options.rowSize
    var positions = start..<max(start, min(start + options.rowSize, options.count))
    var row = CaseRow(
      number: number, result: CampaignResult(tally: harness.emptyTally), isLast: false)
    var pool = PlayerPool(harness)
    while !row.isLast, let position = positions.popFirst() {
      if shouldStop() {
        row.result.wasStopped = true
        row.isLast = true
        break
      }
      play(planned(position), &pool, &row)
    }
    for member in pool.members { add(member, to: &row.result) }
    return row
  }

  private func planned(_ position: UInt64) -> PlannedCase {
    PlannedCase(options.first + position * options.step, options.generator)
  }

  private func play(
    _ planned: PlannedCase, _ pool: inout PlayerPool<H>, _ row: inout CaseRow<H.Tally>
  ) {
    let index = pool.index(for: planned.plan)
    let outcome = pool.members[index].play(planned, options.generator, pool.loops)
    harness.note(&pool.members[index].player, case: planned.index, into: &row.result.tally)
    if outcome == .held { return }
    note(outcome, planned.index, pool.members[index].player, &row)
  }

  private func add(_ member: PooledPlayer<H>, to result: inout CampaignResult<H.Tally>) {
    result.activity.add(member.player.counted)
    harness.collect(member.player.monitor, into: &result.tally)
  }

  private func note(
    _ outcome: Outcome, _ index: UInt64, _ player: H.HarnessPlayer, _ row: inout CaseRow<H.Tally>
  ) {
    switch outcome {
    case .held: return
    case .broken:
      let broken = harness.failures(of: player.monitor)
      if broken.isEmpty { return note(.faulty(Fault(.brokeNothing)), index, player, &row) }
      for violation in broken { row.result.add(Finding(index: index, violation: violation)) }
      row.isLast = !options.keepsGoing
    case .faulty(let fault):
      row.result.fault = CaseFault(index: index, sentence: fault.sentence)
      row.isLast = true
    }
  }
}
