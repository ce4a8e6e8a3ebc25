import SceneLifecycle

/// Leaves out one event at a time from the back, and more at once while that works.
struct SingleEvents: Pass {
  let name = "single events"

  func run(_ search: inout Search) {
    var end = search.best.entries.count
    var length = 1
    while end > 0 {
      end = min(end, search.best.entries.count)
      let start = max(0, end - length)
      if start < end, search.attempt(without: start..<end) {
        length *= 2
        end = min(start, search.best.entries.count)
      } else if length > 1 {
        length = 1
      } else {
        end -= 1
      }
    }
  }
}
