package import SceneFuzzing
import SceneLifecycle
import ScenePipeline
import SceneReporting

/// An app with a mutant, or with none, on its way through the cases.
struct MutantPass {
  let mutant: AppMutant?
  /// Rows of cases that are left; the first is played next.
  private(set) var rows: [CaseRange]
  /// What came of the others.
  private(set) var play = MutantPlay()

  init(_ mutant: AppMutant?, _ rows: [CaseRange]) {
    self.mutant = mutant
    self.rows = rows
  }

  /// Takes what came of the first row.
  mutating func take(_ reply: WorkerReply<MutantPlay>) {
    if rows.isEmpty { return }
    let row = rows.removeFirst()
    switch reply {
    case .answer(let met): play.add(met)
    case .death(let death): bury(death, row)
    }
    if play.fault != nil { rows = [] }
  }

  /// Splits a row at the case that ended its worker: the cases before it are played once more.
  private mutating func bury(_ death: ProcessDeath, _ row: CaseRange) {
    let index = row.blamed(for: death)
    var end = MutantPlay()
    end.ends = [MutantPlay.End(index: index, law: death.law)]
    play.add(end)
    if !isPatient {
      rows = []
    } else if index + 1 < row.end {
      rows.insert(CaseRange(first: index + 1, end: row.end), at: 0)
    }
    if index > row.first { rows.insert(CaseRange(first: row.first, end: index), at: 0) }
  }

  /// Whether the app's process may end once more.
  ///
  /// A hang is waited for, so one is enough for a mutant; the app itself has to show its cases.
  private var isPatient: Bool {
    let hangs = play.ends.count { $0.law == .hangs }
    if mutant == nil { return hangs < MutantPlay.patience }
    return hangs == 0 && play.ends.count < MutantPlay.patience
  }

  /// The cases that were played to their end, as rows.
  var playedRows: [CaseRange] {
    var rows: [CaseRange] = []
    for index in play.cases.map(\.index) {
      if let last = rows.indices.last, rows[last].end == index {
        rows[last].end = index + 1
      } else {
        rows.append(CaseRange(first: index, end: index + 1))
      }
    }
    return rows
  }
}

extension MutantPlay {
  /// Whether some cases can come to this; an app may have written it itself.
  package func isPossible(in row: CaseRange) -> Bool {
    let named = cases.map(\.index) + ends.map(\.index) + [fault?.index].compactMap(\.self)
    return cases.count <= row.count && cases.allSatisfy { $0.changed <= 1 << 32 }
      && named.allSatisfy { (row.first..<row.end).contains($0) }
  }
}
