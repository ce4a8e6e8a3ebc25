import SceneLifecycle

/// What is remembered about all sessions at once, and about the process.
struct Ledger: Sendable {
  /// `openSessions` at the last callback.
  var open = SceneSet.none
  /// Sessions that a report has named and that were not open again since.
  var reported = SceneSet.none
  /// Sessions that were lost between two processes and that no report has named.
  var lost = SceneSet.none
  /// Slots whose session is known by its identifier.
  var settled = SceneSet.none
  /// Slots whose session was there when the app was deleted, and that no other session has taken since.
  var erased = SceneSet.none
  /// Sessions with a scene that received `willConnectTo` and not yet `sceneDidDisconnect`.
  var live = SceneSet.none
  /// Sessions with a scene that received that it enters the foreground, and not yet that it left.
  var entered = SceneSet.none
  /// Sessions that are to be destroyed.
  var doomed = SceneSet.none
  /// Sessions whose scenes were reclaimed by one event.
  var reclaimed = SceneSet.none
  /// That event.
  var reclaimedBy: UInt32 = 0
  /// What the launch methods of an app without scenes refused; 0 for nothing.
  var refused: UInt32 = 0
  /// What was delivered last to an app without scenes that was there.
  var answered: UInt32 = 0
  /// The last event of which something arrived at an app without scenes.
  var arrivedBy: UInt32 = 0
  /// The last request that failed.
  var failed: UInt32 = 0
  /// The last request that was granted.
  var granted: UInt32 = 0
  /// The last event that brought a touch or a key press.
  var touched: UInt32 = 0
  /// How often saved state was thrown away.
  var thrown: UInt32 = 0
  /// Whether the process has launched.
  var hasLaunched = false
  /// Whether a process lives.
  var isAlive = false
  /// The lowest slot of a session that vanished at the last callback; none when none did.
  var vanished = SceneSet.none

  /// A process begins: sessions that are missing now were lost meanwhile.
  mutating func beginProcess(open now: SceneSet) {
    lost |= open - now - reported
    reported -= now - open
    open = now
    live = .none
    entered = .none
    doomed = .none
    reclaimed = .none
    refused = 0
    answered = 0
    arrivedBy = 0
    hasLaunched = false
  }

  /// Compares `openSessions` with the last callback.
  ///
  /// - Returns: Whether a window request added a session to others.
  mutating func compare(_ callback: inout Callback) -> Bool {
    let risen = callback.open - open
    let fallen = open - callback.open
    let adds = !risen.isEmpty && !open.isEmpty
    reported -= risen
    erased -= risen
    if callback.kind == .discard { report(callback.named) }
    let missing = fallen - reported
    if CallbackSet(.processEnded, .launchRefused, .installed).contains(callback.kind) {
      lost |= missing
    } else {
      vanished = missing
    }
    open = callback.open
    settled = settled & callback.open
    return adds && callback.cause == .requestNewWindow
  }

  /// The app is deleted: what was open or awaited its report is gone, and no report comes.
  mutating func erase() {
    erased |= lost | open | reported
    open = .none
    reported = .none
    lost = .none
    settled = .none
    doomed = .none
  }

  private mutating func report(_ named: SceneSet) {
    reported |= named
    lost -= named
    doomed -= named
    settled -= named
  }
}
