import SceneLifecycle

/// States with something pending that lead to each other: a history may stay among them for ever.
struct FairComponent {
  /// Indices of the states, rising.
  let nodes: [Int]

  private let graph: ObligationGraph
  private let fair: [EventKind]
  /// The first index of the component that each state is in, or -1; one list for all components.
  private let firsts: [Int]

  /// Returns all components of an obligation graph.
  ///
  /// - Parameters:
  ///   - graph: States with something pending and the edges between them.
  ///   - fair: Kinds of event that the world does not keep back for ever.
  /// - Complexity: O(states + edges).
  static func all(of graph: ObligationGraph, fair: EventSet) -> [FairComponent] {
    let parts = graph.knots()
    var firsts = [Int](repeating: -1, count: graph.states.count)
    for nodes in parts {
      for node in nodes { firsts[node] = nodes[0] }
    }
    return parts.map { FairComponent(nodes: $0, graph: graph, fair: Array(fair), firsts: firsts) }
  }

  private func isMember(_ node: Int) -> Bool { firsts[node] == nodes[0] }

  /// Whether a fair world may stay: each fair kind is taken there, or not always possible.
  var isFair: Bool {
    var done = 0
    for node in nodes {
      done |= excused(node)
      for edge in graph.edges(node) where isMember(graph.targets[edge]) { done |= taken(edge) }
    }
    return done == everything
  }

  /// The first state at which it is fair to stay and do nothing; without such a state the first one.
  var start: Int { nodes.first(where: mayStay) ?? nodes[0] }

  /// The shortest fair path from the start back to it: the states after it, the start last; empty
  /// when it is fair to stay there and do nothing.
  ///
  /// - Complexity: O(edges × 2^kinds).
  func cycle() -> [Int] {
    let first = self.start
    if mayStay(first) { return [] }
    let start = product(first, excused(first))
    var parents = [Int](repeating: -1, count: graph.states.count << fair.count)
    parents[start] = start
    var queue = [start]
    var head = 0
    while head < queue.count {
      let from = queue[head]
      head += 1
      for edge in graph.edges(from >> fair.count) where isMember(graph.targets[edge]) {
        let target = graph.targets[edge]
        let next = product(target, from & everything | excused(target) | taken(edge))
        if next == product(first, everything) { return trace(from, parents, start) + [first] }
        if parents[next] >= 0 { continue }
        parents[next] = from
        queue.append(next)
      }
    }
    return []
  }

  private func mayStay(_ node: Int) -> Bool {
    excused(node) == everything
      && graph.edges(node).contains { graph.kinds[$0] == ObligationGraph.Edge.nothing }
  }

  /// One bit for each fair kind.
  private var everything: Int { (1 << fair.count) - 1 }

  private func product(_ node: Int, _ done: Int) -> Int { node << fair.count | done }

  /// The fair kinds that are not possible at a state.
  private func excused(_ node: Int) -> Int { bits { !graph.accepted[node].contains($0) } }

  /// The fair kind of an edge.
  private func taken(_ edge: Int) -> Int { bits { graph.kinds[edge] == $0.rawValue } }

  private func bits(_ test: (EventKind) -> Bool) -> Int {
    fair.indices.reduce(0) { test(fair[$1]) ? $0 | 1 << $1 : $0 }
  }

  private func trace(_ product: Int, _ parents: [Int], _ start: Int) -> [Int] {
    var nodes: [Int] = []
    var at = product
    while at != start {
      nodes.append(at >> fair.count)
      at = parents[at]
    }
    return nodes.reversed()
  }
}
