package import SceneLifecycle
package import SceneShrinking

extension Harness {
  /// Shrinks a scenario that fails; nil when it does not fail at all.
  ///
  /// - Parameters:
  ///   - scenario: What is made smaller.
  ///   - signature: The failure to keep; nil for the one that the scenario shows.
  ///   - kinds: The kinds of event that it may have then; nil for any.
  ///   - shrinker: What makes it smaller; another one in tests.
  ///   - shouldStop: Asked before each play; true ends the search with the best one known.
  package func shrink(
    _ scenario: Scenario, keeping signature: Signature? = nil, among kinds: Set<EventKind>? = nil,
    shrinker: Shrinker = Shrinker(), shouldStop: @escaping () -> Bool = { false }
  ) -> Shrunk? {
    guard let wanted = signature ?? play(scenario).signature else { return nil }
    let repeater = Repeater(self, wanted)
    // While it is made smaller, the scenario has the numbers of the harness for the app's names.
    guard let first = repeater.repeats(scenario.numbering(as: names)) else { return nil }
    var shrunk = shrinker.shrink(first, shouldStop: shouldStop) { candidate in
      candidate.isMade(of: kinds) ? repeater.answer(candidate) : TrialResult(.held)
    }
    shrunk.scenario.numberNames()
    for position in shrunk.others.indices { shrunk.others[position].numberNames() }
    return shrunk
  }

  /// Whether a scenario fails in a way, whatever else breaks on the way there.
  package func fails(_ scenario: Scenario, as wanted: Signature) -> Bool {
    Repeater(self, wanted).repeats(scenario.numbering(as: names)) != nil
  }
}

extension Scenario {
  /// Whether all events are of some kinds; nil for any.
  package func isMade(of kinds: Set<EventKind>?) -> Bool {
    guard let kinds else { return true }
    return entries.allSatisfy { kinds.contains($0.event.kind) }
  }
}
