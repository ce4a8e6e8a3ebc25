import SceneLifecycle

/// Puts neighbours that do not depend on each other into one order, so that one bug has one text.
struct CanonicalOrder: Pass {
  let name = "canonical order"

  func run(_ search: inout Search) {
    var position = 1
    while position < search.best.entries.count {
      position = swap(&search, before: position) ? max(1, position - 1) : position + 1
    }
  }

  private func swap(_ search: inout Search, before position: Int) -> Bool {
    let entries = search.best.entries
    guard entries[position].event.isPlainer(than: entries[position - 1].event) else { return false }
    var candidate = search.best
    candidate.entries.swapAt(position - 1, position)
    return search.attempt(candidate)
  }
}

extension Event {
  /// Whether the event comes before another one, as `Size` compares scenarios of equal length.
  fileprivate func isPlainer(than other: Event) -> Bool {
    (kind.rawValue, scene, delay) < (other.kind.rawValue, other.scene, other.delay)
  }
}
