import SceneLifecycle

/// Lets UIKit choose the usual everywhere, and every event wait until nothing is pending.
struct UsualWorld: Pass {
  let name = "usual world"

  func run(_ search: inout Search) {
    if attempt(&search, choices: true, delays: true) { return }
    if !attempt(&search, choices: true, delays: false) {
      _ = attempt(&search, choices: false, delays: true)
    }
  }

  private func attempt(_ search: inout Search, choices: Bool, delays: Bool) -> Bool {
    var candidate = search.best
    for position in candidate.entries.indices {
      if choices { candidate.entries[position].choices = [] }
      if delays { candidate.entries[position].event.delay = Event.atRest }
    }
    return candidate != search.best && search.attempt(candidate)
  }
}
