public import SceneLifecycle

extension Walker {
  /// What is done with states: deliver what they owe, or begin an event.
  public enum Move: Sendable {
    /// Deliver what is owed.
    case deliver
    /// Begin an event.
    case begin
  }

  /// Walks everything that may happen next from some states, and keeps what is new.
  ///
  /// - Parameters:
  ///   - move: Which walks.
  ///   - states: Numbers of the states.
  ///   - table: The states known so far; it is read only.
  @inlinable
  public mutating func expand(
    _ move: Move, _ states: Range<Int>, in table: borrowing StateTable
  ) -> Batch {
    var batch = Batch()
    var row = table.blankRow
    var words = reached
    for state in states {
      table.write(state, to: &words)
      enter(words)
      switch move {
      case .deliver:
        if isAtRest { continue }
        deliver { walker, holds in
          walker.note(holds, state, table, &row, &batch)
        }
      case .begin:
        begin { walker, event, holds in
          batch.begun |= event.kind.bit
          return walker.note(holds, state, table, &row, &batch)
        }
      }
      if batch.broken != nil { break }
    }
    batch.told |= kinds
    return batch
  }

  /// Counts a walk and keeps where it led if that is new.
  ///
  /// - Returns: Whether to go on.
  @inlinable
  func note(
    _ holds: Bool, _ state: Int, _ table: borrowing StateTable, _ row: inout [UInt32],
    _ batch: inout Batch
  ) -> Bool {
    batch.edges &+= 1
    batch.callbacks &+= UInt64(told)
    guard holds else {
      batch.broken = state
      return false
    }
    if !table.knows(reached, &row) { batch.append(reached, parent: state) }
    return true
  }
}
