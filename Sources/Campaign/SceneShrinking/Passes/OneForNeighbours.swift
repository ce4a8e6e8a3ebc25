import SceneLifecycle

/// Puts one event in the place of two or three neighbours, and one long tick in the place of several.
///
/// Several events often only lead to what a plain one does, and none of them can go alone: `lock;
/// silentPush; unlock` launch the app as `launch` does, `reboot; unlock` end it as `crash` does.
struct OneForNeighbours: Pass {
  let name = "one for neighbours"

  /// The kinds that may do the work of several events, the plainest first.
  private static let kinds: [EventKind] = [.launch, .open, .returnToApp, .home, .kill, .crash]

  func run(_ search: inout Search) {
    joinTicks(&search)
    openWindows(&search)
    guard search.best.entries.count <= Budget.eventsForNeighbours else { return }
    for length in [3, 2] {
      var first = search.best.entries.count - length
      while first >= 0 {
        if first + length <= search.best.entries.count { replace(&search, first, length) }
        first -= 1
      }
    }
  }

  private func replace(_ search: inout Search, _ first: Int, _ length: Int) {
    let range = first..<first + length
    let gone = search.best.entries[range].map(\.event)
    for kind in Self.kinds {
      for scene in kind.takesScene ? Self.scenes(of: gone) : [nil] {
        // To keep one of them is to leave the others out: that is for other passes.
        if gone.contains(where: { $0.kind == kind && (scene == nil || Int($0.scene) == scene) }) {
          continue
        }
        var candidate = search.best
        candidate.entries.replaceSubrange(range, with: [Scenario.Entry(Event(kind, scene: scene))])
        if search.attempt(candidate) { return }
      }
    }
  }

  /// The scenes that events are about, the first one where they are about none.
  private static func scenes(of events: [Event]) -> [Int?] {
    let slots = events.reduce(into: SceneSet.none) { slots, event in
      if event.scene != Callback.noScene { slots.insert(Int(event.scene)) }
    }
    return slots.isEmpty ? [0] : slots.map { $0 }
  }

  /// The kinds that end a process.
  private static let ends: EventSet = [
    .kill, .crash, .systemKill, .systemTerminate, .overrun, .reboot, .update, .reinstall,
    .restoreBackup,
  ]

  /// Opens a window in the process that is there, where that one ends and another is launched.
  private func openWindows(_ search: inout Search) {
    for position in search.best.entries.indices.dropLast().reversed()
    where position + 1 < search.best.entries.count {
      let isLaunched = search.best.entries[position + 1].event.kind == .launch
      guard isLaunched, Self.ends.contains(search.best.entries[position].event.kind) else {
        continue
      }
      var candidate = search.best
      candidate.entries.remove(at: position)
      candidate.entries[position].event.kind = .open
      _ = search.attempt(candidate)
    }
  }

  /// Lets the time of ticks that follow each other pass in one.
  private func joinTicks(_ search: inout Search) {
    var position = search.best.entries.count - 1
    while position > 0 {
      if position < search.best.entries.count {
        var candidate = search.best
        let (first, second) = (
          candidate.entries[position - 1].event, candidate.entries[position].event
        )
        let seconds = Int(first.number) + Int(second.number)
        if first.kind == .tick && second.kind == .tick && seconds <= Int(UInt8.max) {
          candidate.entries[position - 1].event.number = UInt8(seconds)
          candidate.entries.remove(at: position)
          _ = search.attempt(candidate)
        }
      }
      position -= 1
    }
  }
}
