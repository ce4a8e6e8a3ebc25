public import SceneGeneration
public import SceneLifecycle

/// Plays campaigns on an engine of one's own, judged by a monitor of one's own.
///
/// The loop is compiled where the fuzzer is made: there the compiler knows the engine and the monitor,
/// so nothing in the loop is dispatched at run time. One indirect call is made for a case or two.
public struct EngineFuzzer<E: Engine & Sendable, M: Monitor & Sendable>: Sendable {
  /// Plays a generated case to its end.
  @usableFromInline
  typealias CaseLoop = @Sendable (inout Player<E, M>, inout Schedule) -> Outcome

  /// Plays two generated cases to their ends, in turns.
  @usableFromInline
  typealias PairLoop =
    @Sendable (
      inout Player<E, M>, inout Schedule, inout Player<E, M>, inout Schedule
    ) -> (Outcome, Outcome)

  let harness: CustomHarness<E, M>

  /// Creates a fuzzer.
  ///
  /// Several copies play at the same time, even with one job, so they must not share an object. Where
  /// the engine or the monitor itself is one, cases are played one by one, in one job.
  ///
  /// - Parameters:
  ///   - engine: What plays; each case starts from a copy that is reset.
  ///   - monitor: What judges; likewise.
  @inlinable
  public init(_ engine: E, _ monitor: M) {
    self.init(
      engine, monitor,
      playCase: { player, schedule in player.play(&schedule) },
      playPair: { first, firstCase, second, secondCase in
        Player.playInTurns(&first, &firstCase, &second, &secondCase)
      })
  }

  @usableFromInline
  init(
    _ engine: E, _ monitor: M, playCase: @escaping CaseLoop, playPair: @escaping PairLoop
  ) {
    harness = CustomHarness(
      engine: engine, monitor: monitor, playCase: playCase, playPair: playPair)
  }

  /// Plays a campaign.
  ///
  /// - Parameters:
  ///   - campaign: Which cases, and how.
  ///   - shouldStop: Asked before each case or two, on any thread; true ends the campaign.
  public func run(
    _ campaign: EngineCampaign, shouldStop: @escaping @Sendable () -> Bool = { false }
  ) async -> EngineResult {
    result(await whole(campaign).run(shouldStop: shouldStop))
  }

  /// Plays a campaign where the caller is, in one job.
  package func runSerially(_ campaign: EngineCampaign) -> EngineResult {
    result(whole(campaign).runSerially())
  }

  /// Plays one case of a campaign again.
  ///
  /// - Returns: Its events with the unusual choices that were made, up to where it failed.
  public func scenario(_ index: UInt64, of campaign: EngineCampaign) -> Scenario {
    numbered(harness.play(generator(of: campaign), index).scenario)
  }

  /// Plays a written scenario.
  ///
  /// An event that is illegal when its turn comes is left out, and the play goes on.
  ///
  /// - Returns: What broke; empty when everything held.
  public func play(_ scenario: Scenario) -> [Violation] { harness.play(scenario).violations }

  private func whole(_ campaign: EngineCampaign) -> Campaign<CustomHarness<E, M>> {
    var whole = Campaign(
      harness, generator(of: campaign), cases: campaign.end,
      jobs: harness.playsInTurns ? campaign.jobs : 1,
      keepsGoing: campaign.keepsGoing)
    whole.first = campaign.first
    return whole
  }

  private func result(_ result: CampaignResult<Int>) -> EngineResult {
    EngineResult(
      cases: result.activity.cases, events: result.activity.eventCount,
      callbacks: result.activity.callbacks,
      failures: result.findings.map {
        EngineResult.Failure(index: $0.index, violation: $0.violation, count: $0.count)
      },
      fault: result.fault?.fault.sentence)
  }

  /// The world is the engine's own; a platform is named because every scenario has one.
  private static var world: Platform {
    Platform(
      family: .ipad, system: 27, sdk: 27, adoption: .scenes, supportsMultipleWindows: true)
  }

  private func generator(of campaign: EngineCampaign) -> Generator {
    let shape = Shape(
      platform: Self.world, scenes: harness.engine.scenes, length: .events(campaign.events),
      kinds: campaign.kinds, profile: campaign.profile == .uniform ? .uniform : .alternating)
    return Generator(shape: shape, seed: Seed(campaign.seed))
  }
}
