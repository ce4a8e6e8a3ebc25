import SceneGeneration
import SceneLifecycle

/// A row of neighbouring cases that one crew plays, and what came of it.
struct Chunk<Tally: Sendable>: Sendable {
  /// Number of the chunk, from 0.
  var number: Int
  /// What came of the cases that were played.
  var result: CampaignResult<Tally>
  /// Whether no case after this chunk counts.
  var isLast: Bool
}

extension Campaign {
  /// Plays a row of cases one after the other, or two at a time if the rig plays in turns.
  func play(_ number: Int, shouldStop: () -> Bool) -> Chunk<R.Tally> {
    let start = UInt64(number) * chunkSize
    var places = start..<max(start, min(start + chunkSize, count))
    var chunk = Chunk(
      number: number, result: CampaignResult(tally: rig.emptyTally), isLast: false)
    var crew = Crew<R>()
    while !chunk.isLast, let place = places.popFirst() {
      if shouldStop() {
        chunk.result.wasStopped = true
        chunk.isLast = true
        break
      }
      if rig.playsInTurns, guides == nil, let next = places.popFirst() {
        play(drawn(place), drawn(next), &crew, &chunk)
      } else {
        play(drawn(place), &crew, &chunk)
      }
    }
    for worker in crew.workers { add(worker, to: &chunk.result) }
    return chunk
  }

  private func drawn(_ place: UInt64) -> Drawn {
    let index = first + place * step
    return Drawn(index, generator, after: guides?.beginning(of: index, generator))
  }

  private func play(_ drawn: Drawn, _ crew: inout Crew<R>, _ chunk: inout Chunk<R.Tally>) {
    let hand = crew.hire(rig, for: drawn.plan)
    let outcome = crew.workers[hand].play(drawn, generator, rig)
    rig.note(&crew.workers[hand].player, case: drawn.index, into: &chunk.result.tally)
    if outcome == .held { return }
    note(outcome, drawn.index, crew.workers[hand].player, &chunk)
  }

  /// Plays two cases in turns; the second counts if the campaign goes on after the first.
  private func play(
    _ drawn: Drawn, _ next: Drawn, _ crew: inout Crew<R>, _ chunk: inout Chunk<R.Tally>
  ) {
    let hand = crew.hire(rig, for: drawn.plan)
    let before = crew.workers[hand].partner?.counted ?? Activity()
    let outcomes = crew.workers[hand].play(drawn, next, generator, rig)
    if outcomes == (.held, .held) { return }
    note(outcomes.0, drawn.index, crew.workers[hand].player, &chunk)
    if chunk.isLast {
      crew.workers[hand].partner?.counted = before
    } else if let partner = crew.workers[hand].partner {
      note(outcomes.1, next.index, partner, &chunk)
    }
  }

  private func add(_ worker: Worker<R>, to result: inout CampaignResult<R.Tally>) {
    result.activity.add(worker.player.counted)
    if let partner = worker.partner { result.activity.add(partner.counted) }
    rig.collect(worker.player.monitor, into: &result.tally)
  }

  private func note(
    _ outcome: Outcome, _ index: UInt64, _ player: R.RigPlayer, _ chunk: inout Chunk<R.Tally>
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
