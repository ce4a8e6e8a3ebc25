package import SceneLifecycle

/// How large a part of a campaign's events some kinds have, and what makes it so.
///
/// Every kind of the world's stands in one row: what a campaign is about is read here.
package enum EventShare: Sendable, CaseIterable {
  /// Content that comes to a scene.
  case deliveries
  /// Moves of windows, of the user and of the device, and ends of a process.
  case movements
  /// Occasions that are pending and seldom legal: they are drawn as often as may be.
  case occasions
  /// Ends of a process that leave no history.
  case ends
  /// Events that pass by without a transition.
  case asides
  /// Everything else: requests, displays, cars.
  case others

  /// The kinds of the row.
  package var kinds: EventSet {
    switch self {
    case .deliveries: EventSet(of: EventKind.allCases.filter { $0.group == .payloads })
    case .ends: [.crash, .systemKill, .overrun, .systemTerminate, .reboot] | .installations
    case .occasions: [.reportDiscards, .switcherBack, .returnToApp, .answerCall, .showCar]
    case .asides: Self.passing - EventShare.ends.kinds
    case .movements: Self.moving - EventShare.ends.kinds - EventShare.occasions.kinds - Self.passing
    case .others:
      EventSet.all - EventShare.deliveries.kinds - EventShare.ends.kinds
        - EventShare.occasions.kinds
        - EventShare.asides.kinds - EventShare.movements.kinds
    }
  }

  /// The weight of a kind in the row, from one that was drawn out of 1 … 100.
  func weight(_ drawn: Int) -> Int {
    switch self {
    case .deliveries: max(40, drawn)
    case .movements: drawn + drawn / 2
    case .occasions: 150 + drawn
    case .ends: drawn / 12
    case .asides: drawn / 12
    case .others: drawn
    }
  }

  /// The events of the life cycle: moves of windows, user and device, and ends of processes.
  package static let ofTransitions =
    (EventShare.movements.kinds | EventShare.occasions.kinds | EventShare.ends.kinds) - [.showCar]

  private static let moving = EventSet(
    of: EventKind.allCases.filter { [.core, .windows, .interruptions].contains($0.group) })
  private static let passing =
    EventSet(of: EventKind.allCases.filter { [.process, .notifications].contains($0.group) })
    | [.makeKey, .rotate, .changeTraits, .touch, .pressKey, .cover, .uncover, .updateActivity]
}
