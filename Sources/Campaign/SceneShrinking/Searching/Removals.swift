import SceneLifecycle

/// Which events of the best scenario cannot go, and which others go with them unasked.
///
/// When a play without some events leaves others out as illegal, or ends before they come, then the
/// play without those, too, is the same play: it need not be made. This is sure only where every
/// event waits until nothing is pending, because an event that is left out may have waited.
struct Removals {
  /// The most events for which this is kept: one bit each.
  static let limit = 64

  /// For each set of events that were taken out: those and the ones that were not played then.
  private var missing = DigestTable()

  /// Notes that a play without some events did not fail in the same way.
  ///
  /// - Parameters:
  ///   - positions: Indices of the events, rising.
  ///   - best: The scenario that they were taken from.
  ///   - answer: What the play showed.
  mutating func note(_ positions: [Int], from best: Scenario, _ answer: TrialResult) {
    let removed = Self.mask(positions)
    missing[removed] = removed
    guard let played = answer.played, answer.ending != .same,
      best.entries.allSatisfy({ $0.event.delay == Event.atRest })
    else { return }
    let kept = best.entries.indices.filter { removed & (1 << UInt64($0)) == 0 }
    let reached = played.entries.count + answer.skipped.count
    var gone = removed
    for rank in kept.indices where rank >= reached || answer.skipped.contains(rank) {
      gone |= 1 << UInt64(kept[rank])
    }
    missing[removed] = gone
  }

  /// Whether the play without some events is known not to fail in the same way.
  ///
  /// - Parameter positions: Indices of the events, rising.
  mutating func areKnown(_ positions: [Int]) -> Bool {
    if positions.last.map({ $0 >= Self.limit }) ?? true { return false }
    let removed = Self.mask(positions)
    if missing[removed] != nil { return true }
    for position in positions {
      guard let gone = missing[removed & ~(1 << UInt64(position))] else { continue }
      if gone & removed == removed {
        missing[removed] = gone
        return true
      }
    }
    return false
  }

  private static func mask(_ positions: [Int]) -> UInt64 {
    positions.reduce(0) { $0 | 1 << UInt64($1) }
  }
}
