import SceneFuzzing
package import SceneGeneration
import SceneLifecycle

/// The cases of an app that workers play.
package struct WorkerCampaign: Hashable, Sendable {
  /// What the cases look like.
  package var shape: Shape
  /// What they start from.
  package var seed: Seed
  /// The first one that is played.
  package var first: UInt64 = 0
  /// The number behind the last one; nil where time ends the campaign.
  package var cases: UInt64?
  /// How many workers play at the same time.
  package var jobs: Int
  /// Whether the campaign goes on after a failure.
  package var keepsGoing = false

  /// Creates a campaign that stops at its first failure.
  package init(shape: Shape, seed: Seed, cases: UInt64?, jobs: Int) {
    precondition(jobs >= 1, "jobs must be at least 1, was \(jobs)")
    self.shape = shape
    self.seed = seed
    self.cases = cases
    self.jobs = jobs
  }

  /// The token of a case.
  package func token(_ index: UInt64) -> Token { Token(shape: shape, seed: seed, index: index) }
}
