import SceneLifecycle

extension Player {
  /// Plays a written scenario and notes what would have been legal in the place of each event.
  ///
  /// - Returns: For each event, until something breaks, the slots that each kind is legal for.
  mutating func accepted(in scenario: Scenario) -> [[SceneSet]] {
    var accepted: [[SceneSet]] = []
    reset()
    choiceSource.source = .written
    choiceSource.allowsQuirks = scenario.quirks
    choiceSource.open([])
    for entry in scenario.entries {
      if wait(entry.event.delay) != nil { break }
      accepted.append(EventKind.allCases.map { engine.accepting($0) })
      _ = begin(entry)
    }
    return accepted
  }
}
