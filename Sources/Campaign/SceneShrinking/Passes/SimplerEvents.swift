import SceneLifecycle

/// Puts a simpler event in the place of another: of all its kind at once, then of each.
///
/// Time passes in as few seconds as it takes, the oldest work goes on; an action of the app is left
/// alone.
struct SimplerEvents: Pass {
  let name = "simpler events"

  /// The most events with which simpler kinds are tried.
  static let limit = 40

  func run(_ search: inout Search) {
    guard search.best.entries.count <= Self.limit else { return }
    for kind in EventKind.allCases.reversed() {
      for simpler in kind.simpler where simplify(&search, kind, to: simpler) { break }
    }
    lowerNumbers(&search)
  }

  private func simplify(
    _ search: inout Search, _ kind: EventKind, to simpler: EventKind
  ) -> Bool {
    let positions = search.best.entries.indices.filter {
      search.best.entries[$0].event.kind == kind
    }
    if positions.isEmpty || search.attempt(search.best.replacing(positions, by: simpler)) {
      return true
    }
    if positions.count == 1 { return false }
    for position in positions
    where position < search.best.entries.count && search.best.entries[position].event.kind == kind {
      _ = search.attempt(search.best.replacing([position], by: simpler))
    }
    return false
  }

  /// Lets each tick pass in as few seconds as it takes, and the oldest work that will do go on.
  private func lowerNumbers(_ search: inout Search) {
    for position in search.best.entries.indices where position < search.best.entries.count {
      let event = search.best.entries[position].event
      switch event.kind {
      case .work: _ = (1..<max(1, event.number)).first { lower(&search, position, to: $0) }
      case .tick: halve(&search, position)
      default: continue
      }
    }
  }

  /// Looks for the fewest seconds by halves: what fails after some fails after more.
  private func halve(_ search: inout Search, _ position: Int) {
    var low: UInt8 = 1
    var high = search.best.entries[position].event.number
    while low < high {
      let middle = low + (high - low) / 2
      if lower(&search, position, to: middle) {
        high = middle
      } else {
        low = middle + 1
      }
    }
  }

  private func lower(_ search: inout Search, _ position: Int, to number: UInt8) -> Bool {
    guard position < search.best.entries.count else { return false }
    var candidate = search.best
    candidate.entries[position].event.number = number
    return search.attempt(candidate)
  }
}

extension Scenario {
  /// Returns the scenario with events of another kind at some indices.
  func replacing(_ positions: [Int], by kind: EventKind) -> Scenario {
    var changed = self
    for position in positions {
      let scene = changed.entries[position].event.scene
      changed.entries[position].event.kind = kind
      // What one kind brings, another cannot bring.
      changed.entries[position].event.number = 0
      if !kind.takesScene {
        changed.entries[position].event.scene = Callback.noScene
      } else if scene == Callback.noScene {
        changed.entries[position].event.scene = 0
      }
    }
    return changed
  }
}
