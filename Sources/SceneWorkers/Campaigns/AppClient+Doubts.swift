package import CommandKit
import Foundation
package import SceneFuzzing
import SceneGeneration
import SceneLifecycle
package import ScenePipeline

extension AppClient {
  /// What a campaign shows less than it seems to.
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
    // To play more would take longer than a signal leaves.
    if isStopping { return known }
    return try known + outliving(campaign, player, totals.tally)
  }

  /// How many cases are played between two plays of the first one.
  private static let between: UInt64 = 64

  /// Doubts whether an app of delegates begins each case anew: its first case is played by a new process, then
  /// others, then the first once more.
  ///
  /// - Returns: One doubt; none where the case does the same both times, or the app ends the process.
  private func outliving(
    _ campaign: CampaignOptions, _ player: AppPlayer, _ tally: AppTally
  ) throws(CommandError) -> [AppDoubt] {
    let others = min(Self.between, max(campaign.count, 1) - 1)
    guard !tally.delegates.isEmpty, others > 0 else { return [] }
    let token = campaign.token(0)
    // To write a case down is to play it.
    guard case .answer(let written) = try ask(HistoryQuestion(.token(token))) else { return [] }
    startAnew()
    guard let first = try lanes(written.scenario),
      case .answer = try ask(BatchQuestion(campaign.token(1), others, keepsGoing: true)),
      let late = try lanes(written.scenario)
    else { return [] }
    guard first != late else { return [] }
    return [player.outliving(token.text, Self.difference(first, late), tally.delegates)]
  }

  /// A history as it is shown, with the digest of what is left out; nil where it ends the process.
  private func lanes(_ scenario: Scenario) throws(CommandError) -> [String]? {
    guard
      case .answer(let answer) = try ask(
        HistoryQuestion(.scenario(scenario), .lanes(isForTools: false)))
    else { return nil }
    return answer.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      + [answer.digest].compactMap(\.self)
  }

  private static func difference(_ first: [String], _ late: [String]) -> [String] {
    let line = zip(first, late).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let number = line ?? min(first.count, late.count)
    return zip(["at first: ", "later: "], [first, late]).map { name, lines in
      name
        + (lines.indices.contains(number) ? lines[number].trimmingCharacters(in: [" "]) : "ended")
    }
  }
}
