/// In how many cases each feature of a family was seen, and in which case first.
package struct Incidence: Hashable, Sendable {
  /// Cases in which each feature was seen.
  package private(set) var counts: [UInt32]
  /// The first case in which each feature was seen; meaningless where it was not.
  package private(set) var firsts: [UInt64]

  /// Creates a family of which nothing was seen.
  ///
  /// - Parameter size: How many features the family has room for.
  package init(size: Int) {
    counts = [UInt32](repeating: 0, count: size)
    firsts = [UInt64](repeating: 0, count: size)
  }

  /// How many features there may be.
  var room: Int { counts.count }

  /// Notes that a case shows a feature; a case says it once.
  package mutating func note(_ feature: Int, in index: UInt64) {
    firsts[feature] = counts[feature] == 0 ? index : min(firsts[feature], index)
    counts[feature] &+= 1
  }

  /// Sets what was seen of a feature.
  package mutating func set(_ feature: Int, count: UInt32, first: UInt64) {
    counts[feature] = count
    firsts[feature] = first
  }

  /// Adds what was seen elsewhere, in other cases.
  ///
  /// - Parameters:
  ///   - other: What was seen there.
  ///   - offset: What is added to the numbers of the other's cases.
  package mutating func add(_ other: Incidence, offset: UInt64 = 0) {
    for feature in counts.indices where other.counts[feature] > 0 {
      let first = other.firsts[feature] &+ offset
      firsts[feature] = counts[feature] == 0 ? first : min(firsts[feature], first)
      counts[feature] &+= other.counts[feature]
    }
  }

  /// How many features were seen.
  package var seen: Int { counts.count { $0 > 0 } }

  /// How many features were seen in so many cases.
  package func seen(in cases: UInt32) -> Int { counts.count { $0 == cases } }

  /// How many cases show a feature that so many cases show, counted by the first of them.
  ///
  /// - Complexity: O(features + shown · log shown).
  package func owners(of cases: UInt32) -> Int {
    var owners = counts.indices.filter { counts[$0] == cases }.map { firsts[$0] }
    owners.sort()
    return owners.indices.count { $0 == 0 || owners[$0] != owners[$0 - 1] }
  }
}
