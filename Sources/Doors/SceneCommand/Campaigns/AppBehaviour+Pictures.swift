import SceneFuzzing
import SceneGate
import SceneLifecycle
import SceneMutants
import ScenePictures
import SceneReporting

extension AppBehaviour {
  /// How what was discovered grew, as a page draws it.
  var growths: [DiscoveryGrowth] {
    guard cases > 0 else { return [] }
    return [
      DiscoveryGrowth(
        of: "callbacks in their states", received, cases: cases,
        meaning:
          "A callback counts once for each state of its scene, with and without another active scene."
      ),
      DiscoveryGrowth(
        of: "things that the app did", done, cases: cases,
        meaning:
          "What the app notes, takes, gives back or asks for counts once for each state of its scene."
      ),
    ]
  }

  /// The callbacks that the app received, by what their scene read.
  var situations: [SituationRow] {
    CallbackKind.allCases.compactMap { kind in
      let cells = ActivationState.allCases.map { state in
        SituationCell(
          state: state.name,
          parts: [false, true].compactMap { besideActive in
            let count = cases(with: kind, state, besideActive: besideActive)
            let others = besideActive ? "active" : "not active"
            return count == 0 ? nil : SituationCell.SituationPart(others: others, cases: count)
          })
      }
      let wasReceived = cells.contains { !$0.parts.isEmpty }
      return wasReceived ? SituationRow(event: kind.word, cells: cells) : nil
    }
  }
}

extension MutantTable {
  /// The mutants that change what the app does, with the laws that notice.
  init(_ matrix: MutantMatrix) {
    let kills = matrix.kills
    let judged = kills.rows.filter { [.killed, .survived].contains($0.verdict) }
    let (equal, missed) = (kills.rows(.equivalent).count, kills.rows(.notReached).count)
    let cases = kills.study.cases.counted("case")
    self.init(
      rows: judged.map { MutantRow(id: $0.id, summary: $0.summary, killers: $0.killers) },
      laws: kills.sentences,
      remark:
        "Each was played in \(cases); \(equal) others change nothing that can be seen, and the"
        + " cases did not come to \(missed).")
  }
}
