package import SceneReporting

/// Consecutive cases that a worker plays.
package struct CaseRange: Hashable, Sendable {
  /// The first case.
  package var first: UInt64
  /// The case after the last one.
  package var end: UInt64

  package init(first: UInt64, end: UInt64) {
    self.first = first
    self.end = end
  }

  /// How many cases there are.
  package var count: UInt64 { end - first }

  /// The case that is being played once so many were begun.
  package func blamed(after plays: UInt64) -> UInt64 {
    first + min(max(1, plays), max(1, end - first)) - 1
  }

  /// The cases before one of them and those behind it; nil where there are none.
  package func split(at index: UInt64) -> (before: CaseRange?, behind: CaseRange?) {
    let before = index > first ? CaseRange(first: first, end: index) : nil
    let behind = index + 1 < end ? CaseRange(first: index + 1, end: end) : nil
    return (before, behind)
  }

  /// The case that ended its process.
  package func blamed(for death: ProcessDeath) -> UInt64 { blamed(after: death.plays) }
}
