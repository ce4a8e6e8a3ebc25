import SceneLifecycle

/// Puts neighbours that do not depend on each other into one order, so that one bug has one text.
struct CanonicalOrder: Pass {
  let name = "canonical order"

  func run(_ search: inout Search) {
    var place = 1
    while place < search.best.entries.count {
      place = swap(&search, before: place) ? max(1, place - 1) : place + 1
    }
  }

  private func swap(_ search: inout Search, before place: Int) -> Bool {
    let entries = search.best.entries
    guard entries[place].event.isPlainer(than: entries[place - 1].event) else { return false }
    var candidate = search.best
    candidate.entries.swapAt(place - 1, place)
    return search.attempt(candidate)
  }
}

extension Event {
  /// Whether the event comes before another one, as `Size` compares scenarios of equal length.
  fileprivate func isPlainer(than other: Event) -> Bool {
    (kind.rawValue, scene, delay) < (other.kind.rawValue, other.scene, other.delay)
  }
}
