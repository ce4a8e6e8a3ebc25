public import SceneLifecycle

extension SuccessorGenerator {
  /// A way to expand states: deliver a pending item, or begin an event.
  public enum Move: Sendable {
    /// Deliver what is pending.
    case deliver
    /// Begin an event.
    case begin
  }

  /// Walks everything that may happen next from some states, and keeps or adds what is new.
  ///
  /// - Parameters:
  ///   - move: Which walks.
  ///   - states: Numbers of the states.
  ///   - table: The states known so far; `inout`, as it is too large to be lent without a copy.
  ///   - adds: Whether new states are added to the table at once; otherwise the batch keeps them.
  @inlinable
  public mutating func expand(
    _ move: Move, _ states: Range<Int>, in table: inout StateTable, adds: Bool
  ) -> Batch {
    var batch = Batch(scenes: engine.scenes, adds: adds)
    for state in states where batch.broken == nil {
      switch move {
      case .deliver:
        if table.mark(of: state) & Mark.rest != 0 { continue }
        enter(state, of: &table)
        deliver { walker, holds in
          walker.note(holds, state, &table, &batch)
        }
      case .begin:
        enter(state, of: &table)
        begin { walker, event, holds in
          batch.begun.insert(event.kind)
          return walker.note(holds, state, &table, &batch)
        }
      }
    }
    batch.delivered |= kinds
    batch.lookUp(in: &table)
    return batch
  }

  /// Counts a walk and looks where it led.
  ///
  /// - Returns: Whether to go on.
  @inlinable
  @inline(__always)
  mutating func note(
    _ holds: Bool, _ state: Int, _ table: inout StateTable, _ batch: inout Batch
  ) -> Bool {
    batch.edges &+= 1
    batch.callbacks &+= UInt64(truncatingIfNeeded: delivered)
    guard holds else {
      batch.broken = state
      return false
    }
    if isTooFar { return true }
    batch.add(&reached, from: &start, startRow, parent: state, in: &table)
    return true
  }
}
