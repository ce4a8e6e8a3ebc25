package import CommandKit
package import SceneFuzzing
import SceneGeneration
package import ScenePipeline

extension AppClient {
  /// Returns the reasons why a campaign shows less than it seems to.
  ///
  /// - Parameters:
  ///   - totals: What it came to.
  ///   - campaign: Its cases.
  ///   - player: Plays the app.
  ///   - isSelection: Whether some laws only were chosen.
  package func doubts(
    about totals: AppCampaignResult, of campaign: CampaignOptions, _ player: AppPlayer,
    isSelection: Bool
  ) throws(CommandError) -> [AppDoubt] {
    let known = player.doubts(
      about: totals.tally, cases: totals.activity.cases, isSelection: isSelection)
    let delegates = totals.tally.delegates
    // To play more would take longer than a signal leaves.
    if isStopping || delegates.isEmpty { return known }
    guard let difference = try FlakinessCheck(client: self).outliving(campaign) else {
      return known
    }
    let lines = zip(["at first: ", "later: "], difference.shownLines).map { $0 + $1 }
    return known + [player.outliving(campaign.token(0).text, lines, delegates)]
  }
}
