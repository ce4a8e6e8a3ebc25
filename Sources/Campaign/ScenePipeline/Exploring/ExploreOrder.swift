package import SceneExploring
import SceneInvariants
package import SceneLifecycle

/// Which histories are explored.
package struct ExploreOrder: Sendable {
  /// The world.
  package var platform: Platform
  /// Number of session slots, 1 … 64.
  package var scenes: Int
  /// The events that the world may bring.
  package var events: EventSet
  /// When an event may arrive.
  package var arrival = Bounds.Arrival.atRest
  /// How many events a history may have; nil for any number.
  package var depth: Int?
  /// Bytes that all states together may take; nil for all there are.
  package var memory: Int?
  /// How many workers there are.
  package var jobs: Int
  /// Identifier of the defect that is planted; nil for none.
  package var defect: String?
  package init(
    platform: Platform, scenes: Int, events: EventSet = .all, jobs: Int = 1, defect: String? = nil
  ) {
    self.platform = platform
    self.scenes = scenes
    self.events = events
    self.jobs = jobs
    self.defect = defect
  }

  /// How many kinds of callback a slice of the contract sees, unless its memory takes more.
  static let width = 6

  /// The events of some groups, and of the core.
  package static func events(of groups: [EventGroup]) -> EventSet {
    EventSet(
      of: EventKind.allCases.filter { $0.group == .core || groups.contains($0.group) })
  }

  /// Events that a fair world does not keep back for ever: those that only bring what is due.
  static let fair = EventSet(of: Drain.kinds)

  /// The words for a history than which no explored history is shorter.
  package var shortest: String {
    switch arrival {
    case .atRest: "shortest at rest"
    case .onceInside: "shortest with one event inside a transition"
    case .anytime: "shortest"
    }
  }

  /// Whether a history is one of those that are explored, its length and its delays aside.
  package func brings(_ scenario: Scenario) -> Bool {
    scenario.entries.allSatisfy { events.contains($0.event.kind) }
  }

  /// The bounds of one slice.
  ///
  /// - Parameters:
  ///   - slice: What is checked; what must happen eventually is watched in one slot.
  ///   - watched: How many slots are watched, if not all.
  ///   - depth: How many events a history may have; nil for any number.
  ///   - sharing: With how many others the memory is shared.
  func bounds(
    of slice: Slice, watched: Int, depth: Int?, sharing others: Int
  ) -> Bounds {
    var bounds = Bounds(
      events: events, interruptions: .unannouncedEnds, arrival: arrival, depth: depth,
      memory: memory.map { $0 / max(1, others) })
    bounds.watched = watched < scenes || slice.isEventual ? 1 : 0
    bounds.keepsAll = slice.isEventual
    return bounds
  }
}
