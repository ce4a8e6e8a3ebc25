package import SceneInvariants
package import SceneLifecycle

/// What the cases of an epoch show, the blind ones by themselves.
package struct Guided: Sendable {
  /// What was put to the test, and what the blind cases show.
  package var surveyed = Surveyed()
  /// What all cases show.
  var shown = Survey()
}

/// A harness that surveys blind cases, and notes what the others show beside.
package struct GuidedRig<Whole: Harness>: Harness
where Whole.Subject: MomentTelling, Whole.Judge == InvariantSuite, Whole.Tally == Tally {
  /// The harness that surveys.
  let features: CoverageHarness<Whole>

  /// The count of nothing.
  package var emptyTally: Guided { Guided() }

  /// Makes the engine of a world, with a note of what its case shows.
  package func subject(
    platform: Platform, scenes: Int, quirks: Bool
  ) -> FeatureCollector<Whole.Subject> {
    features.subject(platform: platform, scenes: scenes, quirks: quirks)
  }

  /// Makes the monitor of a world.
  package func judge(platform: Platform) -> InvariantSuite { features.judge(platform: platform) }

  /// Adds nothing: every case has been added when it ended.
  package func collect(_ judge: InvariantSuite, into tally: inout Guided) {}

  /// Says what blind cases say.
  package func watch(_ tally: Guided, into progress: inout Progress) {
    features.watch(tally.surveyed, into: &progress)
  }

  /// Adds what was counted elsewhere.
  package func merge(_ other: Guided, into tally: inout Guided) {
    tally.surveyed.add(other.surveyed)
    tally.shown.add(other.shown)
  }

  /// Adds what a case shows, and what its judge has counted.
  package func note(
    _ player: inout Player<FeatureCollector<Whole.Subject>, InvariantSuite>, case index: UInt64,
    into tally: inout Guided
  ) {
    tally.shown.note(player.engine.moments, player.engine.events, case: index)
    features.note(&player, case: index, into: &tally.surveyed)
  }
}

extension GuidedRig: Sendable where Whole: Sendable {}
