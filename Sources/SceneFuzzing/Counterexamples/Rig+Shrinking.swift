package import SceneLifecycle
package import SceneShrinking

extension Rig {
  /// Shrinks a scenario that fails; nil when it does not fail at all.
  ///
  /// - Parameters:
  ///   - scenario: What is made smaller.
  ///   - signature: The failure to keep; nil for the one that the scenario shows.
  ///   - shrinker: What makes it smaller; another one in tests.
  ///   - shouldStop: Asked before each play; true ends the search with the best one known.
  package func shrink(
    _ scenario: Scenario, keeping signature: Signature? = nil,
    shrinker: Shrinker = Shrinker(), shouldStop: @escaping () -> Bool = { false }
  ) -> Shrunk? {
    let first = play(scenario)
    guard let wanted = signature ?? first.signature, first.signature == wanted else { return nil }
    let repeater = Repeater(self, wanted)
    return shrinker.shrink(first.scenario, shouldStop: shouldStop) { candidate in
      repeater.repeats(candidate)
    }
  }
}

/// Says whether scenarios fail in the same way, on one player as long as the world stays the same.
final class Repeater<R: Rig> {
  private let rig: R
  private let wanted: Signature
  private var world: Scenario?
  private var player: R.RigPlayer?

  init(_ rig: R, _ wanted: Signature) {
    self.rig = rig
    self.wanted = wanted
  }

  /// Returns what was really played when the scenario fails in the same way.
  func repeats(_ scenario: Scenario) -> Scenario? {
    prepare(scenario)
    guard player?.play(scenario) == .broken,
      let violation = player?.monitor.violations.first, Signature(violation) == wanted
    else { return nil }
    var played = scenario
    played.entries = player?.tape.entries ?? []
    played.violates = wanted.invariant
    return played
  }

  private func prepare(_ scenario: Scenario) {
    var empty = scenario
    empty.entries = []
    if world == empty { return }
    world = empty
    player = rig.player(
      platform: scenario.platform, scenes: scenario.scenes, quirks: scenario.quirks)
    player?.tapesEvents = true
  }
}
