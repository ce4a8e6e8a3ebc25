import SceneEngine
import SceneLifecycle

extension Order {
  /// One item that has to be delivered before another.
  struct Pair: Hashable, Sendable, CustomStringConvertible {
    /// What comes first.
    var earlier: AgendaItem
    /// What waits for it.
    var later: AgendaItem

    /// Both items in their order.
    var description: String { "\(earlier.word) before \(later.word)" }
  }

  /// The pairs that no other pairs imply, in the order of the later item.
  var pairs: [Pair] {
    AgendaItem.allCases.flatMap { later in
      let earlier = before(later)
      let implied = earlier.positions.reduce(AgendaSet.none) { rest, position in
        rest | (later.isOfScene ? scene[position] : process[position])
      }
      return (earlier - implied).items(ofScene: later.isOfScene).map {
        Pair(earlier: $0, later: later)
      }
    }
  }

  /// Takes a pair out that no others imply; all the others stay.
  ///
  /// - Parameter pair: One of `pairs`.
  mutating func remove(_ pair: Pair) {
    let position = pair.later.position
    if pair.later.isOfScene {
      scene[position] -= AgendaSet(pair.earlier)
    } else {
      process[position] -= AgendaSet(pair.earlier)
    }
  }

  /// The items of the same scope that have to be delivered before an item.
  func before(_ item: AgendaItem) -> AgendaSet {
    item.isOfScene ? scene[item.position] : process[item.position]
  }
}
