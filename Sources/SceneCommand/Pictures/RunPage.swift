import SceneInvariants
import SceneGeneration
import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGate
import SceneLifecycle
import ScenePictures
import ScenePipeline
import SceneReporting

/// The page of a campaign over the contract.
enum RunPage {
  /// Draws a campaign.
  ///
  /// - Parameters:
  ///   - result: What was played.
  ///   - survey: What its cases show; nil where that was not counted.
  ///   - request: What was asked for.
  ///   - reports: The failures.
  static func html(
    _ result: CampaignResult<Tally>, _ survey: Survey?, _ request: RunRequest,
    _ reports: [FailureReport]
  ) -> String {
    let cases = result.activity.cases
    let failed = UInt64(reports.count).counted("way") + " of failing"
    let conclusion =
      reports.isEmpty
      ? "No hard invariant was violated in \(cases.counted("case"))."
      : "\(failed) in \(cases.counted("case"))."
    var page = CampaignPage(
      of: "the contract", result.exercise(of: request.shape.kinds), conclusion: conclusion,
      repeatedBy: request.command(cases: cases))
    if let survey, survey.cases > 0 {
      let isWhole = isWhole(request)
      page.situations = situations(survey, isWhole: isWhole)
      page.growths = [
        DiscoveryGrowth(
          of: "coverage points", survey.moments, cases: survey.cases,
          total: isWhole ? CoveragePointSet.total : nil,
          meaning: "A coverage point is an event with the state of its scene and of the others.")
      ]
    }
    page.failures = reports.enumerated().map { FailureSection($1, number: $0 + 1) }
    return page.html
  }

  /// Whether the campaign can go through everything that there is on some platform.
  private static func isWhole(_ request: RunRequest) -> Bool {
    request.shape.platform == nil && request.shape.scenes ?? 2 > 1
      && request.shape.kinds == .all
  }

  private static func situations(_ survey: Survey, isWhole: Bool) -> [SituationRow] {
    EventKind.allCases.compactMap { kind in
      let cells = CoveragePoint.SceneStanding.allCases.map { place in
        SituationCell(
          state: place == .nowhere ? "about no scene" : place.heading,
          parts: CoveragePoint.Others.allCases.compactMap { other in
            part(CoveragePoint(place, kind, others: other), survey, isWhole: isWhole)
          })
      }
      let isMet = cells.contains { !$0.parts.isEmpty }
      return isMet ? SituationRow(event: kind.word, cells: cells) : nil
    }
  }

  /// How many cases went through a point; nil where none can, or it is unknown whether one can.
  private static func part(
    _ point: CoveragePoint, _ survey: Survey, isWhole: Bool
  ) -> SituationCell.SituationPart? {
    let cases = UInt64(survey.moments.count(of: CoveragePointSet.place(of: point)))
    let isPossible = isWhole && CoveragePointSet.everything.contains(point)
    guard cases > 0 || isPossible else { return nil }
    return SituationCell.SituationPart(others: point.others.heading, cases: cases)
  }
}
