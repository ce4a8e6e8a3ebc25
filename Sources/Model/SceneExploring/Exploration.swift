import SceneLifecycle

/// The result of an exploration.
public struct Exploration: Sendable {
  /// Why an exploration ended.
  public enum StopReason: Hashable, Sendable {
    /// Every reachable state was visited: what holds, holds for histories of any length.
    case closed
    /// Something broke.
    case broken
    /// Histories of the longest length allowed were visited.
    case depth
    /// The states need more memory than allowed.
    case memory
    /// More transitions were taken than allowed.
    case transitions
    /// The caller stopped the exploration.
    case stopped
  }

  /// Why it ended; nil while it goes on.
  public var end: StopReason?
  /// States visited.
  public var states = 1
  /// Events of the longest history that was needed to reach a state.
  public var depth = 0
  /// States by the number of events that lead to them, for all depths that are complete.
  public var levels: [Int] = []
  /// States of the current round's level that are still to be expanded.
  public var frontier = 1
  /// Transitions, events, callbacks.
  public var seen = Batch(scenes: 0)
  /// Bytes that the states take.
  public var bytes = 0
  /// The state from which a callback broke something.
  public var broken: Int?

  /// Creates the exploration that knows the first state.
  public init() {}
}
