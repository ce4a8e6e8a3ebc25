import SceneGeneration
package import SceneLifecycle
package import ScenePipeline
package import SceneShrinking

/// SLB-1 in the pipeline: the yardstick that its campaigns, shrinking and proofs are measured by.
///
/// Its engine is the same in every world; a platform is named because every scenario has one.
package struct SLB1Harness: CampaignHarness, ExplorableHarness, Sendable {
  /// Compiled here, where engine and checker are known.
  package let loops = CaseLoops<SLB1Engine, SLB1Checker>()
  /// What plays.
  package let engine: SLB1Engine

  /// Nothing is counted but what every campaign counts.
  package struct NoTally: CaseTally {
    /// Adds nothing.
    package mutating func add(_ other: NoTally) {}
  }

  /// Creates the harness of a clean engine, or of one with a bug.
  package init(scenes: Int = 8, bug: SLB1Bug? = nil) {
    engine = SLB1Engine(scenes: scenes, bug: bug)
  }

  /// Puts the engine and its checker together.
  package func player(
    platform: Platform, scenes: Int, quirks: Bool, keeping judge: SLB1Checker?
  ) -> Player<SLB1Engine, SLB1Checker> {
    Player(engine, SLB1Checker())
  }

  /// The tally of nothing.
  package var emptyTally: NoTally { NoTally() }

  /// The engine, whatever the world.
  package func subject(platform: Platform, scenes: Int, quirks: Bool) -> SLB1Engine { engine }

  /// One view: there is nothing to hide.
  package func views(
    of invariant: String, on platform: Platform, scenes: Int, quirks: Bool
  ) -> [View<SLB1Engine, SLB1Checker>] {
    [wholeView(on: platform, scenes: scenes)]
  }
}

extension SLB1Harness {
  /// The options of a campaign.
  ///
  /// - Parameters:
  ///   - seed: What the cases depend on.
  ///   - cases: The first case and the one after the last.
  ///   - events: Events of each case.
  package func options(
    seed: UInt64, _ cases: Range<UInt64>, events: Int = 1_000
  ) -> CampaignOptions {
    let shape = Shape(
      platform: Self.world, scenes: engine.scenes, length: .events(events), kinds: SLB1Event.kinds)
    var options = CampaignOptions(
      Generator(shape: shape, seed: Seed(seed)), cases: cases.upperBound)
    options.first = cases.lowerBound
    return options
  }

  private static var world: Platform {
    Platform(
      family: .ipad, system: 27, sdk: 27, adoption: .scenes, supportsMultipleWindows: true)
  }

  /// A failure that the passes have made small, in the numbers of the common benchmark.
  package struct SmallFailure {
    /// What the passes came to.
    package var shrunk: Shrunk
    /// The failure.
    package var wanted: Signature
    /// How often the engine ran, the first run included.
    package var plays: UInt64
    /// Events that those runs played.
    package var events: UInt64
  }

  /// Makes a failing scenario small, pass by pass; nil when it does not fail.
  package func small(_ scenario: Scenario) -> SmallFailure? {
    guard let wanted = play(scenario).signature else { return nil }
    let repeater = Repeater(self, wanted)
    // The engine has the slots that it has: nothing is gained by a scenario that says less.
    var few = scenario
    few.scenes = 1
    guard let first = repeater.repeats(few) else { return nil }
    let shrunk = Shrinker().shrink(first) { repeater.answer($0) }
    return SmallFailure(
      shrunk: shrunk, wanted: wanted, plays: repeater.activity.cases + 1,
      events: repeater.activity.eventCount + UInt64(first.entries.count))
  }

  /// Searches every shorter history.
  package func proved(_ small: SmallFailure) async -> Counterexample {
    await proved(small.shrunk, keeping: small.wanted, ProofOptions()) { false }
  }
}
