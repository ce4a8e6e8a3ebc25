import SceneInvariants
import SceneLifecycle

/// A campaign in epochs: cases of each begin with what those before were the first to show.
struct GuidedCampaign<Whole: Harness & Sendable>
where Whole.Subject: MomentTelling, Whole.Judge == InvariantSuite, Whole.Tally == Tally {
  /// What came of the epochs up to now.
  private(set) var result: GuidedResult

  private let whole: Whole
  private var campaign: Campaign<GuidedRig<Whole>>
  private var known: KnownFeatures

  /// - Parameters:
  ///   - whole: What is put together for each case.
  ///   - order: Which cases, and how; its guides are those of the first epoch.
  init(_ whole: Whole, _ order: CampaignOptions) {
    let guides = order.guides ?? Guides(for: order.generator.shape)
    self.whole = whole
    result = GuidedResult(guides: guides)
    let features = CoverageHarness(whole, guides: guides)
    campaign = order.campaign(GuidedRig(features: features))
    campaign.guides = guides
    known = KnownFeatures()
    for seed in guides.seeds { known.add(features.features(of: seed)) }
  }

  /// Plays epoch after epoch.
  mutating func run(
    shouldStop: @escaping @Sendable () -> Bool, progress: (Progress) -> Void
  ) async {
    let end = campaign.cases ?? .max
    while campaign.first < end {
      campaign.cases = min(end, campaign.first + Guides.epoch)
      campaign.harness = GuidedRig(features: CoverageHarness(whole, guides: campaign.guides))
      let before = result.campaign
      let epoch = await campaign.run(shouldStop: shouldStop) { progress($0.after(before)) }
      result.shown.add(epoch.tally.shown)
      result.campaign.add(epoch.counting(epoch.tally.surveyed))
      let isFound = !epoch.findings.isEmpty && !campaign.keepsGoing
      if epoch.wasStopped || epoch.fault != nil || isFound { return }
      let found = harvest(epoch.tally.shown)
      campaign.guides?.add(found)
      result.guides = campaign.guides
      campaign.first += Guides.epoch
    }
  }

  /// Returns the beginnings of the cases that were the first to show most.
  private mutating func harvest(_ shown: Survey) -> [Scenario] {
    guard let guides = campaign.guides else { return [] }
    let features = CoverageHarness(whole, guides: guides)
    let firsts = known.firsts(in: shown)
    defer { known.add(shown) }
    return firsts.prefix(Guides.room).compactMap { first in
      features.beginning(of: first, campaign.generator, guides)
    }
  }
}

extension Progress {
  /// Returns the progress as it is after what another campaign played.
  ///
  /// The estimate of that one stands: it has more cases.
  fileprivate func after(_ other: CampaignResult<Surveyed>) -> Progress {
    var whole = self
    whole.cases += other.activity.cases
    whole.callbacks += other.activity.callbacks
    whole.findings += other.findings.count
    whole.reached |= ContractHarness.reached(other.tally.tally)
    let survey = other.tally.survey
    if survey.cases > 0 {
      whole.newness = DiscoveryEstimate(survey.moments, cases: survey.cases).newness
    }
    return whole
  }
}
