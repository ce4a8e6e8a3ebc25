import SceneLifecycle

/// A set of coverage points.
package struct CoveragePointSet: Hashable, Sendable {
  /// The kinds of event, for each place and what others do there.
  private var sets = [EventSet](repeating: .none, count: columns)

  /// How many coverage points there can be; each has an index below that.
  package static let room = columns * EventKind.worldCount

  private static let columns =
    CoveragePoint.SceneStanding.allCases.count * CoveragePoint.Others.allCases.count

  package init() {}

  /// Creates a set from the kinds of event for each place and what others do there.
  init(_ sets: [EventSet]) {
    precondition(
      sets.count == Self.columns, "\(Self.columns) sets make coverage points, not \(sets.count)")
    self.sets = sets
  }

  /// How many points are members.
  package var count: Int { sets.reduce(0) { $0 + $1.count } }

  /// The lines that declare the set in Swift, for the table of what is reachable.
  package var declaration: String {
    func hex(_ word: UInt64, _ group: Int) -> String {
      let digits = String(word >> (16 * UInt64(group)) & 0xFFFF, radix: 16, uppercase: true)
      return String(repeating: "0", count: 4 - digits.count) + digits
    }
    return sets.map { set in
      let low = (0..<4).reversed().map { hex(set.bits.low, $0) }.joined(separator: "_")
      return "      EventSet(low: 0x\(low), high: \(set.bits.high)),\n"
    }.joined()
  }

  /// Adds a point.
  package mutating func insert(_ moment: CoveragePoint) {
    sets[Self.column(moment)].insert(moment.kind)
  }

  /// Removes every member.
  package mutating func removeAll() {
    for column in sets.indices { sets[column] = .none }
  }

  /// The index of a point among all.
  package static func position(of moment: CoveragePoint) -> Int {
    column(moment) * EventKind.worldCount + moment.kind.number
  }

  /// Calls a closure with the index of each member, lowest first.
  package func forEachPosition(_ body: (Int) -> Void) {
    for column in sets.indices {
      for kind in sets[column] { body(column * EventKind.worldCount + kind.number) }
    }
  }

  /// Whether a point is a member.
  package func contains(_ moment: CoveragePoint) -> Bool {
    sets[Self.column(moment)].contains(moment.kind)
  }

  /// Adds the members of another set.
  package mutating func formUnion(_ other: CoveragePointSet) {
    for column in sets.indices { sets[column] |= other.sets[column] }
  }

  /// Returns the members that are not members of another set.
  package func subtracting(_ other: CoveragePointSet) -> CoveragePointSet {
    var rest = self
    for column in sets.indices { rest.sets[column] -= other.sets[column] }
    return rest
  }

  /// The members by event, then by place, then by what others do.
  package var moments: [CoveragePoint] {
    EventKind.allCases.flatMap { kind in
      CoveragePoint.SceneStanding.allCases.flatMap { standing in
        CoveragePoint.Others.allCases.map { CoveragePoint(standing, kind, others: $0) }.filter(
          contains)
      }
    }
  }

  private static func column(_ moment: CoveragePoint) -> Int {
    moment.standing.rawValue * CoveragePoint.Others.allCases.count + moment.others.rawValue
  }
}
