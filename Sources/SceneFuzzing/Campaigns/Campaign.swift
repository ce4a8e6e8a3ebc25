package import SceneGeneration

/// Many cases of one seed and shape, on any number of jobs.
package struct Campaign<R: Harness> {
  /// What is put together for each case.
  package var harness: R
  /// What makes the cases.
  package var generator: Generator
  /// The case after the last one; nil until somebody says stop.
  package var cases: UInt64?
  /// The first case.
  package var first: UInt64 = 0
  /// How far the next case is from one; more than 1 where others play those between.
  package var step: UInt64 = 1
  /// How many rows of cases are played at the same time.
  package var jobs: Int
  /// Whether the campaign goes on after a failure.
  package var keepsGoing: Bool

  /// Creates a campaign.
  package init(
    _ harness: R, _ generator: Generator, cases: UInt64?, jobs: Int = 1, keepsGoing: Bool = false
  ) {
    self.harness = harness
    self.generator = generator
    self.cases = cases
    self.jobs = max(1, jobs)
    self.keepsGoing = keepsGoing
  }

  /// How many cases are played at most.
  var count: UInt64 {
    guard let cases else { return (.max - first) / step }
    return cases <= first ? 0 : (cases - first - 1) / step + 1
  }

  /// Cases in a row that one job plays; the result does not depend on it.
  var chunkSize: UInt64 {
    UInt64(max(1, min(512, 1_000_000 / generator.shape.typicalLength)))
  }

  /// Plays the cases in one job, where the caller is: an app need not be `Sendable`.
  ///
  /// - Parameters:
  ///   - shouldStop: Asked before each case or two; true ends the campaign.
  ///   - progress: Told how far the campaign is, after each row of cases.
  package func runSerially(
    shouldStop: () -> Bool = { false }, progress: (Progress) -> Void = { _ in }
  ) -> CampaignResult<R.Tally> {
    var collector = ResultCollector(harness)
    var number = 0
    while !collector.isClosing, UInt64(number) * chunkSize < count {
      collector.take(play(number, shouldStop: shouldStop))
      progress(collector.progress)
      number += 1
    }
    return collector.result
  }
}

extension Campaign: Sendable where R: Sendable {}

extension Campaign where R: Sendable {
  /// Plays the cases.
  ///
  /// - Parameters:
  ///   - shouldStop: Asked before each case or two, on any thread; true ends the campaign.
  ///   - progress: Told how far the campaign is, after each row of cases.
  package func run(
    shouldStop: @escaping @Sendable () -> Bool = { false }, progress: (Progress) -> Void = { _ in }
  ) async -> CampaignResult<R.Tally> {
    var collector = ResultCollector(harness)
    await withTaskGroup(of: Chunk<R.Tally>.self) { group in
      var next = 0
      func addWork() {
        guard UInt64(next) * chunkSize < count else { return }
        let number = next
        group.addTask { play(number, shouldStop: shouldStop) }
        next += 1
      }
      for _ in 0..<jobs { addWork() }
      while let chunk = await group.next() {
        collector.take(chunk)
        progress(collector.progress)
        if !collector.isClosing { addWork() }
      }
    }
    return collector.result
  }
}
