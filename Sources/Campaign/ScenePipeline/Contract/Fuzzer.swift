import SceneDefects
package import SceneGeneration
package import SceneInvariants
package import SceneLifecycle
package import SceneReporting
package import SceneShrinking

/// UIKit's contract in the pipeline: campaigns, plays, shrinking, with or without a planted defect.
package struct Fuzzer: Sendable {
  /// Which invariants are checked, and which of them fail a case.
  package var judgement: InvariantSelection

  package init(_ judgement: InvariantSelection = InvariantSelection()) {
    self.judgement = judgement
  }

  /// The one place that decides whether a defect is planted.
  ///
  /// - Parameters:
  ///   - defect: Identifier of the defect, which was checked when it was read; nil for none.
  ///   - platforms: Worlds for which the invariants are compiled now, and not for each case.
  package func kind(for defect: String?, platforms: [Platform] = []) -> ContractKind {
    let contract = ContractHarness(judgement, platforms: platforms)
    guard let defect else { return .sound(contract) }
    return .planted(DefectHarness(contract, Defect.known(defect)))
  }

  /// The harness of a campaign, with the invariants compiled for all of its platforms.
  package func kind(for options: CampaignOptions) -> ContractKind {
    let shape = options.generator.shape
    return kind(
      for: shape.defect, platforms: shape.platform.map { [$0] } ?? Platform.all.map(\.platform))
  }

  /// The harness with the defect of an identifier, or without one.
  func harness(for defect: String?) -> any ContractPlaying { kind(for: defect).harness }

  /// Plays a campaign.
  ///
  /// - Parameters:
  ///   - options: Which cases, and how.
  ///   - shouldStop: Asked before each case, on any thread; true ends the campaign.
  ///   - found: Gets each way of failing when it is first met, in the order of the cases.
  ///   - progress: Gets how far the campaign is, after each row of cases.
  package func run(
    _ options: CampaignOptions, shouldStop: @escaping StopCheck = { false },
    found: (inout Finding) -> Void = { _ in }, progress: (Progress) -> Void = { _ in }
  ) async -> CampaignResult<Tally> {
    await kind(for: options).harness.run(
      options, shouldStop: shouldStop, found: found, progress: progress)
  }

  /// Plays a campaign on one job, where the caller is.
  package func runSerially(_ options: CampaignOptions) -> CampaignResult<Tally> {
    kind(for: options).harness.runSerially(options)
  }

  /// Plays a generated case and keeps everything.
  package func play(_ token: Token) -> Play {
    harness(for: token.shape.defect)
      .play(Generator(shape: token.shape, seed: token.seed), token.index)
  }

  /// Plays a written scenario and keeps everything.
  package func play(_ scenario: Scenario) -> Play {
    harness(for: scenario.defect).play(scenario)
  }

  /// Plays a counterexample so that its own failure is reported, not one that comes before it.
  package func play(_ scenario: Scenario, reporting wanted: Signature) -> Play {
    let play = play(scenario)
    return play.signature == wanted ? play : judging(only: wanted.invariant).play(scenario)
  }

  /// The fuzzer that checks one invariant and fails by it, whatever its kind.
  package func judging(only invariant: String) -> Fuzzer {
    Fuzzer(InvariantSelection(only: [invariant], softFails: true))
  }

  /// Shrinks a scenario that fails; nil when it does not fail as wanted.
  package func shrink(
    _ scenario: Scenario, keeping signature: Signature? = nil,
    shouldStop: @escaping () -> Bool = { false }
  ) -> Shrunk? {
    harness(for: scenario.defect).shrink(scenario, keeping: signature, shouldStop: shouldStop)
  }

  /// Makes a scenario that fails as short as it can be; nil when it does not fail as wanted.
  ///
  /// A failure that does not bind here is judged by itself.
  package func counterexample(
    of scenario: Scenario, keeping signature: Signature? = nil,
    _ proof: ProofOptions = ProofOptions(),
    shouldStop: @escaping StopCheck = { false }
  ) async -> Counterexample? {
    guard let wanted = signature ?? play(scenario).signature else { return nil }
    for fuzzer in [self, judging(only: wanted.invariant)] {
      let found = await fuzzer.harness(for: scenario.defect)
        .counterexample(of: scenario, keeping: wanted, proof, shouldStop: shouldStop)
      if let found { return found }
    }
    return nil
  }

  /// Makes what the passes have left as short as it can be, unless it stays longer than a limit.
  ///
  /// Searches with this judgement that are known already are asked first, and a new one is added.
  package func proved(
    _ shrunk: Shrunk, keeping wanted: Signature, _ proof: ProofOptions = ProofOptions(),
    shouldStop: @escaping StopCheck = { false }
  ) async -> Counterexample {
    await harness(for: shrunk.scenario.defect)
      .proved(shrunk, keeping: wanted, proof, shouldStop: shouldStop)
  }

  /// Says what each event of a failing history is for; nil when it does not fail at all.
  ///
  /// - Parameters:
  ///   - scenario: A history that fails.
  ///   - shouldStop: Asked before each play; true ends the search with what is known.
  package func explain(
    _ scenario: Scenario, shouldStop: @escaping () -> Bool = { false }
  ) -> FailureExplanation? {
    harness(for: scenario.defect).explain(scenario, shouldStop: shouldStop)
  }
}

extension Defect {
  /// The defect with an identifier that was checked when it was read.
  fileprivate static func known(_ id: String) -> Defect {
    guard let defect = Defect.named(id) else {
      preconditionFailure("'\(id)' is no defect; it is looked up before anything is played")
    }
    return defect
  }
}
