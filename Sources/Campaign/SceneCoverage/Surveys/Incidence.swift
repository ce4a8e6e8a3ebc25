/// In how many cases each feature of a family was seen, and in which case first.
package struct Incidence: Hashable, Sendable {
  /// How many features there may be.
  package let room: Int
  /// Cases in which each feature was seen; empty until one is, for a large family is megabytes.
  private var counts: [UInt32] = []
  /// The first case in which each feature was seen; meaningless where it was not.
  private var firsts: [UInt64] = []

  /// Creates a family of which nothing was seen.
  ///
  /// - Parameter room: How many features there may be.
  package init(room: Int) { self.room = room }

  /// The features that were seen, in order.
  package var features: [Int] { counts.indices.filter { counts[$0] > 0 } }

  /// In how many cases a feature was seen.
  package func count(of feature: Int) -> UInt32 { counts.isEmpty ? 0 : counts[feature] }

  /// The first case in which a feature was seen; meaningless where it was not.
  package func first(of feature: Int) -> UInt64 { firsts.isEmpty ? 0 : firsts[feature] }

  /// Notes that a case shows a feature; a case says it once.
  package mutating func note(_ feature: Int, in index: UInt64) {
    if counts.isEmpty { makeRoom() }
    firsts[feature] = counts[feature] == 0 ? index : min(firsts[feature], index)
    counts[feature] &+= 1
  }

  /// Sets what was seen of a feature.
  package mutating func set(_ feature: Int, count: UInt32, first: UInt64) {
    if counts.isEmpty { makeRoom() }
    counts[feature] = count
    firsts[feature] = first
  }

  /// Adds what was seen elsewhere, in other cases.
  ///
  /// - Parameters:
  ///   - other: What was seen there.
  ///   - offset: What is added to the numbers of the other's cases.
  package mutating func add(_ other: Incidence, offset: UInt64 = 0) {
    if other.counts.isEmpty { return }
    if counts.isEmpty { makeRoom() }
    for feature in counts.indices where other.counts[feature] > 0 {
      let first = other.firsts[feature] &+ offset
      firsts[feature] = counts[feature] == 0 ? first : min(firsts[feature], first)
      counts[feature] &+= other.counts[feature]
    }
  }

  private mutating func makeRoom() {
    counts = [UInt32](repeating: 0, count: room)
    firsts = [UInt64](repeating: 0, count: room)
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
