package import SceneLifecycle
package import SceneShrinking

extension Harness {
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
    guard let wanted = signature ?? play(scenario).signature else { return nil }
    let repeater = Repeater(self, wanted)
    // While it is made smaller, the scenario numbers the app's actions as the harness does.
    guard let first = repeater.repeats(scenario.numberingActions(as: actions)) else { return nil }
    var shrunk = shrinker.shrink(first, shouldStop: shouldStop) { repeater.answer($0) }
    shrunk.scenario.numberActions()
    for place in shrunk.others.indices { shrunk.others[place].numberActions() }
    return shrunk
  }
}

/// Says whether scenarios fail in the same way, on one player as long as the world stays the same.
final class Repeater<R: Harness> {
  private let harness: SingleFailureHarness<R>
  private var world: Scenario?
  private var player: SingleFailureHarness<R>.HarnessPlayer?

  init(_ harness: R, _ wanted: Signature) {
    self.harness = SingleFailureHarness(whole: harness, wanted: wanted)
  }

  /// What was played in the present world.
  var activity: Activity { player?.activity ?? Activity() }

  /// What broke in the last play as wanted; nil when nothing did.
  var broken: Violation? { player?.monitor.violations.first }

  /// Plays a scenario; returns what was really played if it fails as wanted.
  func repeats(_ scenario: Scenario) -> Scenario? {
    let answer = answer(scenario)
    return answer.ending == .same ? answer.played : nil
  }

  /// Plays a scenario and says what that showed.
  func answer(_ scenario: Scenario) -> TrialResult {
    prepare(scenario)
    guard let outcome = player?.play(scenario), let player else { return TrialResult(.held) }
    var played = scenario
    played.entries = player.tape.entries
    let broken = outcome == .broken ? player.monitor.violations.first : player.monitor.other
    played.violates = broken?.invariant
    guard let broken else {
      let isFaulty = outcome != .held
      return TrialResult(.held, played: isFaulty ? nil : played, skipped: player.tape.skipped)
    }
    return TrialResult(
      outcome == .broken ? .same : .other(Signature(broken).name), played: played,
      skipped: player.tape.skipped, states: player.tape.states)
  }

  /// Makes a player for another world; the invariants stay those of the platform.
  private func prepare(_ scenario: Scenario) {
    var empty = scenario
    empty.entries = []
    empty.violates = nil
    if world == empty { return }
    let isKnown = world?.platform == scenario.platform
    let judge = isKnown ? player?.monitor : nil
    world = empty
    player = harness.player(
      platform: scenario.platform, scenes: scenario.scenes, quirks: scenario.quirks,
      keeping: judge)
    player?.tapesEvents = true
    player?.tapesStates = true
  }
}
