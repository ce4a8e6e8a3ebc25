import SceneLifecycle

/// Leaves out all events of one group, then all of one kind.
struct EventKinds: Pass {
  let name = "event kinds"

  func run(_ search: inout Search) {
    for group in EventGroup.allCases.reversed() {
      _ = search.attempt { $0.event.kind.group != group }
    }
    for kind in EventKind.allCases.reversed() {
      _ = search.attempt { $0.event.kind != kind }
    }
  }
}
