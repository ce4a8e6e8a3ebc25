package import SceneGeneration

/// How many cases a campaign plays, and how.
package struct CampaignOptions: Sendable {
  /// What makes the cases.
  package var generator: Generator
  /// The case after the last one; nil until somebody says stop.
  package var cases: UInt64?
  /// The first case.
  package var first: UInt64 = 0
  /// How far the next case is from one; more than 1 where others play those between.
  package var step: UInt64 = 1
  /// How many cases are played at the same time.
  package var jobs: Int
  /// Whether the campaign goes on after a failure.
  package var keepsGoing: Bool

  /// Creates the options.
  package init(_ generator: Generator, cases: UInt64?, jobs: Int = 1, keepsGoing: Bool = false) {
    self.generator = generator
    self.cases = cases
    self.jobs = jobs
    self.keepsGoing = keepsGoing
  }

  /// The campaign of a harness.
  func campaign<R: Harness>(_ harness: R) -> Campaign<R> {
    var campaign = Campaign(harness, generator, cases: cases, jobs: jobs, keepsGoing: keepsGoing)
    campaign.first = first
    campaign.step = step
    return campaign
  }
}
