package import SceneInvariants
package import SceneLifecycle
package import ScenePipeline

/// A harness that surveys what its cases show.
package struct CoverageHarness<Whole: CampaignHarness>: CampaignHarness
where Whole.Subject: CoverageEngine, Whole.Judge == InvariantSuite, Whole.Tally == Tally {
  /// Compiled where the harness is made: there the engine is known.
  package let loops: CaseLoops<FeatureCollector<Whole.Subject>, InvariantSuite>

  private let whole: Whole
  private let countsTriples: Bool

  /// Surveys the cases of a harness.
  ///
  /// - Parameters:
  ///   - whole: The harness.
  ///   - countsTriples: Whether three events in a row are counted.
  @inline(__always)
  package init(_ whole: Whole, countsTriples: Bool = true) {
    self.whole = whole
    self.countsTriples = countsTriples
    loops = CaseLoops()
  }

  /// The count of nothing.
  package var emptyTally: Surveyed { Surveyed(countsTriples: countsTriples) }

  /// Puts an engine that notes what its case shows together with the monitor of its world.
  package func player(
    platform: Platform, scenes: Int, quirks: Bool, keeping judge: InvariantSuite?
  ) -> Player<FeatureCollector<Whole.Subject>, InvariantSuite> {
    let player = whole.player(platform: platform, scenes: scenes, quirks: quirks, keeping: judge)
    return Player(FeatureCollector(player.engine), player.monitor)
  }

  /// Writes down which required situations were reached, and how likely something new is.
  package func watch(_ tally: Surveyed, into progress: inout Progress) {
    whole.watch(tally.tally, into: &progress)
    progress.newness = DiscoveryEstimate(tally.survey.moments, cases: tally.survey.cases).newness
  }

  /// Adds what a case shows, and what its judge has counted.
  package func note(
    _ player: inout Player<FeatureCollector<Whole.Subject>, InvariantSuite>, case index: UInt64,
    into tally: inout Surveyed
  ) {
    let counts = player.monitor.tally
    player.monitor.clearTally()
    tally.tally.add(counts)
    tally.survey.cases += 1
    tally.survey.note(player.engine.moments, player.engine.events, case: index)
    for (position, invariant) in Contract.required.enumerated()
    where (counts[invariant.id]?.exercised ?? 0) > 0 {
      tally.survey.situations[position] += 1
    }
  }
}

extension Survey {
  /// Adds what one case shows.
  mutating func note(_ seen: CoveragePointSet, _ kinds: [EventKind], case index: UInt64) {
    seen.forEachPosition { moments.note($0, in: index) }
    for kind in EventSet(of: kinds) { events[kind.number] += 1 }
    guard kinds.count > 2, triples.room > 0 else { return }
    var codes: [Int] = []
    codes.reserveCapacity(kinds.count)
    for position in 2..<kinds.count {
      codes.append(Self.triple(kinds[position - 2], kinds[position - 1], kinds[position]))
    }
    codes.sort()
    for position in codes.indices where position == 0 || codes[position] != codes[position - 1] {
      triples.note(codes[position], in: index)
    }
  }
}

extension CoverageHarness: Sendable where Whole: Sendable {}
