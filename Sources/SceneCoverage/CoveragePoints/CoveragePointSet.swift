import SceneLifecycle

/// A set of moments, one bit each.
package struct CoveragePointSet: Hashable, Sendable {
  private var words = [UInt64](repeating: 0, count: columns)

  /// How many moments there is room for; the place of a moment is below.
  package static let room = columns * 64

  private static let columns =
    CoveragePoint.Place.allCases.count * CoveragePoint.Others.allCases.count

  /// Creates a set without members.
  package init() {}

  /// Creates a set from its bits: a word for each place and what others do there.
  init(words: [UInt64]) {
    precondition(words.count == Self.columns, "a word for each place and what others do there")
    self.words = words
  }

  /// How many moments are members.
  package var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Adds a moment.
  package mutating func insert(_ moment: CoveragePoint) {
    words[Self.column(moment)] |= moment.kind.bit
  }

  /// Removes every member.
  package mutating func removeAll() {
    for column in words.indices { words[column] = 0 }
  }

  /// The place of a moment among all.
  package static func place(of moment: CoveragePoint) -> Int {
    column(moment) * 64 + Int(moment.kind.rawValue)
  }

  /// Calls a closure with the number of each member, lowest first.
  package func forEachPlace(_ body: (Int) -> Void) {
    for column in words.indices {
      var rest = words[column]
      while rest != 0 {
        body(column * 64 + rest.trailingZeroBitCount)
        rest &= rest &- 1
      }
    }
  }

  /// Whether a moment is a member.
  package func contains(_ moment: CoveragePoint) -> Bool {
    words[Self.column(moment)] & moment.kind.bit != 0
  }

  /// Adds the members of another set.
  package mutating func formUnion(_ other: CoveragePointSet) {
    for column in words.indices { words[column] |= other.words[column] }
  }

  /// Returns the members that are not members of another set.
  package func subtracting(_ other: CoveragePointSet) -> CoveragePointSet {
    var rest = self
    for column in words.indices { rest.words[column] &= ~other.words[column] }
    return rest
  }

  /// The members by event, then by place, then by what others do.
  package var moments: [CoveragePoint] {
    EventKind.allCases.flatMap { kind in
      CoveragePoint.Place.allCases.flatMap { place in
        CoveragePoint.Others.allCases.map { CoveragePoint(place, kind, others: $0) }.filter(
          contains)
      }
    }
  }

  private static func column(_ moment: CoveragePoint) -> Int {
    moment.place.rawValue * CoveragePoint.Others.allCases.count + moment.others.rawValue
  }
}
