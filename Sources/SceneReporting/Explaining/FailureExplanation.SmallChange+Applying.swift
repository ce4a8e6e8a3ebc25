package import SceneLifecycle

extension FailureExplanation.SmallChange {
  /// Returns a history with the change.
  package func applied(to scenario: Scenario) -> Scenario {
    var changed = scenario
    switch self {
    case .usual(let choice, let place):
      if let rank = changed.entries[place].choices.firstIndex(of: choice) {
        changed.entries[place].choices.remove(at: rank)
      }
    case .scene(let slot, let place):
      changed.entries[place].event.scene = UInt8(truncatingIfNeeded: slot)
    case .exchange(let place): changed.entries.swapAt(place, place + 1)
    case .replacement(let event, let place): changed.entries[place].event = event
    case .omission(let place): changed.entries.remove(at: place)
    }
    return changed
  }

  /// Indices in the changed history of the events that it is about.
  package var touched: [Int] {
    switch self {
    case .usual(_, let place), .scene(_, let place), .replacement(_, let place): [place]
    case .exchange(let place): [place, place + 1]
    case .omission: []
    }
  }

  /// How much it changes: UIKit's answer, the scene, the order, the event, the number of events.
  package var weight: Int {
    switch self {
    case .usual: 0
    case .scene: 1
    case .exchange: 2
    case .replacement: 3
    case .omission: 4
    }
  }
}
