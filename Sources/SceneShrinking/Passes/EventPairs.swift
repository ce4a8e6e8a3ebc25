import SceneLifecycle

/// Leaves out two events at once, where the scenario is short enough to try all pairs.
struct EventPairs: Pass {
  let name = "event pairs"

  /// The most events with which all pairs are tried.
  static let limit = 40

  func run(_ search: inout Search) {
    guard search.best.entries.count <= Self.limit else { return }
    var second = search.best.entries.count - 1
    while second > 0 {
      var first = second - 1
      while first >= 0 {
        if drop(&search, first, second) {
          second = min(second, search.best.entries.count)
          break
        }
        first -= 1
      }
      second -= 1
    }
  }

  private func drop(_ search: inout Search, _ first: Int, _ second: Int) -> Bool {
    guard second < search.best.entries.count else { return false }
    var candidate = search.best
    candidate.entries.remove(at: second)
    candidate.entries.remove(at: first)
    return search.attempt(candidate)
  }
}
