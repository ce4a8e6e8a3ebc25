package import SceneLifecycle

/// Many cases of one seed and shape, on any number of jobs.
package struct Campaign<H: CampaignHarness> {
  /// The harness that plays and judges each case.
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
  ///   - shouldStop: Asked before each case; true ends the campaign.
  ///   - isEnough: Gets the result up to now, after each batch of cases; true ends the campaign.
  package func runSerially(
    shouldStop: () -> Bool = { false },
    isEnough: (CampaignResult<H.Tally>) -> Bool = { _ in false }
  ) -> CampaignResult<H.Tally> {
    var player = SerialPlayer(self)
    return options.play(asking: &player, shouldStop: shouldStop, isEnough: isEnough)
  }
}

/// The players of this process, where the caller is: one batch after the other.
struct SerialPlayer<H: CampaignHarness>: BatchPlayer {
  let campaign: Campaign<H>
  private var next: Int?

  init(_ campaign: Campaign<H>) { self.campaign = campaign }

  var emptyTally: H.Tally { campaign.harness.emptyTally }
  var isBusy: Bool { next != nil }

  mutating func begin(_ batch: Int) -> Bool {
    if next != nil { return false }
    next = batch
    return true
  }

  mutating func ended(unless shouldStop: () -> Bool) -> [CaseBatch<H.Tally>]? {
    guard let batch = next else { return [] }
    next = nil
    return [campaign.play(batch, shouldStop: shouldStop)]
  }

  func watch(_ result: CampaignResult<H.Tally>, into progress: inout Progress) {
    campaign.harness.watch(result.tally, into: &progress)
  }
}

extension CampaignOptions {
  /// Plays the cases by asking a player for batches.
  ///
  /// - Parameters:
  ///   - player: What plays them.
  ///   - shouldStop: Whether no more batches are begun.
  ///   - isEnough: Gets the result up to now, after batches of cases; true ends the campaign.
  ///   - progress: Shows how far the campaign is, also while batches are under way; what it gets works
  ///     that out.
  package func play<P: BatchPlayer>(
    asking player: inout P, shouldStop: () -> Bool = { false },
    isEnough: (CampaignResult<P.Tally>) -> Bool = { _ in false },
    progress: (() -> Progress) -> Void = { _ in }
  ) throws(P.Problem) -> CampaignResult<P.Tally> {
    var collector = ResultCollector(player.emptyTally)
    var next = 0
    while !collector.isClosed, !isEnough(collector.result) {
      if shouldStop() { collector.stop() }
      while !collector.isClosing, UInt64(next) * batchSize < count, try player.begin(next) {
        next += 1
      }
      if !player.isBusy {
        try player.met(collector.take(late: try player.late()), in: &collector.result)
        break
      }
      guard let batches = try player.ended(unless: shouldStop) else {
        try player.met(collector.takeWaiting(), in: &collector.result)
        break
      }
      for batch in batches { try player.met(collector.take(batch), in: &collector.result) }
      progress { collector.progress(by: player) }
    }
    return collector.result
  }
}

extension Campaign: Sendable where H: Sendable {}

extension Campaign where H: Sendable {
  /// Plays the cases.
  ///
  /// - Parameters:
  ///   - shouldStop: Asked before each case, on any thread; true ends the campaign.
  ///   - found: Gets each way of failing when it is first met, in the order of the cases.
  ///   - progress: Gets how far the campaign is, after each batch of cases.
  package func run(
    shouldStop: @escaping StopCheck = { false },
    found: (inout Finding) -> Void = { _ in }, progress: (Progress) -> Void = { _ in }
  ) async -> CampaignResult<H.Tally> {
    var collector = ResultCollector(harness.emptyTally)
    await withTaskGroup(of: CaseBatch<H.Tally>.self) { group in
      var next = 0
      func addWork() {
        guard UInt64(next) * options.batchSize < options.count else { return }
        let number = next
        group.addTask { play(number, shouldStop: shouldStop) }
        next += 1
      }
      for _ in 0..<options.jobs { addWork() }
      while let batch = await group.next() {
        for index in collector.take(batch) { found(&collector.result.findings[index]) }
        progress(collector.progress(by: SerialPlayer(self)))
        if !collector.isClosing { addWork() }
      }
    }
    return collector.result
  }
}

extension CampaignHarness {
  /// Plays a campaign in one job, where the caller is.
  package func runSerially(_ options: CampaignOptions) -> CampaignResult<Tally> {
    Campaign(self, options).runSerially()
  }
}

extension CampaignHarness where Self: Sendable {
  /// Plays a campaign on as many jobs as its options say.
  package func run(
    _ options: CampaignOptions, shouldStop: @escaping StopCheck = { false },
    found: (inout Finding) -> Void = { _ in }, progress: (Progress) -> Void = { _ in }
  ) async -> CampaignResult<Tally> {
    await Campaign(self, options).run(shouldStop: shouldStop, found: found, progress: progress)
  }
}
