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
  ///   - survey: What its cases show; nil where that was not counted.
  ///   - report: What it comes to.
  static func html(_ survey: Survey?, _ report: RunReport) -> String {
    let (result, request) = (report.result, report.request)
    var page = CampaignPage(
      of: "the contract", result.exercise(of: request.shape.kinds),
      conclusion: sentence(report.summary),
      repeatedBy: request.command(cases: result.activity.cases))
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
    page.failures = report.failures.enumerated().map { FailureSection($1, number: $0 + 1) }
    return page.html
  }

  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + (summary.hasSuffix(".") ? "" : ".")
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
