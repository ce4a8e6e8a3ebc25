import SceneLifecycle

/// A scenario of events without choices.
func scenario(_ events: [Event], scenes: Int = 8) -> Scenario {
  Scenario(
    platform: Platform.all[0].platform, scenes: scenes, entries: events.map { Scenario.Entry($0) })
}

/// So many touches of four scenes in turn.
func touches(_ count: Int) -> [Event] {
  (0..<count).map { Event(.touch, scene: 1 + $0 % 4) }
}

extension Scenario {
  /// The kinds of the events in order.
  var kinds: [EventKind] { entries.map(\.event.kind) }

  /// The scenario without the events at some places.
  func leavingOut(_ positions: Int...) -> Scenario {
    var fewer = self
    for index in positions.sorted(by: >) { fewer.entries.remove(at: index) }
    return fewer
  }
}
