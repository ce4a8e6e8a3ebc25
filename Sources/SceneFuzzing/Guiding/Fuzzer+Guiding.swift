package import SceneLifecycle

/// What a campaign came to that may have been guided.
package struct GuidedResult: Sendable {
  /// What was played; the survey counts blind cases only.
  package var campaign: CampaignResult<Surveyed>
  /// What its cases began with; nil when all were blind.
  package var guides: Guides?
  /// What all cases show; nothing when all were blind.
  package var shown = Survey()
  /// How many seeds there were at the beginning.
  package let first: Int

  /// The seeds that the campaign found, in order.
  package var found: [Scenario] { Array(guides?.seeds.dropFirst(first) ?? []) }

  /// Creates the result of a campaign.
  ///
  /// - Parameters:
  ///   - campaign: What was played.
  ///   - guides: What its first epoch may begin with; nil when all cases are blind.
  package init(
    _ campaign: CampaignResult<Surveyed> = CampaignResult(), guides: Guides? = nil
  ) {
    self.campaign = campaign
    self.guides = guides
    first = guides?.seeds.count ?? 0
  }
}

extension Fuzzer {
  /// Plays a campaign most cases of which begin with a history that was the first to show something.
  ///
  /// - Parameters:
  ///   - order: Which cases, and how; from the first case on, none left out.
  ///   - shouldStop: Asked before each case, on any thread; true ends the campaign.
  ///   - progress: Told how far the campaign is, after each row of cases.
  package func guide(
    _ order: CampaignOptions, shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: (Progress) -> Void = { _ in }
  ) async -> GuidedResult {
    precondition(order.first == 0 && order.step == 1, "an epoch needs all cases before it")
    let harness = self.harness(for: order)
    if let defect = planted(order.generator.shape.defect) {
      var campaign = GuidedCampaign(DefectHarness(harness, defect), order)
      await campaign.run(shouldStop: shouldStop, progress: progress)
      return campaign.result
    }
    var campaign = GuidedCampaign(harness, order)
    await campaign.run(shouldStop: shouldStop, progress: progress)
    return campaign.result
  }
}
