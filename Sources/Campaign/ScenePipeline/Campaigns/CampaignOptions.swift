package import SceneGeneration

/// How many cases a campaign plays, and how.
package struct CampaignOptions: Sendable {
  /// The generator that makes the cases.
  package var generator: Generator
  /// The case after the last one; nil for a campaign that goes on until it is stopped.
  package var cases: UInt64?
  /// The first case.
  package var first: UInt64 = 0
  /// How far the next case is from one; more than 1 where other machines play those between.
  package var step: UInt64 = 1
  /// How many batches of cases are played at the same time.
  package var jobs: Int
  /// Whether the campaign goes on after a failure.
  package var keepsGoing: Bool

  /// Options of a campaign; fewer jobs than 1 count as 1.
  package init(_ generator: Generator, cases: UInt64?, jobs: Int = 1, keepsGoing: Bool = false) {
    self.generator = generator
    self.cases = cases
    self.jobs = max(1, jobs)
    self.keepsGoing = keepsGoing
    batchSize = UInt64(max(1, min(512, 1_000_000 / generator.shape.typicalLength)))
  }

  /// How many cases are played at most.
  package var count: UInt64 {
    guard let cases else { return (.max - first) / step }
    return cases <= first ? 0 : (cases - first - 1) / step + 1
  }

  /// Cases in a batch that one job plays; the result does not depend on it.
  package var batchSize: UInt64

  /// The shape of the cases.
  package var shape: Shape {
    get { generator.shape }
    set { generator = Generator(shape: newValue, seed: seed) }
  }

  /// The seed of the cases.
  package var seed: Seed {
    get { generator.seed }
    set { generator = Generator(shape: shape, seed: newValue) }
  }

  /// The token of a case.
  package func token(_ index: UInt64) -> Token { generator.token(index) }
}
