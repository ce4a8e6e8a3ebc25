import CommandKit
import SceneFuzzing
import SceneGate
import SceneGeneration
import SceneLifecycle
import SceneMutants
import ScenePictures
import ScenePipeline
import SceneReporting
import SceneWorkers

/// The page of a campaign over an app, or of its gate.
struct AppCampaignPage {
  /// What the cases exercised.
  var exercise = ExerciseReport()
  /// How the app behaved in them.
  var behaviour = AppBehaviour()
  /// What they come to, in a sentence or two.
  var conclusion = ""
  /// The command that plays the same again.
  var command = ""
  /// Which laws kill which mutant; nil where none were planted.
  var matrix: MutantMatrix?
  private var sections: [FailureSection] = []

  init() {}

  /// The number of the next failure; nil where no page is asked for.
  func next(_ arguments: Arguments) -> Int? {
    arguments.text(.html) == nil ? nil : sections.count + 1
  }

  /// Takes what became of a finding.
  ///
  /// What a worker drew is kept where it holds nothing but what pictures have, and the report else.
  mutating func take(_ answer: AppDoor.FindingAnswer, of finding: Finding) {
    let number = sections.count + 1
    switch answer {
    case .failure(let failure):
      let title = "\(failure.invariant) (\(failure.kind.rawValue))"
      let drawn = failure.drawing.flatMap { FailureSection(drawn: $0, title, number: number) }
      sections.append(drawn ?? FailureSection(text: failure.plain, title, number: number))
    case .unsteady(let text):
      let title = "\(finding.name), which did not come back each time"
      sections.append(FailureSection(text: text, title, number: number))
    }
  }

  /// What a campaign comes to: how many ways of failing there are, and what is in doubt.
  func result(doubts: [String]) -> String {
    let cases = exercise.cases
    let failed = UInt64(sections.count).counted("way") + " of failing"
    let result =
      sections.isEmpty
      ? "No law was violated in \(cases.counted("case"))."
      : "\(failed) in \(cases.counted("case"))."
    return ([result] + doubts).joined(separator: " ")
  }

  /// Writes the page where it is asked for.
  ///
  /// - Parameter session: The call with the name of the file.
  /// - Returns: A status: a file that cannot be written takes nothing from the campaign.
  func write(_ session: AppDoor) -> ExitStatus {
    guard let path = session.arguments.text(.html) else { return .holds }
    let name = session.player.usual.name
    var page = CampaignPage(
      of: "the app '\(name)'", exercise, conclusion: conclusion,
      repeatedBy: command)
    page.situations = behaviour.situations
    page.growths = Self.growths(behaviour)
    page.mutants = matrix.map { MutantTable($0) }
    page.failures = sections
    return session.console.status { () throws(CommandError) in
      try Disk.write(page.html, to: path)
    }
  }

  private static func growths(_ behaviour: AppBehaviour) -> [DiscoveryGrowth] {
    guard behaviour.cases > 0 else { return [] }
    return [
      DiscoveryGrowth(
        of: "callbacks in their states", behaviour.received, cases: behaviour.cases,
        meaning:
          "A callback counts once for each state of its scene, with and without another active scene."
      ),
      DiscoveryGrowth(
        of: "things that the app did", behaviour.done, cases: behaviour.cases,
        meaning:
          "What the app notes, takes, gives back or asks for counts once for each state of its scene."
      ),
    ]
  }
}

extension AppBehaviour {
  /// The callbacks that the app received, by what their scene read.
  fileprivate var situations: [SituationRow] {
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
