import SceneEngine
package import SceneGeneration
package import SceneInvariants
package import SceneLifecycle
package import SceneShrinking

/// The whole pipeline for UIKit's contract: campaigns, plays, shrinking, with or without a defect.
///
/// Everything here is compiled for the concrete engine and monitor, so that a campaign runs at
/// full speed whoever asks for it.
package struct Fuzzer: Sendable {
  /// Which invariants are checked, and which of them fail a case.
  package var judgement: InvariantSelection

  /// Creates a fuzzer.
  package init(_ judgement: InvariantSelection = InvariantSelection()) {
    self.judgement = judgement
  }

  /// Plays a campaign.
  ///
  /// - Parameters:
  ///   - order: Which cases, and how.
  ///   - shouldStop: Asked before each case, on any thread; true ends the campaign.
  ///   - progress: Told how far the campaign is, after each row of cases.
  package func run(
    _ order: CampaignOptions, shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: (Progress) -> Void = { _ in }
  ) async -> CampaignResult<Tally> {
    let harness = self.harness(for: order)
    if let defect = planted(order.generator.shape.defect) {
      return await order.campaign(DefectHarness(harness, defect))
        .run(shouldStop: shouldStop, progress: progress)
    }
    return await order.campaign(harness).run(shouldStop: shouldStop, progress: progress)
  }

  /// Plays a campaign on one job, where the caller is.
  package func runSerially(_ order: CampaignOptions) -> CampaignResult<Tally> {
    let harness = self.harness(for: order)
    if let defect = planted(order.generator.shape.defect) {
      return order.campaign(DefectHarness(harness, defect)).runSerially()
    }
    return order.campaign(harness).runSerially()
  }

  /// Plays a campaign and surveys what its cases show; it is a little slower.
  ///
  /// - Parameters:
  ///   - order: Which cases, and how.
  ///   - countsTriples: Whether three events in a row are counted.
  ///   - shouldStop: Asked before each case, on any thread; true ends the campaign.
  ///   - progress: Told how far the campaign is, after each row of cases.
  package func survey(
    _ order: CampaignOptions, countsTriples: Bool = true,
    shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: (Progress) -> Void = { _ in }
  ) async -> CampaignResult<Surveyed> {
    let harness = self.harness(for: order)
    if let defect = planted(order.generator.shape.defect) {
      let features = CoverageHarness(
        DefectHarness(harness, defect), countsTriples: countsTriples)
      return await order.campaign(features).run(shouldStop: shouldStop, progress: progress)
    }
    let features = CoverageHarness(harness, countsTriples: countsTriples)
    return await order.campaign(features).run(shouldStop: shouldStop, progress: progress)
  }

  func harness(for order: CampaignOptions) -> ContractHarness {
    let platform = order.generator.shape.platform
    return ContractHarness(
      judgement, platforms: platform.map { [$0] } ?? Platform.all.map(\.platform))
  }

  /// Plays a generated case and keeps everything.
  package func play(_ token: Token) -> Play {
    let generator = Generator(shape: token.shape, seed: token.seed)
    if let defect = planted(token.shape.defect) {
      return DefectHarness(ContractHarness(judgement), defect).play(generator, token.index)
    }
    return ContractHarness(judgement).play(generator, token.index)
  }

  /// Plays a written scenario and keeps everything.
  package func play(_ scenario: Scenario) -> Play {
    if let defect = planted(scenario.defect) {
      return DefectHarness(ContractHarness(judgement), defect).play(scenario)
    }
    return ContractHarness(judgement).play(scenario)
  }

  /// Shrinks a scenario that fails; nil when it does not fail as wanted.
  package func shrink(
    _ scenario: Scenario, keeping signature: Signature? = nil,
    shouldStop: @escaping () -> Bool = { false }
  ) -> Shrunk? {
    if let defect = planted(scenario.defect) {
      return DefectHarness(ContractHarness(judgement), defect)
        .shrink(scenario, keeping: signature, shouldStop: shouldStop)
    }
    return ContractHarness(judgement).shrink(scenario, keeping: signature, shouldStop: shouldStop)
  }

  /// Makes a scenario that fails as short as it can be; nil when it does not fail as wanted.
  ///
  /// A failure that does not bind here is judged by itself.
  package func counterexample(
    of scenario: Scenario, keeping signature: Signature? = nil, platforms: [Platform] = [],
    budget: ProofBudget = ProofBudget(), shouldStop: @escaping @Sendable () -> Bool = { false }
  ) async -> Counterexample? {
    guard let wanted = signature ?? play(scenario).signature else { return nil }
    for judgement in [judgement, InvariantSelection(only: [wanted.invariant], softFails: true)] {
      let harness = ContractHarness(judgement)
      let found =
        if let defect = planted(scenario.defect) {
          await DefectHarness(harness, defect).counterexample(
            of: scenario, keeping: wanted, platforms: platforms, budget: budget,
            shouldStop: shouldStop)
        } else {
          await harness.counterexample(
            of: scenario, keeping: wanted, platforms: platforms, budget: budget,
            shouldStop: shouldStop)
        }
      if let found { return found }
    }
    return nil
  }

  /// Makes what the passes have left as short as it can be, unless it stays longer than a limit.
  ///
  /// What is known of searches with this judgement is asked before one is made, and added to.
  package func proved(
    _ shrunk: Shrunk, keeping wanted: Signature, platforms: [Platform] = [],
    known: KnownSearches?, limit: Int = .max,
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) async -> Counterexample {
    let harness = ContractHarness(judgement)
    if let defect = planted(shrunk.scenario.defect) {
      return await DefectHarness(harness, defect).proved(
        shrunk, keeping: wanted, platforms: platforms, known: known, limit: limit,
        shouldStop: shouldStop)
    }
    return await harness.proved(
      shrunk, keeping: wanted, platforms: platforms, known: known, limit: limit,
      shouldStop: shouldStop)
  }

  /// The defect with an identifier that was checked when it was read.
  func planted(_ id: String?) -> Defect? {
    guard let id else { return nil }
    guard let defect = Defect.named(id) else {
      preconditionFailure("a defect is looked up before anything is played")
    }
    return defect
  }
}
