package import SceneLifecycle

/// A way of failing that a campaign met.
package struct Finding: Hashable, Sendable {
  /// Number of the first case that failed this way.
  package var index: UInt64
  /// What broke in that case.
  package var violation: Violation
  /// How many cases failed this way.
  package var count: UInt64
  /// Numbers of the first cases that failed this way, in order, at most `room`.
  package private(set) var cases: [UInt64]

  /// How many cases are remembered: another bug may fail in the same way.
  package static let room = 4_096

  /// What makes two failures the same.
  package var signature: Signature { Signature(violation) }

  /// Creates the finding of one case.
  ///
  /// - Parameters:
  ///   - index: Number of the case.
  ///   - violation: What broke.
  ///   - count: How many cases failed this way.
  ///   - others: Later cases that failed this way.
  package init(
    index: UInt64, violation: Violation, count: UInt64 = 1, others: [UInt64] = []
  ) {
    self.index = index
    self.violation = violation
    self.count = count
    cases = Array(([index] + others.sorted().filter { $0 > index }).prefix(Self.room))
  }

  /// Adds what failed in the same way in other cases.
  package mutating func add(_ other: Finding) {
    let all = Self.merged(cases, other.cases)
    if other.index < index {
      index = other.index
      violation = other.violation
    }
    count += other.count
    cases = all
  }

  /// The first of two lists of cases; mostly the second list is behind the first.
  package static func merged(_ cases: [UInt64], _ others: [UInt64]) -> [UInt64] {
    if let last = cases.last, let next = others.first, last < next {
      return Array((cases + others).prefix(room))
    }
    return Array((cases + others).sorted().prefix(room))
  }

  /// Returns the same way of failing as another of its cases shows it.
  package func beginning(with index: UInt64) -> Finding {
    var finding = self
    finding.index = index
    return finding
  }
}
