import SceneInvariants
import SceneLifecycle
import ScenePipeline

extension CoverageHarness {
  /// Plays a scenario and returns what it shows.
  func features(of scenario: Scenario) -> [Int] {
    var player = player(
      platform: scenario.platform, scenes: scenario.scenes, quirks: scenario.quirks)
    _ = loops.written(&player, scenario)
    var features: [Int] = []
    player.engine.moments.forEachPosition { features.append($0) }
    var base = CoveragePointSet.room
    let kinds = player.engine.events
    for number in kinds.indices.dropFirst(2) {
      features.append(base + Survey.triple(kinds[number - 2], kinds[number - 1], kinds[number]))
    }
    base += Survey.tripleRoom
    for (number, count) in player.choiceSource.counts.enumerated() where count > 0 {
      features.append(base + number)
    }
    base += player.choiceSource.counts.count
    let tally = player.monitor.tally
    for (number, invariant) in Contract.all.enumerated()
    where (tally[invariant.id]?.exercised ?? 0) > 0 {
      features.append(base + number)
    }
    return Set(features).sorted()
  }
}
