package import SceneFuzzing
import SceneLifecycle
import ScenePipeline
import SceneReporting

/// An app with a mutant, or with none, on its way through the cases.
struct MutantPass {
  let mutant: AppMutant?
  /// Batches of cases that are left; the first is played next.
  private(set) var batches: [CaseRange]
  /// The result of the others.
  private(set) var play = MutantPlay()

  init(_ mutant: AppMutant?, _ batches: [CaseRange]) {
    self.mutant = mutant
    self.batches = batches
  }

  /// Takes what came of the first batch.
  mutating func take(_ reply: WorkerReply<MutantPlay>) {
    if batches.isEmpty { return }
    let batch = batches.removeFirst()
    switch reply {
    case .answer(let met): play.add(met)
    case .death(let death): bury(death, batch)
    }
    if play.fault != nil { batches = [] }
  }

  /// Splits a batch at the case that ended its worker: the cases before it are played once more.
  private mutating func bury(_ death: ProcessDeath, _ batch: CaseRange) {
    let index = batch.blamed(for: death)
    var end = MutantPlay()
    end.ends = [MutantPlay.End(index: index, law: death.law)]
    play.add(end)
    if !isPatient {
      batches = []
    } else if index + 1 < batch.end {
      batches.insert(CaseRange(first: index + 1, end: batch.end), at: 0)
    }
    if index > batch.first { batches.insert(CaseRange(first: batch.first, end: index), at: 0) }
  }

  /// Whether the app's process may end once more.
  ///
  /// A hang is waited for, so one is enough for a mutant; the app itself has to show its cases.
  private var isPatient: Bool {
    let hangs = play.ends.count { $0.law == .hangs }
    if mutant == nil { return hangs < MutantPlay.patience }
    return hangs == 0 && play.ends.count < MutantPlay.patience
  }

  /// The cases that were played to their end, as batches.
  var playedBatches: [CaseRange] {
    var batches: [CaseRange] = []
    for index in play.cases.map(\.index) {
      if let last = batches.indices.last, batches[last].end == index {
        batches[last].end = index + 1
      } else {
        batches.append(CaseRange(first: index, end: index + 1))
      }
    }
    return batches
  }
}

extension MutantPlay {
  /// Whether some cases can come to this; an app may have written it itself.
  package func isPossible(in batch: CaseRange) -> Bool {
    let named = cases.map(\.index) + ends.map(\.index) + [fault?.index].compactMap(\.self)
    return cases.count <= batch.count && cases.allSatisfy { $0.changed <= 1 << 32 }
      && named.allSatisfy { (batch.first..<batch.end).contains($0) }
  }
}
