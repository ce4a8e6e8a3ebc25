import SceneLifecycle

/// Cuts what comes after the violation, and what was never played.
struct CutTail: Pass {
  let name = "cut tail"

  func run(_ search: inout Search) {
    _ = search.attempt(search.best)
    var step = 1
    while !search.best.entries.isEmpty {
      let count = search.best.entries.count
      if search.attempt(without: max(0, count - step)..<count) {
        step *= 2
      } else if step == 1 {
        return
      } else {
        step = 1
      }
    }
  }
}
