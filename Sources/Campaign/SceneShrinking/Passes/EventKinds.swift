import SceneLifecycle

/// Leaves out all events of one group, then all of one kind that makes up much of the scenario, or of
/// one action of the app.
struct EventKinds: Pass {
  let name = "event kinds"

  /// A kind that is less than this part of all events goes faster in chunks.
  private static let part = 12

  func run(_ search: inout Search) {
    for group in EventGroup.allCases.reversed() {
      _ = search.attempt { $0.event.kind.group != group || $0.event.kind.isOfApp }
    }
    for number in search.best.names.actions.indices.reversed() {
      _ = search.attempt { $0.event.kind != .action || Int($0.event.number) != number }
    }
    for kind in [.work, .tick] + EventKind.allCases.reversed() {
      let count = search.best.entries.count { $0.event.kind == kind }
      guard count > 1, count * Self.part >= search.best.entries.count else { continue }
      _ = search.attempt { $0.event.kind != kind }
    }
  }
}
