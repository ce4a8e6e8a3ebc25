import SceneLifecycle

/// Leaves out three events at once, where the scenario is short enough to try all triples.
struct EventTriples: Pass {
  let name = "event triples"

  func run(_ search: inout Search) {
    let count = search.best.entries.count
    guard count <= Budget.eventsForTriples else { return }
    for third in stride(from: count - 1, to: 1, by: -1) {
      for second in stride(from: third - 1, to: 0, by: -1) {
        for first in stride(from: second - 1, through: 0, by: -1)
        where search.attempt(without: [first, second, third]) {
          // Single events and pairs may go now: they are cheaper and come first.
          return
        }
      }
    }
  }
}
