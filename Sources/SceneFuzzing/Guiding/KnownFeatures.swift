/// What histories have shown: moments, and three kinds of event in a row.
struct KnownFeatures {
  private var moments = [Bool](repeating: false, count: CoveragePointSet.room)
  private var triples = [Bool](repeating: false, count: Survey.tripleRoom)

  /// A case that is the first to show something.
  struct First: Hashable {
    /// Number of the case.
    var index: UInt64
    /// The moments that it shows first, by place.
    var moments: [Int] = []
    /// The rows of three events that it shows first.
    var triples: [Int] = []
  }

  /// Adds what a scenario shows, by the numbers of `CoverageHarness.features(of:)`.
  mutating func add(_ features: [Int]) {
    for feature in features {
      if feature < CoveragePointSet.room {
        moments[feature] = true
      } else if feature - CoveragePointSet.room < Survey.tripleRoom {
        triples[feature - CoveragePointSet.room] = true
      }
    }
  }

  /// Adds what cases show.
  mutating func add(_ shown: Survey) {
    for place in shown.moments.features { moments[place] = true }
    for place in shown.triples.features { triples[place] = true }
  }

  /// Returns the cases that are the first to show something, those with most moments first.
  ///
  /// - Complexity: O(features + new · log new).
  func firsts(in shown: Survey) -> [First] {
    let new =
      new(shown.moments, beside: moments).map { (index: $0.index, moment: $0.place, triple: -1) }
      + new(shown.triples, beside: triples).map { (index: $0.index, moment: -1, triple: $0.place) }
    var firsts: [First] = []
    let inOrder = new.sorted {
      ($0.index, $0.moment, $0.triple) < ($1.index, $1.moment, $1.triple)
    }
    for feature in inOrder {
      if firsts.last?.index != feature.index { firsts.append(First(index: feature.index)) }
      let last = firsts.count - 1
      if feature.moment >= 0 { firsts[last].moments.append(feature.moment) }
      if feature.triple >= 0 { firsts[last].triples.append(feature.triple) }
    }
    return firsts.sorted {
      ($1.moments.count, $1.triples.count, $0.index)
        < ($0.moments.count, $0.triples.count, $1.index)
    }
  }

  private func new(
    _ family: Incidence, beside known: [Bool]
  ) -> [(index: UInt64, place: Int)] {
    family.features.filter { !known[$0] }.map { (family.first(of: $0), $0) }
  }
}
