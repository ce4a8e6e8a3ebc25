import SceneLifecycle

/// How many events have to begin at least before an awaited callback can be delivered.
///
/// Each count goes down by at most one with an event: one process ends or starts, one session gets a
/// scene object, one window comes that did not leave with the others, one discard is reported. A
/// callback never makes a count larger, and an event that a fair end brings by itself is not counted.
/// So the count is a lower bound on the events that are still needed.
extension UIKitEngine {
  /// The fewest events before an awaited callback can be delivered.
  ///
  /// - Parameters:
  ///   - reachability: What is awaited.
  ///   - reported: Whether a discard was reported before.
  package func eventsNeeded(for reachability: FaultReachability, reported: Bool) -> Int {
    let known = reachability.needsDiscard && reported ? 1 : 0
    let needed = max(
      mayDeliver(reachability) ? 0 : 1, eventsUntil(process: reachability.process),
      eventsUntil(reports: reachability.reports - known))
    return platform.usesScenes ? max(needed, eventsUntilScenes(reachability)) : needed
  }

  /// Whether a callback that is awaited may be delivered without another event.
  private func mayDeliver(_ reachability: FaultReachability) -> Bool {
    if drainBringsEvents { return true }
    var process = state.agenda
    if process.contains(.exit) { process |= AgendaSet(.processEnded) }
    if process.intersects(reachability.processKinds) { return true }
    var agendas = state.agendas
    return state.busy.contains { Script.reachable(agendas[$0]).intersects(reachability.sceneKinds) }
  }

  /// Whether a fair end brings more events.
  private var drainBringsEvents: Bool {
    state.overlay == .cover || state.overlay == .call || !inactiveWindows.isEmpty
      || !state.dismissed.isEmpty || !state.refresh.isEmpty
  }

  private func eventsUntil(process: UInt32) -> Int {
    let missing = Int(process) - Int(names.process)
    if process < 2 || missing <= 0 { return 0 }
    if platform.refusesToLaunch { return missing }
    let isGone = isDying || state.process == .notRunning || state.process == .prewarmed
    return isGone ? 2 * missing - 1 : 2 * missing
  }

  private func eventsUntil(reports: Int) -> Int {
    if reports <= 0 { return 0 }
    let isComing = state.agenda.contains(.discard) || !state.dismissed.isEmpty
    let missing = isComing ? reports - 1 : reports
    return state.sessions.isEmpty && missing > 0 ? missing + 1 : missing
  }

  // MARK: Scenes

  /// The fewest events until a scene has connected often enough beside enough others.
  private func eventsUntilScenes(_ reachability: FaultReachability) -> Int {
    let others = reachability.others
    if others == 0 && reachability.connection == 0 { return 0 }
    let coming = state.visible & windows
    var shown =
      state.plannedForeground | state.committedForeground | state.active | state.inactive | coming
    var agendas = state.agendas
    for slot in state.busy where agendas[slot].intersects(Script.entries) { shown.insert(slot) }
    if !reachability.isAboutScene { return max(0, others - shown.count) }
    var fewest = Int.max
    let isWatched = !reachability.sceneKinds.intersects(Script.unwatched)
    for slot in SceneSet.first(scenes) & (isWatched ? watched : .first(64)) {
      let missing = max(0, others - (shown - SceneSet(slot)).count)
      let own = eventsUntil(slot, connection: reachability.connection, beside: others)
      // Windows that left together may come together: then one event brings both.
      let isShared = reachability.connection > 0 && (coming.contains(slot) || others > 1)
      fewest = min(fewest, isShared ? max(own, missing) : own + missing)
    }
    return fewest
  }

  /// The fewest events until a scene receives a callback through so many scene objects.
  private func eventsUntil(_ slot: Int, connection: UInt16, beside others: Int) -> Int {
    let agenda = state.agendas.agenda(of: slot)
    var count = Int(names.slots[slot].connection)
    if agenda.contains(.attachment) { count += 1 }
    if agenda.contains(.ghost) { count += 1 }
    let isConnected = state.plannedConnected.contains(slot) && !isDying
    let awaitsRefresh = state.refresh.contains(slot)
    if awaitsRefresh && !isConnected { count += 1 }
    let missing = Int(connection) - count
    if missing <= 0 { return hasOrGetsScene(slot) ? 0 : 1 }
    // A kill may bring an object by itself, and then no other object is beside it.
    if others == 0 || missing > 1 { return missing }
    return isConnected && !awaitsRefresh ? 2 : 1
  }

  /// Whether a slot has a scene, or gets one with what comes together or by itself.
  private func hasOrGetsScene(_ slot: Int) -> Bool {
    let there = state.plannedConnected | state.connected | state.busy | state.refresh
    return (there | (state.visible & windows)).contains(slot)
  }
}

extension Script {
  /// Returns the items a scene may receive without another event: those pending, and their sequels.
  fileprivate static func reachable(_ agenda: AgendaSet) -> AgendaSet {
    var all = agenda
    if all.contains(.ghost) {
      all |= connect | AgendaSet(.windowSet) | foreground | background
    }
    if all.contains(.reactivation) { all |= activate }
    if all.contains(.rebound) { all |= resign }
    if all.intersects(aggregateMoves) { all |= notices | phases }
    return all
  }

  /// The items of a scene that is about to be in the foreground, though it may not stay there.
  fileprivate static let entries: AgendaSet = [.ghost, .foregrounding, .entering, .earlyEntering]

  /// Moves after which the application's state may be another.
  private static let aggregateMoves: AgendaSet = [
    .foregrounding, .activation, .resignation, .backgrounding, .detachment,
  ]
}
