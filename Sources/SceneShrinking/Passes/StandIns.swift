import SceneLifecycle

/// Lets a scene that is there anyway take the part of the one that fails.
///
/// All events of the scene that the last event is about go; that event happens to another scene
/// instead, after one event more. No deletion does that: an active scene that resigns and becomes
/// active again is shorter than one that is brought up for the purpose.
struct StandIns: Pass {
  let name = "stand-ins"
  /// Kinds of the one event more.
  var kinds: EventSet

  func run(_ search: inout Search) {
    guard let last = search.best.entries.last?.event, last.scene != Callback.noScene else { return }
    let isOwn = { (entry: Scenario.Entry) in entry.event.scene == last.scene }
    guard search.best.entries.count(where: isOwn) > 2 else { return }
    for other in search.best.usedSlots where other != Int(last.scene) {
      for kind in kinds where kind.takesScene {
        var candidate = search.best
        candidate.entries.removeAll(where: isOwn)
        candidate.entries += [kind, last.kind].map { Scenario.Entry(Event($0, scene: other)) }
        if search.attempt(candidate) { return }
      }
    }
  }
}
