import SceneEngine
import SceneLifecycle

/// Phases of SwiftUI as its views read them: one after the other.
extension ExplanationSearch {
  /// A move, the phases that it brings, and the moves that wait until views have read these.
  private static let turns: [(move: AgendaItem, phases: AgendaSet, next: AgendaSet)] = [
    (
      .backgrounding, [.phaseBackground, .appPhaseBackground], [.foregrounding, .attachment]
    ),
    (.resignation, [.phaseResigned, .appPhaseResigned], [.activation, .reactivation]),
    (.activation, [.phaseActive, .appPhaseActive], [.resignation, .rebound, .detachment]),
  ]

  /// Items that a slot may receive next, without moves that leave behind a phase to be read.
  ///
  /// A phase whose move is over is older than the move: views read the phases of a scene in turn.
  mutating func readyInTurn(_ slot: Int) -> AgendaSet {
    let ready = engine.ready(slot)
    guard account.viewsPrintPhases, engine.platform.usesSwiftUI else { return ready }
    let pending = engine.state.agendas[slot]
    var late = AgendaSet.none
    for (move, phases, next) in Self.turns
    where pending.intersects(phases) && !pending.contains(move) {
      late |= next
    }
    return ready - late
  }

  /// Notes which phase the views of a scene read last; a scene that is gone has none.
  func notePhase(_ item: AgendaItem, of scope: Int, in node: inout SearchNode) {
    if let phase = item.scenePhase { node.phases[scope] = phase.number }
    let isGone = !node.state.connected.contains(scope)
    if isGone && !node.state.agendas[scope].contains(.phaseBackground) { node.phases[scope] = 0 }
  }

  /// The phase that views go on with where SwiftUI left one out.
  func phaseLeft(by item: AgendaItem, after phase: UInt8) -> UInt8 {
    item == .phaseInactive ? RecordedPhase.background.number : phase
  }

  /// Notes which phase the views of each scene read when the recording begins.
  func notePhases(in node: inout SearchNode) {
    guard showsChanges else { return }
    for slot in node.state.connected - node.state.accessories {
      let phase: RecordedPhase =
        node.state.committedActive.contains(slot)
        ? .active : node.state.committedForeground.contains(slot) ? .inactive : .background
      node.phases[slot] = phase.number
    }
  }
}

extension AgendaItem {
  /// The value of a scene's phase that the item reports; nil for any other item.
  var scenePhase: RecordedPhase? {
    switch self {
    case .phaseActive: .active
    case .phaseInactive, .phaseResigned: .inactive
    case .phaseBackground: .background
    default: nil
    }
  }
}
