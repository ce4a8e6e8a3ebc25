import SceneLifecycle

/// Puts a simpler event in the place of another; kinds are declared in rising order.
struct SimplerEvents: Pass {
  let name = "simpler events"

  /// The most events with which every simpler kind is tried everywhere.
  static let limit = 40

  func run(_ search: inout Search) {
    guard search.best.entries.count <= Self.limit else { return }
    for place in search.best.entries.indices {
      guard place < search.best.entries.count else { return }
      simplify(&search, place)
    }
  }

  private func simplify(_ search: inout Search, _ place: Int) {
    let event = search.best.entries[place].event
    for kind in EventKind.allCases where kind.rawValue < event.kind.rawValue {
      var candidate = search.best
      candidate.entries[place].event.kind = kind
      let scene = event.scene == Callback.noScene ? 0 : event.scene
      candidate.entries[place].event.scene = kind.takesScene ? scene : Callback.noScene
      if search.attempt(candidate) { return }
    }
  }
}
