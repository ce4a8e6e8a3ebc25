import SceneExploring
import Foundation
import SceneFuzzing
import SceneCoverage
import SceneGeneration
import SceneLifecycle

/// Estimates of the gate held against campaigns whose total is known from exploration.
struct EstimateReport {
  /// Campaigns of each row.
  var campaigns = 200

  private let shares = [0.5, 0.8, 0.95, 0.99]

  /// Plays the campaigns and prints how the estimates did.
  ///
  /// - Returns: Whether they are as honest as they say.
  func print() async -> Bool {
    var isHonest = true
    for (name, slots) in [("ipad-ios17-code", 1), ("iphone-ios17", 1), ("ipad-ios17-code", 2)] {
      guard let platform = Platform.named(name),
        let exact = await CoveragePointSet.reachable(
          on: platform, slots: slots, arrival: slots == 1 ? .anytime : .atRest, jobs: 2)
      else { return false }
      Swift.print("\(name), \(slots) slots: \(exact.count) moments, \(campaigns) campaigns")
      let shape = Shape(platform: platform, scenes: slots, length: .events(25))
      let rows = EstimateCalibration(shape, total: exact.count, campaigns: campaigns).rows(shares)
      for row in rows {
        let isRight = row.within * 10 >= campaigns * 9 && row.excessive * 20 <= campaigns
        isHonest = isHonest && isRight
        Swift.print(line(row), isRight ? "" : "NOT HONEST")
      }
    }
    return isHonest
  }

  private func line(_ row: EstimateCalibration.CalibrationRow) -> String {
    String(
      format: "  %3.0f %% seen after %5d cases: within %5.1f %% (width %.4f), too high %4.1f %%"
        + " (at least %.1f)",
      row.share * 100, row.length, Double(row.within) / Double(campaigns) * 100, row.meanWidth,
      Double(row.excessive) / Double(campaigns) * 100, row.meanAtLeast)
  }
}
