import SceneGeneration
import SceneLifecycle

/// A row of neighbouring cases that one pool plays, and what came of it.
struct Chunk<Tally: Sendable>: Sendable {
  /// Number of the chunk, from 0.
  var number: Int
  /// What came of the cases that were played.
  var result: CampaignResult<Tally>
  /// Whether no case after this chunk counts.
  var isLast: Bool
}

extension Campaign {
  /// Plays a row of cases one after the other, or two at a time if the harness plays in turns.
  func play(_ number: Int, shouldStop: () -> Bool) -> Chunk<R.Tally> {
    let start = UInt64(number) * chunkSize
    var places = start..<max(start, min(start + chunkSize, count))
    var chunk = Chunk(
      number: number, result: CampaignResult(tally: harness.emptyTally), isLast: false)
    var pool = PlayerPool<R>()
    while !chunk.isLast, let place = places.popFirst() {
      if shouldStop() {
        chunk.result.wasStopped = true
        chunk.isLast = true
        break
      }
      if harness.playsInTurns, let next = places.popFirst() {
        play(planned(place), planned(next), &pool, &chunk)
      } else {
        play(planned(place), &pool, &chunk)
      }
    }
    for member in pool.members { add(member, to: &chunk.result) }
    return chunk
  }

  private func planned(_ place: UInt64) -> PlannedCase {
    PlannedCase(first + place * step, generator)
  }

  private func play(
    _ planned: PlannedCase, _ pool: inout PlayerPool<R>, _ chunk: inout Chunk<R.Tally>
  ) {
    let index = pool.index(harness, for: planned.plan)
    let outcome = pool.members[index].play(planned, generator, harness)
    harness.note(&pool.members[index].player, case: planned.index, into: &chunk.result.tally)
    if outcome == .held { return }
    note(outcome, planned.index, pool.members[index].player, &chunk)
  }

  /// Plays two cases in turns; the second counts if the campaign goes on after the first.
  private func play(
    _ planned: PlannedCase, _ next: PlannedCase, _ pool: inout PlayerPool<R>,
    _ chunk: inout Chunk<R.Tally>
  ) {
    let index = pool.index(harness, for: planned.plan)
    let before = pool.members[index].partner?.counted ?? Activity()
    let outcomes = pool.members[index].play(planned, next, generator, harness)
    if outcomes == (.held, .held) { return }
    note(outcomes.0, planned.index, pool.members[index].player, &chunk)
    if chunk.isLast {
      pool.members[index].partner?.counted = before
    } else if let partner = pool.members[index].partner {
      note(outcomes.1, next.index, partner, &chunk)
    }
  }

  private func add(_ member: PooledPlayer<R>, to result: inout CampaignResult<R.Tally>) {
    result.activity.add(member.player.counted)
    if let partner = member.partner { result.activity.add(partner.counted) }
    harness.collect(member.player.monitor, into: &result.tally)
  }

  private func note(
    _ outcome: Outcome, _ index: UInt64, _ player: R.HarnessPlayer, _ chunk: inout Chunk<R.Tally>
  ) {
    switch outcome {
    case .held: return
    case .broken:
      guard let violation = player.monitor.violations.first else {
        return note(.faulty(Fault(.brokeNothing)), index, player, &chunk)
      }
      chunk.result.add(Finding(index: index, violation: violation))
      chunk.isLast = !keepsGoing
    case .faulty(let fault):
      chunk.result.fault = CampaignResult.CaseFault(index: index, fault: fault)
      chunk.isLast = true
    }
  }
}
