import SceneLifecycle

/// Lets events wait until nothing is pending, or at least arrive sooner.
struct Delays: Pass {
  let name = "delays"

  func run(_ search: inout Search) {
    var candidate = search.best
    for position in candidate.entries.indices {
      candidate.entries[position].event.delay = Event.atRest
    }
    if candidate != search.best { _ = search.attempt(candidate) }
    for position in search.best.entries.indices.reversed() {
      if set(&search, position, Event.atRest) { continue }
      var delay: UInt16 = 0
      while delay < 16, !set(&search, position, delay) { delay += 1 }
    }
  }

  private func set(_ search: inout Search, _ position: Int, _ delay: UInt16) -> Bool {
    guard position < search.best.entries.count else { return true }
    let now = search.best.entries[position].event.delay
    if now == Event.atRest || now <= delay && delay != Event.atRest { return true }
    var candidate = search.best
    candidate.entries[position].event.delay = delay
    return search.attempt(candidate)
  }
}
