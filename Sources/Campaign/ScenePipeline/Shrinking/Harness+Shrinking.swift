package import SceneLifecycle
package import SceneShrinking

extension Harness {
  /// Shrinks a scenario that fails; nil when it does not fail, or known ones explain it.
  ///
  /// - Parameters:
  ///   - scenario: What is made smaller.
  ///   - signature: The failure to keep; nil for the one that the scenario shows.
  ///   - known: Histories that fail so, and explain no result.
  ///   - shrinker: What makes it smaller; another one in tests.
  ///   - shouldStop: Asked before each play; true ends the search with the best one known.
  package func shrink(
    _ scenario: Scenario, keeping signature: Signature? = nil, besides known: [Scenario] = [],
    shrinker: Shrinker = Shrinker(), shouldStop: @escaping () -> Bool = { false }
  ) -> Shrunk? {
    guard let wanted = signature ?? play(scenario).signature else { return nil }
    let repeater = Repeater(self, wanted, besides: known)
    // While it is made smaller, the scenario has the numbers of the harness for the app's names.
    guard let first = repeater.repeats(scenario.numbering(as: names)) else { return nil }
    var shrunk = shrinker.shrink(first, shouldStop: shouldStop) { repeater.answer($0) }
    shrunk.scenario.numberNames()
    for position in shrunk.others.indices { shrunk.others[position].numberNames() }
    return shrunk
  }

  /// Whether a scenario fails in a way, whatever else breaks on the way there.
  package func fails(_ scenario: Scenario, as wanted: Signature) -> Bool {
    Repeater(self, wanted).repeats(scenario.numbering(as: names)) != nil
  }
}
