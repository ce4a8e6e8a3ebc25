import SceneGeneration
import SceneLifecycle

extension CoverageHarness {
  /// Returns a case up to the event at which it has shown all moments that it was the first to show.
  ///
  /// Where it shows no new moment, rows of three events count.
  ///
  /// - Returns: Nil when that is long, or something breaks up to there.
  func beginning(
    of first: KnownFeatures.First, _ generator: Generator, _ guides: Guides
  ) -> Scenario? {
    let start = guides.beginning(of: first.index, generator)
    let drawn = PlannedCase(first.index, generator, after: start)
    let plan = drawn.plan
    var player = player(platform: plan.platform, scenes: plan.scenes, quirks: plan.quirks)
    player.tapesEvents = true
    _ = player.play(drawn, generator)
    guard let end = player.engine.end(of: first), end <= Guides.longest,
      end <= player.tape.entries.count
    else { return nil }
    let scenario = Scenario(
      platform: plan.platform, scenes: plan.scenes, quirks: plan.quirks,
      defect: generator.shape.defect, entries: Array(player.tape.entries.prefix(end)))
    return player.play(scenario) == .held ? scenario : nil
  }
}

extension FeatureCollector {
  /// How many events the case needs to show everything that it was the first to show.
  fileprivate func end(of first: KnownFeatures.First) -> Int? {
    let places =
      first.moments.isEmpty
      ? first.triples.compactMap { code in
        events.indices.dropFirst(2).first {
          Survey.triple(events[$0 - 2], events[$0 - 1], events[$0]) == code
        }
      } : first.moments.compactMap { place in found.firstIndex { $0 == place } }
    return places.max().map { $0 + 1 }
  }
}
