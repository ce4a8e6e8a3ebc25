import SceneLifecycle

/// Lets events bring what is simplest: all of them at once, then each, then the simplest that will do.
struct Contents: Pass {
  let name = "contents"

  /// The most events whose contents are looked at one after the other.
  static let limit = 40

  func run(_ search: inout Search) {
    var plain = search.best
    for position in plain.entries.indices where plain.brings(at: position) {
      plain.entries[position].event.number = 0
    }
    if plain == search.best || search.attempt(plain) { return }
    guard search.best.entries.count <= Self.limit else { return }
    for position in search.best.entries.indices
    where position < search.best.entries.count && search.best.brings(at: position) {
      for number in 0..<search.best.entries[position].event.number {
        var candidate = search.best
        candidate.entries[position].event.number = number
        if search.attempt(candidate) { break }
      }
    }
  }
}

extension Scenario {
  /// Whether an event brings something that is not the simplest of its kind.
  fileprivate func brings(at position: Int) -> Bool {
    let event = entries[position].event
    return event.kind.bringsContent && event.number != 0
  }
}
