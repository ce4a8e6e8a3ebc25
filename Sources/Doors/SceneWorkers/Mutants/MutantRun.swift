package import CommandKit
package import SceneFuzzing
import SceneLifecycle
package import ScenePipeline
import SceneReporting

/// Plays an app with one mutant after the other in worker processes.
///
/// One worker plays a mutant from its first case to its last, so the number of workers changes
/// nothing.
package struct MutantRun {
  private let campaign: CampaignOptions
  private let mutants: [AppMutant]
  private let setup: AppSetup
  private var idle: [AppWorker] = []
  /// Asked now and then; true ends the run.
  package var shouldStop: () -> Bool = { false }
  /// Called with the number of mutants that are done.
  package var shows: (Int) -> Void = { _ in }

  /// Creates the run of some mutants over the cases of a campaign.
  package init(_ campaign: CampaignOptions, _ mutants: [AppMutant], _ setup: AppSetup) {
    self.campaign = campaign
    self.mutants = mutants
    self.setup = setup
  }

  /// Plays the app, the same cases once more, and the mutants.
  ///
  /// - Throws: `CommandError` when no worker can be started, or the engine contradicted itself.
  /// - Returns: The matrix; nil when it was stopped before anything could be compared.
  package mutating func matrix(_ player: AppPlayer) throws(CommandError) -> MutantMatrix? {
    let whole = [CaseRange(first: 0, end: campaign.cases ?? 0)]
    guard let sound = try play([MutantPass(nil, whole)])[0] else { return nil }
    let batches = sound.playedBatches
    guard let again = try play([MutantPass(nil, batches)])[0] else { return nil }
    let passes = try play(mutants.map { MutantPass($0, batches) })
    let known = zip(mutants, passes).compactMap { mutant, pass in
      pass.map { (mutant, $0.play) }
    }
    return player.matrix(seed: campaign.seed, sound: sound.play, again: again.play, known)
  }

  /// Plays some passes; nil for one that was not done when the run was stopped.
  private mutating func play(_ passes: [MutantPass]) throws(CommandError) -> [MutantPass?] {
    var done = [MutantPass?](repeating: nil, count: passes.count)
    var busy: [(worker: AppWorker, pass: MutantPass, index: Int)] = []
    var next = 0
    while !shouldStop() {
      while busy.count < campaign.jobs, next < passes.count {
        if passes[next].batches.isEmpty {
          done[next] = passes[next]
        } else {
          busy.append((try hand(passes[next], nil), passes[next], next))
        }
        next += 1
      }
      if busy.isEmpty { break }
      AppWorker.wait(for: busy.map(\.worker))
      for number in busy.indices.reversed() {
        guard var reply: WorkerReply<MutantPlay> = try busy[number].worker.reply() else {
          continue
        }
        if case .answer(let met) = reply, !met.isPossible(in: busy[number].pass.batches[0]) {
          reply = .death(busy[number].worker.stopped(.garbled))
        }
        let isAlive = if case .answer = reply { true } else { false }
        busy[number].pass.take(reply)
        let (worker, pass, index) = busy[number]
        if let fault = pass.play.fault { throw Self.faulty(fault) }
        if pass.batches.isEmpty {
          if isAlive { idle.append(worker) }
          done[index] = pass
          busy.remove(at: number)
          shows(done.count { $0 != nil })
        } else {
          busy[number].worker = try hand(pass, isAlive ? worker : nil)
        }
      }
    }
    return done
  }

  /// Gives the next batch of a pass to a worker: the one that played the batch before, or any.
  private mutating func hand(
    _ pass: MutantPass, _ known: AppWorker?
  ) throws(CommandError) -> AppWorker {
    let worker: AppWorker
    if let known = known ?? idle.popLast() { worker = known } else { worker = try AppWorker(setup) }
    let batch = pass.batches[0]
    worker.send(MutantQuestion(campaign.token(batch.first), batch.count, pass.mutant?.id))
    return worker
  }

  private static func faulty(_ fault: CaseFault) -> CommandError {
    CommandError(Diagnostic(fault.sentence), .faulty)
  }
}
