import SceneLifecycle

/// Leaves out two events at once, where the scenario is short enough to try all pairs.
struct EventPairs: Pass {
  let name = "event pairs"

  func run(_ search: inout Search) {
    guard search.best.entries.count <= Budget.eventsForPairs else { return }
    var second = search.best.entries.count - 1
    while second > 0 {
      for first in stride(from: second - 1, through: 0, by: -1)
      where search.attempt(without: [first, second]) {
        second = min(second, search.best.entries.count)
        break
      }
      second -= 1
    }
  }
}
