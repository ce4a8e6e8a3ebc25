package import SceneLifecycle

extension FailureExplanation.SmallChange {
  /// Returns a history with the change.
  package func applied(to scenario: Scenario) -> Scenario {
    var changed = scenario
    switch self {
    case .usual(let choice, let position):
      if let rank = changed.entries[position].choices.firstIndex(of: choice) {
        changed.entries[position].choices.remove(at: rank)
      }
    case .scene(let slot, let position):
      changed.entries[position].event.scene = UInt8(truncatingIfNeeded: slot)
    case .exchange(let position): changed.entries.swapAt(position, position + 1)
    case .replacement(let event, let position): changed.entries[position].event = event
    case .omission(let position): changed.entries.remove(at: position)
    }
    return changed
  }

  /// Indices in the changed history of the events that it is about.
  package var touched: [Int] {
    switch self {
    case .usual(_, let position), .scene(_, let position), .replacement(_, let position): [position]
    case .exchange(let position): [position, position + 1]
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
