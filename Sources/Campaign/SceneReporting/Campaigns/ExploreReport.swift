/// The result of an exploration: a row for each slice of the contract, and the conclusion.
package struct ExploreReport: Hashable, Sendable {
  /// Why an exploration ended.
  package enum SliceEnd: Hashable, Sendable {
    /// Every reachable state was visited.
    case closed
    /// Something broke.
    case broken
    /// Histories of the longest length allowed were visited.
    case depth
    /// The states need more memory than allowed.
    case memory
    /// The person stopped the exploration.
    case stopped
  }

  /// One slice of the contract.
  package struct SliceRow: Hashable, Sendable {
    /// Identifiers of its invariants.
    package var invariants: [String]
    /// How many kinds of callback it saw.
    package var kinds: Int
    /// States visited.
    package var states: Int
    /// Transitions taken.
    package var edges: UInt64
    /// Events of the longest history that was needed to reach a state.
    package var depth: Int
    /// Why it ended.
    package var end: SliceEnd
    /// Whether it was about what must happen eventually.
    package var isEventual = false

    package init(
      _ invariants: [String], kinds: Int, states: Int, edges: UInt64, depth: Int, end: SliceEnd
    ) {
      self.invariants = invariants
      self.kinds = kinds
      self.states = states
      self.edges = edges
      self.depth = depth
      self.end = end
    }
  }

  /// The slices, in the order of the catalogue.
  package var rows: [SliceRow]
  /// How many slices there are.
  package var slices: Int
  /// Identifiers of the invariants that were to be checked.
  package var invariants: [String]
  /// Whether all of them are hard.
  package var areHard: Bool

  package init(rows: [SliceRow], slices: Int, invariants: [String], areHard: Bool = true) {
    self.rows = rows
    self.slices = slices
    self.invariants = invariants
    self.areHard = areHard
  }

  /// Returns the table of slices.
  package func table(_ style: Style = .plain) -> String {
    let titles = ["first invariant", "slices", "states", "edges", "events"]
    var lines = [style.bold("  " + line(titles))]
    for group in groups { lines.append("  " + line(cells(group)) + note(group)) }
    return lines.map(\.withoutTrailingSpaces).joined(separator: "\n") + "\n"
  }

  /// The conclusion of the exploration, in one line.
  package var conclusion: String {
    let states = UInt64(rows.reduce(0) { $0 + $1.states }).counted("state")
    let size = "\(states), \(rows.reduce(0) { $0 + $1.edges }.counted("edge"))"
    switch end {
    case .closed:
      let diameter = rows.map(\.depth).max() ?? 0
      return "closed: \(size), diameter \(diameter); \(allOfThem) for histories of any length"
    case .broken: return "broken: \(size) searched"
    case .depth:
      return "bounded: \(size); nothing breaks within \(complete.counted("event")); "
        + "longer histories were not visited"
    case .memory:
      return "out of memory: \(size); nothing broke in what was visited; \(proved)"
    case .stopped: return "stopped: \(size); nothing broke in what was visited; \(proved)"
    }
  }

  /// Why the whole ended: closed only when every slice is.
  package var end: SliceEnd {
    for end in [SliceEnd.broken, .stopped, .memory, .depth] {
      if rows.contains(where: { $0.end == end }) { return end }
    }
    return rows.count == slices ? .closed : .stopped
  }

  private var complete: Int {
    rows.filter { $0.end == .depth }.map(\.depth).min() ?? 0
  }

  private var allOfThem: String {
    let noun = areHard ? "hard invariant" : "invariant"
    if invariants.count == 1 { return "\(invariants[0]) holds" }
    return "all \(invariants.count.counted(noun)) hold"
  }

  private var proved: String {
    let open = rows.filter { $0.end != .closed }.flatMap(\.invariants)
    let closed = rows.count < slices ? [] : invariants.filter { !open.contains($0) }
    return closed.isEmpty
      ? "\(rows.count { $0.end == .closed }) of \(slices.counted("slice")) closed"
      : "proved for histories of any length: \(closed.joined(separator: ", "))"
  }

  /// Slices that begin with the same invariant, one after the other.
  private var groups: [[SliceRow]] {
    var groups: [[SliceRow]] = []
    for row in rows {
      if let last = groups.last?.first, last.invariants.first == row.invariants.first,
        last.isEventual == row.isEventual
      {
        groups[groups.count - 1].append(row)
      } else {
        groups.append([row])
      }
    }
    return groups
  }

  private func cells(_ group: [SliceRow]) -> [String] {
    var others: [String] = []
    for id in group.flatMap(\.invariants) where !others.contains(id) { others.append(id) }
    let isEventual = group.first?.isEventual ?? false
    let name = (others.first ?? "") + (isEventual ? ", eventually" : "")
    return [
      others.count > 1 ? "\(name) +\(others.count - 1)" : name, "\(group.count)",
      UInt64(group.reduce(0) { $0 + $1.states }).grouped,
      group.reduce(0) { $0 + $1.edges }.grouped, "\(group.map(\.depth).max() ?? 0)",
    ]
  }

  private func line(_ cells: [String]) -> String {
    cells[0].padded(to: 40) + " " + cells[1].leftPadded(to: 6) + cells[2].leftPadded(to: 13)
      + cells[3].leftPadded(to: 15) + cells[4].leftPadded(to: 7)
  }

  private func note(_ group: [SliceRow]) -> String {
    let ends = [SliceEnd.broken, .stopped, .memory, .depth]
    let end = ends.first { end in group.contains { $0.end == end } }
    return end.map { "  " + $0.word } ?? ""
  }
}

extension ExploreReport.SliceEnd {
  /// The word in a table.
  package var word: String {
    switch self {
    case .closed: "closed"
    case .broken: "broken"
    case .depth: "bounded"
    case .memory: "out of memory"
    case .stopped: "stopped"
    }
  }
}
