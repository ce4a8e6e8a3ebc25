public import SceneLifecycle

/// One event of a history that was retraced, and what was delivered before the next one.
public struct HistorySegment: Sendable {
  /// The event with the choices that differ from the usual.
  public var entry: Scenario.Entry
  /// The items delivered, silent moves as well; empty when the engine does not ask for orders.
  public var picks: [PendingItem] = []
}

extension Explorer {
  /// The history that leads to a state, event by event.
  ///
  /// States are kept as numbers without names; so the way is walked once more, and at each fork the
  /// walk that leads to the next state on the way is taken.
  ///
  /// - Parameters:
  ///   - state: Where the history leads.
  ///   - breaking: Whether it goes on to the first callback that breaks something there.
  /// - Complexity: O(the walks from each state on the way).
  public func history(to state: Int, breaking: Bool = false) -> [HistorySegment] {
    var trail = PathReconstruction(walkers[0], table)
    go(path(to: state), with: &trail)
    if breaking { trail.goOn(left: eventsLeft(at: depth(of: state))) }
    return trail.finished()
  }

  /// The history of a lasso: its stem, and one round of its cycle.
  public func history(of lasso: Lasso) -> (stem: [HistorySegment], cycle: [HistorySegment]) {
    let stem = history(to: lasso.state)
    var trail = PathReconstruction(walkers[0], table)
    go(path(to: lasso.state) + lasso.cycle, with: &trail)
    return (stem, Array(trail.finished().dropFirst(stem.count)))
  }

  private func go(_ path: [Int], with trail: inout PathReconstruction<E, M>) {
    for (state, next) in zip([0] + path, path) {
      trail.go(to: next, left: eventsLeft(at: depth(of: state)))
    }
  }

  /// Events of the shortest history that leads to a state.
  public func depth(of state: Int) -> Int {
    var left = state
    for (depth, count) in result.levels.enumerated() {
      if left < count { return depth }
      left -= count
    }
    return result.levels.count
  }

  /// The states on the way to a state, the first one left out.
  private func path(to state: Int) -> [Int] {
    var path: [Int] = []
    var at = state
    while at != 0 {
      path.append(at)
      at = table.parent(of: at)
    }
    return path.reversed()
  }
}

/// A walk that is written down.
struct PathReconstruction<E: ExplorableEngine, M: ExplorableMonitor> {
  typealias Walk = SuccessorGenerator<E, M>
  typealias Test = (Walk, _ holds: Bool, StateTable, inout StateRow) -> Bool

  private var walker: Walk
  private let table: StateTable
  private var words: StateWords
  private var legs: [HistorySegment] = []
  private var delivered = 0

  init(_ walker: Walk, _ table: StateTable) {
    self.walker = walker
    self.table = table
    words = walker.reached
    table.write(0, to: &words)
    self.walker.choiceSource.isRecording = true
    _ = self.walker.choiceSource.takeNotes()
  }

  /// Goes on to a state; so many events may still begin before.
  mutating func go(to state: Int, left: Int) {
    go(left) { walker, holds, table, row in
      holds && !walker.isTooFar && table.row(of: walker.reached, into: &row)
        && table.has(state, row)
    }
  }

  /// Goes on to the first callback that breaks something; so many events may still begin before.
  mutating func goOn(left: Int) { go(left) { _, holds, _, _ in !holds } }

  /// Takes the first walk from here that passes a test: a delivery if one does, else an event.
  private mutating func go(_ left: Int, _ test: Test) {
    walker.enter(words)
    walker.left = left
    if deliver(test) { return }
    walker.left = left - 1
    let arrived = begin(test)
    precondition(arrived, "what was reached once is reached again")
  }

  /// The events so far.
  mutating func finished() -> [HistorySegment] {
    closeLeg()
    return legs
  }

  private mutating func deliver(_ test: Test) -> Bool {
    if walker.isAtRest { return false }
    let before = walker.choiceSource.notes
    var row = table.blankRow
    let table = self.table
    var found: Walk?
    walker.deliver { walker, holds in
      if test(walker, holds, table, &row) { found = walker }
      return found == nil
    }
    guard let found else {
      walker.choiceSource.notes = before
      return false
    }
    words = found.reached
    delivered += found.delivered
    if let last = legs.indices.last { legs[last].picks += found.picks }
    return true
  }

  private mutating func begin(_ test: Test) -> Bool {
    closeLeg()
    walker.enter(words)
    let delay = walker.isAtRest ? Event.atRest : UInt16(truncatingIfNeeded: delivered)
    var row = table.blankRow
    let table = self.table
    var found: (walk: Walk, event: Event)?
    walker.begin { walker, event, holds in
      if test(walker, holds, table, &row) { found = (walker, event) }
      return found == nil
    }
    guard let found else { return false }
    var event = found.event
    event.delay = delay
    legs.append(HistorySegment(entry: Scenario.Entry(event), picks: found.walk.picks))
    words = found.walk.reached
    delivered = found.walk.delivered
    return true
  }

  private mutating func closeLeg() {
    let notes = walker.choiceSource.takeNotes()
    if let last = legs.indices.last { legs[last].entry.choices += notes }
  }
}
