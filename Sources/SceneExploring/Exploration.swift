import SceneLifecycle

/// What an exploration has found.
public struct Exploration: Sendable {
  /// Why an exploration ended.
  public enum End: Hashable, Sendable {
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
    /// Somebody said stop.
    case stopped
  }

  /// Why it ended; nil while it goes on.
  public var end: End?
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

extension Explorer {
  /// Keeps what a round found, piece by piece.
  @usableFromInline
  mutating func take(_ batches: [Batch], to end: Int, of states: Range<Int>) {
    for var batch in batches {
      result.seen.count(batch)
      batch.add(to: &table)
      if let state = batch.broken {
        result.broken = state
        self.end(.broken)
        break
      }
    }
    result.states = table.count
    result.frontier = states.upperBound - end
    result.bytes = table.bytes
    if let memory = bounds.memory, result.end == nil, table.bytes + table.bytesToGrow > memory {
      self.end(.memory)
    }
    if let most = bounds.transitions, result.end == nil, result.seen.edges > most {
      self.end(.transitions)
    }
  }

  @usableFromInline
  mutating func end(_ end: Exploration.End) { result.end = end }
}
