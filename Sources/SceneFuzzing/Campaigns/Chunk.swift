import SceneGeneration
import SceneLifecycle

/// A row of neighbouring cases that one worker plays, and what came of it.
struct Chunk<Tally: Sendable>: Sendable {
  /// Number of the chunk, from 0.
  var number: Int
  /// What came of the cases that were played.
  var result: CampaignResult<Tally>
  /// Whether no case after this chunk counts.
  var isLast: Bool
}

extension Campaign {
  /// Plays a row of cases one after the other.
  func play(_ number: Int, shouldStop: () -> Bool) -> Chunk<R.Tally> {
    let start = UInt64(number) * chunkSize
    let end = min(start + chunkSize, count)
    var chunk = Chunk(
      number: number, result: CampaignResult(tally: rig.emptyTally), isLast: false)
    var crew: [Worker] = []
    for place in start..<max(start, end) {
      if shouldStop() {
        chunk.result.wasStopped = true
        chunk.isLast = true
        break
      }
      let index = first + place * step
      let beginning = guides?.beginning(of: index, generator)
      let plan = generator.plan(index, after: beginning)
      let hand = hire(&crew, for: plan)
      let outcome =
        beginning == nil
        ? crew[hand].play(plan, index, generator, rig)
        : crew[hand].player.play(plan, index, generator, after: beginning)
      rig.note(&crew[hand].player, case: index, into: &chunk.result.tally)
      note(outcome, index, crew[hand], &chunk)
      if chunk.isLast { break }
    }
    for worker in crew { add(worker, to: &chunk.result) }
    return chunk
  }

  /// Returns the place of the worker that fits the plan; one is made where there is none.
  private func hire(_ crew: inout [Worker], for plan: CasePlan) -> Int {
    let known = crew.firstIndex { $0.platform == plan.platform && $0.scenes == plan.scenes }
    if let known { return known }
    crew.append(
      Worker(
        platform: plan.platform, scenes: plan.scenes,
        player: rig.player(platform: plan.platform, scenes: plan.scenes, quirks: plan.quirks)))
    return crew.count - 1
  }

  private func add(_ worker: Worker, to result: inout CampaignResult<R.Tally>) {
    var activity = worker.player.activity
    activity.answers = worker.player.oracle.counts
    result.activity.add(activity)
    rig.collect(worker.player.monitor, into: &result.tally)
  }

  private func note(
    _ outcome: Outcome, _ index: UInt64, _ worker: Worker, _ chunk: inout Chunk<R.Tally>
  ) {
    switch outcome {
    case .held: return
    case .broken:
      guard let violation = worker.player.monitor.violations.first else {
        return note(.faulty(Fault(.brokeNothing)), index, worker, &chunk)
      }
      chunk.result.add(Finding(index: index, violation: violation))
      chunk.isLast = !keepsGoing
    case .faulty(let fault):
      chunk.result.fault = CampaignResult.CaseFault(index: index, fault: fault)
      chunk.isLast = true
    }
  }

  /// A player with the world that it was made for.
  struct Worker {
    var platform: Platform
    var scenes: Int
    var player: R.RigPlayer

    mutating func play(
      _ plan: CasePlan, _ index: UInt64, _ generator: Generator, _ rig: R
    ) -> Outcome {
      generator.prepare(&player.oracle, plan, index)
      var schedule = generator.schedule(plan, index)
      return rig.play(&player, &schedule)
    }
  }
}

extension Player {
  /// Plays a generated case, after what it begins with.
  mutating func play(
    _ plan: CasePlan, _ index: UInt64, _ generator: Generator, after beginning: Scenario?
  ) -> Outcome {
    if let beginning {
      if let end = begin(with: beginning) { return end }
      oracle.open([])
    } else {
      reset()
    }
    generator.prepare(&oracle, plan, index)
    var schedule = generator.schedule(plan, index)
    return goOn(&schedule)
  }
}
