public import SceneLifecycle

/// A history that goes on for ever without something that must happen: a stem, and a cycle behind it.
public struct Lasso: Sendable {
  /// The state at which the stem ends and to which the cycle comes back.
  public var state: Int
  /// The states of the cycle, from the one after `state` back to it; empty when nothing more happens.
  public var cycle: [Int]
}

extension Explorer {
  /// Searches a fair history in which something pending for the watched slot never happens.
  ///
  /// The world is fair when it does not for ever keep back an event that it could bring all the time;
  /// of events that are about a scene, those about the watched one count.
  /// At rest it may leave the app alone for ever, if that is fair.
  ///
  /// To be asked of an exploration that is closed, has one slot watched and keeps all states.
  ///
  /// - Parameter fair: Kinds of event that the world does not keep back for ever.
  /// - Returns: The lasso with the shortest stem and behind it the shortest cycle; nil when there is
  ///   none: what must happen eventually does.
  /// - Complexity: O(states and transitions).
  public func lasso(fair: EventSet) -> Lasso? {
    precondition(bounds.watched == 1 && bounds.keepsAll, "a lasso is sought for one slot")
    let graph = graph(fair: fair)
    let knots = FairComponent.all(of: graph, fair: fair).filter(\.isFair)
    guard let knot = knots.min(by: { $0.start < $1.start }) else { return nil }
    return Lasso(
      state: graph.states[knot.start], cycle: knot.cycle().map { graph.states[$0] })
  }

  /// Collects the states with something pending and the edges between them.
  private func graph(fair: EventSet) -> ObligationGraph {
    var graph = ObligationGraph()
    var walker = walkers[0]
    var words = walker.reached
    for state in 0..<table.count {
      table.write(state, to: &words)
      walker.enter(words)
      if walker.monitor.hasObligation(0) { graph.states.append(state) }
    }
    for node in graph.states.indices {
      table.write(graph.states[node], to: &words)
      add(node, words, &walker, fair, to: &graph)
      graph.starts.append(graph.targets.count)
    }
    return graph
  }

  private func add(
    _ node: Int, _ words: StateWords, _ walker: inout SuccessorGenerator<E, M>, _ fair: EventSet,
    to graph: inout ObligationGraph
  ) {
    var row = table.blankRow
    walker.enter(words)
    let rests = walker.isAtRest
    graph.accepted.append(rests ? walker.accepts(fair) : fair)
    if rests {
      graph.targets.append(node)
      graph.kinds.append(ObligationGraph.Edge.nothing)
    } else {
      walker.deliver { walker, _ in
        add(walker, ObligationGraph.Edge.delivery, &row, to: &graph)
        return true
      }
      walker.enter(words)
    }
    walker.begin { walker, event, _ in
      let isElsewhere = event.kind.takesScene && event.scene != 0
      let kind = isElsewhere ? ObligationGraph.Edge.elsewhere : event.kind.rawValue
      add(walker, kind, &row, to: &graph)
      return true
    }
  }

  private func add(
    _ walker: SuccessorGenerator<E, M>, _ kind: UInt8, _ row: inout StateRow,
    to graph: inout ObligationGraph
  ) {
    guard table.row(of: walker.reached, into: &row), let state = table.find(row),
      let target = graph.node(of: state)
    else { return }
    graph.targets.append(target)
    graph.kinds.append(kind)
  }
}

extension SuccessorGenerator {
  /// Which of some kinds are accepted where the generator stands, of the watched slot or of all.
  func accepts(_ kinds: EventSet) -> EventSet {
    EventSet(
      of: (kinds & bounds.events).filter { kind in
        let slots = engine.accepting(kind)
        return kind.takesScene ? slots.contains(0) : !slots.isEmpty
      })
  }
}

extension ObligationGraph {
  /// The index of a state; nil when nothing is pending in it.
  fileprivate func node(of state: Int) -> Int? {
    var low = 0
    var high = states.count
    while low < high {
      let middle = (low + high) / 2
      if states[middle] < state { low = middle + 1 } else { high = middle }
    }
    return low < states.count && states[low] == state ? low : nil
  }
}
