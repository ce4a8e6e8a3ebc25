import SceneLifecycle

/// Leaves out events from the back, one at a time, and longer and longer runs while that works: two,
/// three, four, eight, ….
struct SingleEvents: Pass {
  let name = "single events"

  func run(_ search: inout Search) {
    var end = search.best.entries.count
    while end > 0 {
      let before = search.best.entries.count
      if search.attempt(without: end - 1..<end) {
        let after = search.best.entries.count
        end = min(end - 1, after)
        // Where later events became illegal with it, one at a time is enough.
        if before - after == 1 { end -= more(&search, before: end) }
      } else {
        end -= 1
      }
      end = min(end, search.best.entries.count)
    }
  }

  /// Leaves out as many events before an index as a growing run of them gets.
  ///
  /// - Returns: How many went.
  private func more(_ search: inout Search, before position: Int) -> Int {
    var gone = 0
    var run = 2
    while gone + run <= position {
      let count = search.best.entries.count
      guard search.attempt(without: position - gone - run..<position - gone) else {
        return gone
      }
      guard count - search.best.entries.count == run else { return gone + run }
      gone += run
      run = run < 4 ? run + 1 : run * 2
    }
    return gone
  }
}
