import SceneLifecycle

/// States with something pending that lead to each other: a history may stay among them for ever.
struct FairComponent {
  /// Indices of the states, rising.
  let places: [Int]

  private let debts: ObligationGraph
  private let fair: [EventKind]
  /// The first index of the component that each state is in, or -1; one list for all components.
  private let firsts: [Int]

  /// Returns all components of an obligation graph.
  ///
  /// - Parameters:
  ///   - debts: States with something pending and the edges between them.
  ///   - fair: Kinds of event that the world does not keep back for ever.
  /// - Complexity: O(states + edges).
  static func all(of debts: ObligationGraph, fair: EventSet) -> [FairComponent] {
    let parts = debts.knots()
    var firsts = [Int](repeating: -1, count: debts.states.count)
    for places in parts {
      for place in places { firsts[place] = places[0] }
    }
    return parts.map { FairComponent(places: $0, debts: debts, fair: Array(fair), firsts: firsts) }
  }

  private func isMember(_ place: Int) -> Bool { firsts[place] == places[0] }

  /// Whether a fair world may stay: each fair kind is taken there, or not always possible.
  var isFair: Bool {
    var done = 0
    for place in places {
      done |= excused(place)
      for way in debts.ways(place) where isMember(debts.targets[way]) { done |= taken(way) }
    }
    return done == everything
  }

  /// The first state at which it is fair to stay and do nothing; without such a state the first one.
  var start: Int { places.first(where: mayStay) ?? places[0] }

  /// The shortest fair path from the start back to it: the states after it, the start last; empty
  /// when it is fair to stay there and do nothing.
  ///
  /// - Complexity: O(edges × 2^kinds).
  func cycle() -> [Int] {
    let first = self.start
    if mayStay(first) { return [] }
    let start = node(first, excused(first))
    var parents = [Int](repeating: -1, count: debts.states.count << fair.count)
    parents[start] = start
    var queue = [start]
    var head = 0
    while head < queue.count {
      let from = queue[head]
      head += 1
      for way in debts.ways(from >> fair.count) where isMember(debts.targets[way]) {
        let target = debts.targets[way]
        let next = node(target, from & everything | excused(target) | taken(way))
        if next == node(first, everything) { return trace(from, parents, start) + [first] }
        if parents[next] >= 0 { continue }
        parents[next] = from
        queue.append(next)
      }
    }
    return []
  }

  private func mayStay(_ place: Int) -> Bool {
    excused(place) == everything
      && debts.ways(place).contains { debts.kinds[$0] == ObligationGraph.Edge.nothing }
  }

  /// One bit for each fair kind.
  private var everything: Int { (1 << fair.count) - 1 }

  private func node(_ place: Int, _ done: Int) -> Int { place << fair.count | done }

  /// The fair kinds that are not possible at a state.
  private func excused(_ place: Int) -> Int { bits { !debts.accepted[place].contains($0) } }

  /// The fair kind of an edge.
  private func taken(_ way: Int) -> Int { bits { debts.kinds[way] == $0.rawValue } }

  private func bits(_ test: (EventKind) -> Bool) -> Int {
    fair.indices.reduce(0) { test(fair[$1]) ? $0 | 1 << $1 : $0 }
  }

  private func trace(_ node: Int, _ parents: [Int], _ start: Int) -> [Int] {
    var places: [Int] = []
    var at = node
    while at != start {
      places.append(at >> fair.count)
      at = parents[at]
    }
    return places.reversed()
  }
}
