package import SceneLifecycle
package import ScenePipeline
import SceneExploring
package import SceneShrinking

extension Fuzzer {
  /// Makes a history that shows something as short as it can be, and says what is known of shorter ones.
  ///
  /// Every history with fewer events is searched, its events at any time; where that is too much, those
  /// whose events wait until nothing is pending.
  ///
  /// - Parameters:
  ///   - sight: What the history shows.
  ///   - shrunk: What the passes have left.
  ///   - budget: What each of the two searches may take.
  ///   - shouldStop: Asked now and then; true ends with what is known.
  package func shortest(
    showing sight: Sight, _ shrunk: Shrunk, _ budget: ProofBudget,
    shouldStop: @escaping StopCheck = { false }
  ) async -> Counterexample {
    var found = Counterexample(shrunk: shrunk)
    if shrunk.stop != .finished { return found }
    for arrival in [Bounds.Arrival.anytime, .atRest] {
      let search = SightSearch(sight, below: found.scenario, arrival, budget)
      let answer = await search.answer(shouldStop: shouldStop)
      found.states += answer.states
      switch answer.history {
      case .unknown: continue
      case .history(let entries) where !take(entries, sight, &found): continue
      case .history, .none:
        found.proof = arrival == .anytime ? .shortest : .shortestAtRest
        return found
      }
    }
    return found
  }

  /// Keeps a shorter history, with as few choices as show the same; false when it shows nothing.
  private func take(
    _ entries: [Scenario.Entry], _ sight: Sight, _ found: inout Counterexample
  ) -> Bool {
    var shorter = found.scenario
    shorter.entries = entries
    shorter.scenes = SightSearch.scenes(below: found.scenario)
    let played = play(shorter).scenario
    guard sight.isShown(by: played), played.entries.count <= entries.count else { return false }
    let plain = Shrinker().shrink(played) { candidate -> Scenario? in
      let again = play(candidate).scenario
      return sight.isShown(by: again) ? again : nil
    }
    found.shrunk.scenario = plain.scenario
    found.shrunk.minimality = plain.minimality
    found.shrunk.trials += plain.trials
    return true
  }
}
