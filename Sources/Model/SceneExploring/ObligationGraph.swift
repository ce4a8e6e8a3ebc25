import SceneLifecycle

/// The states in which something is pending for the watched slot, and the edges between them.
///
/// A history in which it never happens stays in these states from some point on.
struct ObligationGraph: Sendable {
  /// The meaning of an edge between two states.
  enum Edge {
    /// Something that was pending is delivered.
    static let delivery: UInt8 = 253
    /// The world leaves the app alone.
    static let nothing: UInt8 = 254
    /// An event of a scene that the monitor does not observe.
    static let elsewhere: UInt8 = 255
  }

  /// Numbers of the states, rising.
  var states: [Int] = []
  /// Where the edges of each state begin in `targets`, and one more.
  var starts: [Int] = [0]
  /// Indices in `states` to which the edges lead.
  var targets: [Int] = []
  /// The kind of event of each edge by raw value, or another `Edge`.
  var kinds: [UInt8] = []
  /// Fair kinds that each state accepts at rest; all for a state that is not at rest.
  var accepted: [EventSet] = []

  /// The indices of all edges of a state.
  func edges(_ node: Int) -> Range<Int> { starts[node]..<starts[node + 1] }

  /// Strongly connected parts, each a list of indices; parts of one state without an edge to itself
  /// are left out.
  ///
  /// Source: Tarjan, *Depth-first search and linear graph algorithms*, SIAM J. Comput. 1, 1972.
  /// - Complexity: O(states + edges).
  func knots() -> [[Int]] {
    var search = KnotSearch(count: states.count)
    for root in states.indices where search.isNew(root) { search.visit(root, in: self) }
    return search.knots.filter { knot in
      knot.count > 1 || edges(knot[0]).contains { targets[$0] == knot[0] }
    }
  }
}

/// Tarjan's search with a stack of its own: histories are longer than a thread's stack.
private struct KnotSearch {
  var knots: [[Int]] = []

  private var numbers: [Int]
  private var low: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var frames: [(node: Int, edge: Int)] = []
  private var next = 0

  init(count: Int) {
    numbers = [Int](repeating: -1, count: count)
    low = numbers
    isOpen = [Bool](repeating: false, count: count)
  }

  func isNew(_ node: Int) -> Bool { numbers[node] < 0 }

  mutating func visit(_ root: Int, in graph: ObligationGraph) {
    enter(root, graph)
    while let (node, edge) = frames.last {
      if edge < graph.edges(node).upperBound {
        frames[frames.count - 1].edge += 1
        follow(node, graph.targets[edge], graph)
      } else {
        leave(node)
      }
    }
  }

  private mutating func enter(_ node: Int, _ graph: ObligationGraph) {
    numbers[node] = next
    low[node] = next
    next += 1
    isOpen[node] = true
    open.append(node)
    frames.append((node, graph.edges(node).lowerBound))
  }

  private mutating func follow(_ node: Int, _ target: Int, _ graph: ObligationGraph) {
    if numbers[target] < 0 {
      enter(target, graph)
    } else if isOpen[target] {
      low[node] = min(low[node], numbers[target])
    }
  }

  private mutating func leave(_ node: Int) {
    frames.removeLast()
    if let parent = frames.last?.node { low[parent] = min(low[parent], low[node]) }
    guard low[node] == numbers[node] else { return }
    var knot: [Int] = []
    while let top = open.popLast() {
      isOpen[top] = false
      knot.append(top)
      if top == node { break }
    }
    knots.append(knot.sorted())
  }
}
