package import SceneLifecycle
package import SceneShrinking

/// Says whether scenarios fail in the same way, on one player as long as the world stays the same.
package final class Repeater<H: Harness> {
  private let harness: SingleFailureHarness<H>
  private let play: CaseLoops<H.Subject, H.Judge>.Narrowed
  private let keepsCallbacks: Bool
  /// The callbacks that the app hears in histories that do not count.
  private var known: [FailureTrace] = []
  private var world: Scenario?
  private var player: SingleFailureHarness<H>.HarnessPlayer?

  /// Prepares plays of a harness, each judged by one failure.
  ///
  /// - Parameters:
  ///   - harness: What plays.
  ///   - wanted: The failure.
  ///   - known: Histories that fail so; what one of them explains does not count as the failure.
  package init(_ harness: H, _ wanted: Signature, besides known: [Scenario] = []) {
    self.harness = SingleFailureHarness(whole: harness, wanted: wanted)
    play = harness.loops.narrowed
    keepsCallbacks = !known.isEmpty
    let traces = known.compactMap { history in
      repeats(history.numbering(as: harness.names)) == nil ? nil : trace
    }
    self.known = traces
  }

  private var trace: FailureTrace? {
    guard let player, let broken else { return nil }
    return FailureTrace(player.tape, broken)
  }

  /// The numbers of plays in the present world.
  package var activity: Activity { player?.activity ?? Activity() }

  /// The violation of the last play, with the wanted signature; nil when there was none.
  package var broken: Violation? { player?.monitor.violations.first }

  /// Plays a scenario; returns what was really played if it fails as wanted.
  package func repeats(_ scenario: Scenario) -> Scenario? {
    let answer = answer(scenario)
    return answer.ending == .same ? answer.played : nil
  }

  /// Plays a scenario and says what that showed.
  package func answer(_ scenario: Scenario) -> TrialResult {
    prepare(scenario)
    guard let outcome = player?.played({ play(&$0, scenario) }), let player else {
      return TrialResult(.held)
    }
    var played = scenario
    played.entries = player.tape.entries
    let broken = outcome == .broken ? player.monitor.violations.first : player.monitor.other
    played.violates = broken?.invariant
    guard let broken else {
      let isFaulty = outcome != .held
      return TrialResult(.held, played: isFaulty ? nil : played, skipped: player.tape.skipped)
    }
    if !known.isEmpty, let trace, known.contains(where: { $0.explains(trace) }) {
      return TrialResult(.held, played: played, skipped: player.tape.skipped)
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
    player?.tapesCallbacks = keepsCallbacks
  }
}

extension Player {
  /// Lends the player to a loop, in place.
  fileprivate mutating func played(_ loop: (inout Player) -> Outcome) -> Outcome { loop(&self) }
}
