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
  package var judgement: Judgement

  /// Creates a fuzzer.
  package init(_ judgement: Judgement = Judgement()) { self.judgement = judgement }

  /// How many cases a campaign plays, and how.
  package struct Order: Sendable {
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

    /// Creates an order.
    package init(_ generator: Generator, cases: UInt64?, jobs: Int = 1, keepsGoing: Bool = false) {
      self.generator = generator
      self.cases = cases
      self.jobs = jobs
      self.keepsGoing = keepsGoing
    }
  }

  /// Plays a campaign.
  ///
  /// - Parameters:
  ///   - order: Which cases, and how.
  ///   - shouldStop: Asked before each case, on any thread; true ends the campaign.
  ///   - progress: Told how far the campaign is, after each row of cases.
  package func run(
    _ order: Order, shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: (Progress) -> Void = { _ in }
  ) async -> CampaignResult<Tally> {
    let rig = self.rig(for: order)
    if let defect = planted(order.generator.shape.defect) {
      return await campaign(DefectRig(rig, defect), order)
        .run(shouldStop: shouldStop, progress: progress)
    }
    return await campaign(rig, order).run(shouldStop: shouldStop, progress: progress)
  }

  /// Plays a campaign and surveys what its cases show; it is a little slower.
  ///
  /// - Parameters:
  ///   - order: Which cases, and how.
  ///   - shouldStop: Asked before each case, on any thread; true ends the campaign.
  ///   - progress: Told how far the campaign is, after each row of cases.
  package func survey(
    _ order: Order, shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: (Progress) -> Void = { _ in }
  ) async -> CampaignResult<Surveyed> {
    let rig = self.rig(for: order)
    if let defect = planted(order.generator.shape.defect) {
      return await campaign(FeatureRig(DefectRig(rig, defect)), order)
        .run(shouldStop: shouldStop, progress: progress)
    }
    return await campaign(FeatureRig(rig), order).run(shouldStop: shouldStop, progress: progress)
  }

  private func rig(for order: Order) -> ContractRig {
    let platform = order.generator.shape.platform
    return ContractRig(
      judgement, platforms: platform.map { [$0] } ?? Platform.all.map(\.platform))
  }

  /// Plays a generated case and keeps everything.
  package func play(_ token: Token) -> Play {
    let generator = Generator(shape: token.shape, seed: token.seed)
    if let defect = planted(token.shape.defect) {
      return DefectRig(ContractRig(judgement), defect).play(generator, token.index)
    }
    return ContractRig(judgement).play(generator, token.index)
  }

  /// Plays a written scenario and keeps everything.
  package func play(_ scenario: Scenario) -> Play {
    if let defect = planted(scenario.defect) {
      return DefectRig(ContractRig(judgement), defect).play(scenario)
    }
    return ContractRig(judgement).play(scenario)
  }

  /// Shrinks a scenario that fails; nil when it does not fail as wanted.
  package func shrink(
    _ scenario: Scenario, keeping signature: Signature? = nil,
    shouldStop: @escaping () -> Bool = { false }
  ) -> Shrunk? {
    if let defect = planted(scenario.defect) {
      return DefectRig(ContractRig(judgement), defect)
        .shrink(scenario, keeping: signature, shouldStop: shouldStop)
    }
    return ContractRig(judgement).shrink(scenario, keeping: signature, shouldStop: shouldStop)
  }

  /// Makes a scenario that fails as short as it can be; nil when it does not fail as wanted.
  ///
  /// A failure that does not bind here is judged by itself.
  package func counterexample(
    of scenario: Scenario, keeping signature: Signature? = nil, platforms: [Platform] = [],
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) async -> Counterexample? {
    guard let wanted = signature ?? play(scenario).signature else { return nil }
    for judgement in [judgement, Judgement(only: [wanted.invariant], softFails: true)] {
      let rig = ContractRig(judgement)
      let found =
        if let defect = planted(scenario.defect) {
          await DefectRig(rig, defect).counterexample(
            of: scenario, keeping: wanted, platforms: platforms, shouldStop: shouldStop)
        } else {
          await rig.counterexample(
            of: scenario, keeping: wanted, platforms: platforms, shouldStop: shouldStop)
        }
      if let found { return found }
    }
    return nil
  }

  private func campaign<R: Rig & Sendable>(_ rig: R, _ order: Order) -> Campaign<R> {
    var campaign = Campaign(
      rig, order.generator, cases: order.cases, jobs: order.jobs, keepsGoing: order.keepsGoing)
    campaign.first = order.first
    campaign.step = order.step
    return campaign
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
