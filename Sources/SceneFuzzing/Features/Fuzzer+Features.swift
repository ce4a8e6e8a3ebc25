import SceneInvariants
package import SceneLifecycle

extension Fuzzer {
  /// What a written scenario shows: moments, three events in a row, answers, what is put to the test.
  ///
  /// - Returns: Numbers of features, rising.
  package func features(of scenario: Scenario) -> [Int] {
    if let defect = planted(scenario.defect) {
      return CoverageHarness(DefectHarness(ContractHarness(judgement), defect)).features(
        of: scenario)
    }
    return CoverageHarness(ContractHarness(judgement)).features(of: scenario)
  }
}

extension CoverageHarness {
  /// Plays a scenario and returns what it shows.
  func features(of scenario: Scenario) -> [Int] {
    var player = player(
      platform: scenario.platform, scenes: scenario.scenes, quirks: scenario.quirks)
    _ = player.play(scenario)
    var features: [Int] = []
    player.engine.moments.forEachPlace { features.append($0) }
    var base = CoveragePointSet.room
    let kinds = player.engine.events
    for place in kinds.indices.dropFirst(2) {
      features.append(base + Survey.triple(kinds[place - 2], kinds[place - 1], kinds[place]))
    }
    base += Survey.tripleRoom
    for (place, count) in player.choiceSource.counts.enumerated() where count > 0 {
      features.append(base + place)
    }
    base += player.choiceSource.counts.count
    let tally = player.monitor.tally
    for (place, invariant) in Contract.all.enumerated()
    where (tally[invariant.id]?.exercised ?? 0) > 0 {
      features.append(base + place)
    }
    return Set(features).sorted()
  }
}
