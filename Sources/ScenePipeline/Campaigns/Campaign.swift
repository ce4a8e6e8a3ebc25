/// Many cases of one seed and shape, on any number of jobs.
package struct Campaign<H: CampaignHarness> {
  /// What plays and judges each case.
  package var harness: H
  /// Which cases, and how.
  package var options: CampaignOptions

  package init(_ harness: H, _ options: CampaignOptions) {
    self.harness = harness
    self.options = options
  }

  /// Plays the cases in one job, where the caller is: an app need not be `Sendable`.
  ///
  /// - Parameters:
  ///   - shouldStop: Asked before each case or two; true ends the campaign.
  ///   - isEnough: Gets the result up to now, after each row of cases; true ends the campaign.
  ///   - progress: Gets how far the campaign is, after each row of cases.
  package func runSerially(
    shouldStop: () -> Bool = { false },
    isEnough: (CampaignResult<H.Tally>) -> Bool = { _ in false },
    progress: (Progress) -> Void = { _ in }
  ) -> CampaignResult<H.Tally> {
    var collector = ResultCollector(harness)
    var number = 0
    while !collector.isClosing, UInt64(number) * options.rowSize < options.count {
      collector.take(play(number, shouldStop: shouldStop))
      progress(collector.progress)
      if isEnough(collector.result) { break }
      number += 1
    }
    return collector.result
  }
}

extension Campaign: Sendable where H: Sendable {}

extension Campaign where H: Sendable {
  /// Plays the cases.
  ///
  /// - Parameters:
  ///   - shouldStop: Asked before each case or two, on any thread; true ends the campaign.
  ///   - progress: Gets how far the campaign is, after each row of cases.
  package func run(
    shouldStop: @escaping @Sendable () -> Bool = { false }, progress: (Progress) -> Void = { _ in }
  ) async -> CampaignResult<H.Tally> {
    var collector = ResultCollector(harness)
    await withTaskGroup(of: CaseRow<H.Tally>.self) { group in
      var next = 0
      func addWork() {
        guard UInt64(next) * options.rowSize < options.count else { return }
        let number = next
        group.addTask { play(number, shouldStop: shouldStop) }
        next += 1
      }
      for _ in 0..<options.jobs { addWork() }
      while let row = await group.next() {
        collector.take(row)
        progress(collector.progress)
        if !collector.isClosing { addWork() }
      }
    }
    return collector.result
  }
}

extension CampaignHarness {
  /// Plays a campaign in one job, where the caller is.
  package func runSerially(
    _ options: CampaignOptions, shouldStop: () -> Bool = { false },
    progress: (Progress) -> Void = { _ in }
  ) -> CampaignResult<Tally> {
    Campaign(self, options).runSerially(shouldStop: shouldStop, progress: progress)
  }
}

extension CampaignHarness where Self: Sendable {
  /// Plays a campaign on as many jobs as its options say.
  package func run(
    _ options: CampaignOptions, shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: (Progress) -> Void = { _ in }
  ) async -> CampaignResult<Tally> {
    await Campaign(self, options).run(shouldStop: shouldStop, progress: progress)
  }
}
