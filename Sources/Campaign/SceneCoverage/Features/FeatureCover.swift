/// Few short histories that show what many show.
///
/// Greedy weighted set cover: again and again the history is taken that shows most new features for
/// its cost; among equals the first one. What later ones show as well is dropped. It is at most a
/// logarithm worse than the best cover.
///
/// Source: V. Chvátal, *A Greedy Heuristic for the Set-Covering Problem*, 1979,
/// doi:10.1287/moor.4.3.233.
package struct FeatureCover: Hashable, Sendable {
  /// A history that may be taken.
  package struct Candidate: Hashable, Sendable {
    /// The features that the history shows, each once.
    package var features: [Int]
    /// The cost of the history, such as its number of events; 1 or more.
    package var cost: Int

    /// Creates a candidate.
    package init(features: [Int], cost: Int) {
      self.features = features
      self.cost = max(1, cost)
    }
  }

  /// Candidates that were taken, by number, in the order in which they were.
  package private(set) var taken: [Int] = []
  /// How many features each of the taken ones shows that no other of them shows, nor what is kept.
  package private(set) var own: [Int] = []

  /// Covers what candidates show.
  ///
  /// - Parameters:
  ///   - candidates: What may be taken.
  ///   - kept: Features that are shown anyway.
  /// - Complexity: O(taken · features of all candidates).
  package init(_ candidates: [Candidate], beside kept: Set<Int> = []) {
    var missing = candidates.map { candidate in
      candidate.features.filter { !kept.contains($0) }
    }
    while let best = Self.best(missing, candidates) {
      taken.append(best)
      let new = Set(missing[best])
      for index in missing.indices { missing[index].removeAll { new.contains($0) } }
    }
    dropRepeated(candidates, kept)
  }

  /// Drops what was taken and shows nothing by itself, the first ones first.
  private mutating func dropRepeated(_ candidates: [Candidate], _ kept: Set<Int>) {
    var shown: [Int: Int] = [:]
    for feature in taken.flatMap({ candidates[$0].features }) { shown[feature, default: 0] += 1 }
    taken.removeAll { index in
      let features = candidates[index].features
      let isRepeated = features.allSatisfy { kept.contains($0) || shown[$0, default: 0] > 1 }
      if isRepeated { for feature in features { shown[feature, default: 0] -= 1 } }
      return isRepeated
    }
    own = taken.map { index in
      candidates[index].features.count { shown[$0] == 1 && !kept.contains($0) }
    }
  }

  private static func best(_ missing: [[Int]], _ candidates: [Candidate]) -> Int? {
    var best: Int?
    for index in missing.indices where !missing[index].isEmpty {
      guard let known = best else {
        best = index
        continue
      }
      let gain = missing[index].count * candidates[known].cost
      if gain > missing[known].count * candidates[index].cost { best = index }
    }
    return best
  }
}
