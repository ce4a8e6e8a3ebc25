import SceneLifecycle

/// Keeps only the last events: a few first, then twice as many, until they fail alone.
///
/// Early events often only led to a state that the last events reach as well.
struct LastEvents: Pass {
  let name = "last events"

  private static let fewest = 16

  func run(_ search: inout Search) {
    var length = Self.fewest
    while length < search.best.entries.count {
      if search.attempt(without: 0..<search.best.entries.count - length) { return }
      length *= 2
    }
  }
}
