import CommandKit
import SceneFuzzing
import SceneGate
import SceneGeneration
import SceneLifecycle
import ScenePictures
import ScenePipeline
import SceneReporting
import SceneWorkers

/// The page of a campaign over an app.
struct AppRunPage {
  private var sections: [FailureSection] = []

  init() {}

  /// The number of the next failure; nil where no page is asked for.
  func next(_ arguments: Arguments) -> Int? {
    arguments.text(.html) == nil ? nil : sections.count + 1
  }

  /// Takes what became of a finding.
  ///
  /// What a worker drew is kept where it holds nothing but what pictures have, and the report else.
  mutating func take(_ answer: AppSession.FindingAnswer, of finding: AppFinding) {
    let number = sections.count + 1
    switch answer {
    case .failure(let failure):
      let title = "\(failure.invariant) (\(failure.kind.rawValue))"
      let drawn = failure.drawing.flatMap { FailureSection(drawn: $0, title, number: number) }
      sections.append(drawn ?? FailureSection(text: failure.plain, title, number: number))
    case .unsteady(let text):
      let title = "\(finding.key.name), which did not come back each time"
      sections.append(FailureSection(text: text, title, number: number))
    }
  }

  /// Writes the page where it is asked for.
  ///
  /// - Returns: A status: a file that cannot be written takes nothing from the campaign.
  func write(
    _ totals: AppTotals, _ request: AppRequest, _ session: AppSession, doubts: [String]
  ) -> ExitStatus {
    guard let path = session.arguments.text(.html) else { return .holds }
    let cases = totals.activity.cases
    let failed = UInt64(sections.count).counted("way") + " of failing"
    let result =
      sections.isEmpty
      ? "No law was violated in \(cases.counted("case"))."
      : "\(failed) in \(cases.counted("case"))."
    var page = CampaignPage(
      of: "the app '\(session.player.usual.name)'", session.exercise(totals),
      conclusion: ([result] + doubts).joined(separator: " "),
      repeatedBy: request.command(cases: cases))
    page.judgesLaws = true
    page.kinds = request.campaign.shape.kinds
    page.growths = Self.growths(totals.behaviour)
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
