import SceneLifecycle

/// Changes that are drawn as one line: from each of some states to each of some others.
package struct MachineBundle: Hashable, Sendable {
  /// Where the changes start, rising.
  package var sources: [Int]
  /// Where they lead, rising.
  package var targets: [Int]
  /// One of the changes: what is written beside the line.
  package var change: StateMachine.Change

  /// Whether the line leads to states that are drawn further down.
  var isDownward: Bool { change.to > change.from }
  /// Whether the line stands between two neighbours.
  var isStep: Bool { sources.count == 1 && targets.count == 1 && rows.count == 2 }
  /// The rows from the first state to the last.
  var rows: ClosedRange<Int> {
    min(sources[0], targets[0])...max(sources[sources.count - 1], targets[targets.count - 1])
  }
}

extension StateMachine {
  /// The changes as lines: each change is in exactly one.
  ///
  /// Down to the next state every change has its own line, so that the way up to life is one
  /// column; other changes that are alike share one.
  package var bundles: [MachineBundle] {
    var bundles = changes.filter { $0.to == $0.from + 1 }.map {
      MachineBundle(sources: [$0.from], targets: [$0.to], change: $0)
    }
    var rest = changes.filter { $0.to != $0.from + 1 }
    while let first = rest.first {
      let alike = rest.filter { $0.isLike(first) }
      rest.removeAll { $0.isLike(first) }
      bundles += Self.bundles(of: alike)
    }
    return bundles
  }

  /// Puts the states together from which alike changes lead to the same states.
  private static func bundles(of alike: [Change]) -> [MachineBundle] {
    var bundles: [MachineBundle] = []
    for change in alike {
      if bundles.contains(where: { $0.sources.contains(change.from) }) { continue }
      let targets = alike.filter { $0.from == change.from }.map(\.to)
      if let place = bundles.firstIndex(where: { $0.targets == targets }) {
        bundles[place].sources.append(change.from)
      } else {
        bundles.append(MachineBundle(sources: [change.from], targets: targets, change: change))
      }
    }
    return bundles
  }
}

extension StateMachine.Change {
  /// Whether another change goes the same way with the same words.
  fileprivate func isLike(_ other: StateMachine.Change) -> Bool {
    var other = other
    let isSameWay = (to > from) == (other.to > other.from)
    other.from = from
    other.to = to
    return isSameWay && other == self
  }
}
