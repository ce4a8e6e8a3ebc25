public import SceneLifecycle

/// The histories that an exploration goes through, and the limits at which it stops.
public struct Bounds: Sendable {
  /// When an event may arrive.
  public enum Arrival: String, Sendable, CaseIterable {
    /// When nothing is pending.
    case atRest = "at-rest"
    /// When nothing is pending; besides, one event into each transition under way.
    case onceInside = "once-inside"
    /// At any time.
    case anytime
  }

  /// The events that the world may bring.
  public var events: EventSet
  /// Events that may arrive at any time whatever `arrival` says.
  public var interruptions: EventSet
  /// When an event may arrive.
  public var arrival: Arrival
  /// Whether scenes are interchangeable: states that differ in the order of slots are one.
  ///
  /// Nothing comes of it where the engine treats one slot unlike another.
  public var isSymmetric: Bool
  /// How many of the first slots are not interchangeable: those that the monitor observes.
  public var watched = 0
  /// Whether states are kept that have one way to go on.
  public var keepsAll = false
  /// How many events a history may have; nil for any number.
  public var depth: Int?
  /// Bytes that the states may take; nil for all there are.
  public var memory: Int?
  /// How many transitions may be taken; nil for any number.
  public var transitions: UInt64?

  /// Bounds that, by default, bring any event at rest and end when every state is visited.
  public init(
    events: EventSet = .all, interruptions: EventSet = .none, arrival: Arrival = .atRest,
    isSymmetric: Bool = true, depth: Int? = nil, memory: Int? = nil
  ) {
    self.events = events
    self.interruptions = interruptions
    self.arrival = arrival
    self.isSymmetric = isSymmetric
    self.depth = depth
    self.memory = memory
  }

  /// Whether events arrive at rest only.
  @inlinable
  var neverInterrupts: Bool { arrival == .atRest && (events & interruptions).isEmpty }
}
