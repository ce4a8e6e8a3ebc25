import SceneEngine
import SceneInvariants
package import SceneLifecycle
package import ScenePipeline

extension Fuzzer {
  /// Plays a campaign and surveys what its cases show; it is a little slower.
  ///
  /// - Parameters:
  ///   - options: Which cases, and how.
  ///   - countsTriples: Whether three events in a row are counted.
  ///   - shouldStop: Asked before each case, on any thread; true ends the campaign.
  ///   - found: Gets each way of failing when it is first met, in the order of the cases.
  ///   - progress: Gets how far the campaign is, after each row of cases.
  package func survey(
    _ options: CampaignOptions, countsTriples: Bool = true,
    shouldStop: @escaping StopCheck = { false },
    found: (inout Finding) -> Void = { _ in }, progress: (Progress) -> Void = { _ in }
  ) async -> CampaignResult<Surveyed> {
    switch kind(for: options) {
    case .sound(let contract):
      await CoverageHarness(contract, countsTriples: countsTriples)
        .run(options, shouldStop: shouldStop, found: found, progress: progress)
    case .planted(let planted):
      await CoverageHarness(planted, countsTriples: countsTriples)
        .run(options, shouldStop: shouldStop, found: found, progress: progress)
    }
  }

  /// Plays a written scenario and returns what it shows.
  ///
  /// Features are coverage points, three events in a row, answers, and what is put to the test.
  ///
  /// - Returns: Numbers of features, rising.
  package func features(of scenario: Scenario) -> [Int] {
    switch kind(for: scenario.defect) {
    case .sound(let contract): CoverageHarness(contract).features(of: scenario)
    case .planted(let planted): CoverageHarness(planted).features(of: scenario)
    }
  }
}
