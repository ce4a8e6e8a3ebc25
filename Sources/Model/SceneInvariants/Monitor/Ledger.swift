package import SceneLifecycle

/// The memory of all sessions at once, and of the process.
package struct Ledger: Sendable {
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
  var awaitingDestruction = SceneSet.none
  /// Sessions whose scenes were reclaimed by one event.
  var reclaimed = SceneSet.none
  /// That event.
  var reclaimedBy: UInt32 = 0
  /// The payload that the launch methods of an app without scenes refused; 0 for none.
  var refused: UInt32 = 0
  /// The payload that was delivered last to an app without scenes that was there.
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

  /// A ledger of nothing.
  package init() {}

  /// All stored fields, in the order in which they are written.
  ///
  /// Fields that are not about a session go into the process's word of a state. Each slot's word has the
  /// slot's memory first, then one bit for each field of sessions.
  @inline(__always)
  package mutating func forEachField(_ body: MemoryFieldBody) {
    body(&hasLaunched.word, .flag, .process) {
      Note(.didFinishLaunching, serves: [.reportIsPending, .isLastSaved])
    }
    body(&isAlive.word, .flag, .lasting) { Note(at: .ends, need: .ends) }
    body(&failed.word, .event, .lasting) { Note(.requestError, serves: [.answersWhatFailed]) }
    body(&granted.word, .event, .lasting) {
      Note(.connect, .active, .foreground, serves: [.answersWhatSucceeded])
    }
    body(&touched.word, .relativeAge, .lasting) {
      Note(.touch, .keyPress, serves: [.isOlderThanTouch])
    }
    body(&reclaimedBy.word, .event, .lasting) { .reclaimed }
    body(&refused.word, .payload, .process) {
      Note(.didFinishLaunching, serves: [.wasRefusedAtLaunch])
    }
    body(&answered.word, .payload, .process) { Note(at: .deliveries, serves: [.wasAnswered]) }
    body(&arrivedBy.word, .event, .process) {
      Note(at: .deliveries, serves: [.bringsWhatIsMissing])
    }
    body(&thrown.word, .unwritten, .lasting) { Note(at: .ends, serves: [.isLastSaved]) }
    body(&vanished.bits, .unwritten, .lasting) { Note() }
    forEachSetOfSessions(body)
  }

  @inline(__always)
  mutating func forEachSetOfSessions(_ body: MemoryFieldBody) {
    body(&open.bits, .sessionsAndBeyond, .lasting) {
      Note(
        .discard, .connect, .configuration, .main, at: .ends, serves: .ofSessions,
        since: .isNot(.everySessionStays))
    }
    body(&reported.bits, .sessions, .lasting) {
      Note(.discard, at: .ends, serves: .ofSessions, since: .isNotOfNamed(.namedAreUnreported))
    }
    body(&lost.bits, .sessionsAndBeyond, .lasting) {
      Note(.discard, at: .ends, serves: .ofSessions, since: .isSo(.reportIsPending))
    }
    body(&settled.bits, .sessions, .lasting) {
      Note(.discard, at: .ends, serves: [.identifierIsKept])
    }
    body(&live.bits, .sessions, .process) {
      Note(.connect, .disconnect, since: .isNotOfNamed(.namedAreDisconnected))
    }
    body(&entered.bits, .sessions, .process) {
      Note(.connect, .disconnect, .foreground, .background, serves: [.activeHaveEntered])
    }
    body(&awaitingDestruction.bits, .sessions, .process) {
      Note(
        .discard, .requestDestruction, .requestError, at: .ends, since: .isSo(.destructionIsPending)
      )
    }
    body(&reclaimed.bits, .sessions, .process) { .reclaimed }
    body(&erased.bits, .sessions, .lasting) { Note(at: .ends, serves: [.erasedReturn]) }
  }

  // MARK: Sessions

  /// A process begins: sessions that are missing now were lost meanwhile.
  mutating func beginProcess(open now: SceneSet) {
    lost |= open - now - reported
    reported -= now - open
    open = now
    forEachField { word, _, lifetime, _ in word = lifetime == .lasting ? word : 0 }
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
    if CallbackSet.ends.contains(callback.kind) {
      lost |= missing
    } else {
      vanished = missing
    }
    open = callback.open
    settled = settled & callback.open
    return adds && callback.cause == .requestNewWindow
  }

  /// The app is deleted: what was open or awaited its report is gone, and no report comes.
  private mutating func erase() {
    erased |= lost | open | reported
    open = .none
    reported = .none
    lost = .none
    settled = .none
    awaitingDestruction = .none
  }

  private mutating func report(_ named: SceneSet) {
    reported |= named
    lost -= named
    awaitingDestruction -= named
    settled -= named
  }
}

// MARK: - Noting

extension Ledger {
  /// Notes what a callback about no scene in particular says.
  package mutating func recordProcessCallback(_ callback: inout Callback) {
    switch callback.kind {
    case .didFinishLaunching:
      hasLaunched = true
      if callback.refusesLaunchOption { refused = callback.payload }
    case .appOpenURL, .appContinue, .appFailActivity, .appShortcut, .appAcceptShare,
      .notificationResponse:
      answered = callback.payload
      arrivedBy = callback.event
    case .requestDestruction: awaitingDestruction |= callback.named
    case .requestError:
      awaitingDestruction -= callback.named
      if callback.asksForWindow { failed = callback.event }
    case .touch, .keyPress: touched = callback.event
    case .processEnded, .launchRefused:
      let crashedAtLaunch = callback.cause == .crash && !hasLaunched
      if callback.cause == .kill || crashedAtLaunch { thrown &+= 1 }
      isAlive = false
    case .installed:
      if callback.detail == Callback.noSession { erase() }
      isAlive = false
    default: break
    }
  }

  /// Notes what a callback of a scene says.
  package mutating func recordSceneCallback(_ callback: inout Callback, _ slot: Int) {
    switch callback.kind {
    case .connect:
      live.insert(slot)
      entered.remove(slot)
      noteGrant(&callback)
    case .disconnect:
      live.remove(slot)
      entered.remove(slot)
      guard callback.cause == .reclaim else { return }
      if reclaimedBy != callback.event { reclaimed = .none }
      reclaimedBy = callback.event
      reclaimed.insert(slot)
    case .foreground:
      entered.insert(slot)
      noteGrant(&callback)
    case .background: entered.remove(slot)
    case .active: noteGrant(&callback)
    case .touch, .keyPress: touched = callback.event
    default: break
    }
  }

  @inline(__always)
  private mutating func noteGrant(_ callback: inout Callback) {
    if callback.asksForWindow { granted = callback.event }
  }
}

// MARK: - Reading

extension Ledger {
  /// Facts that compare a callback with the values in the ledger.
  @inline(__always)
  func reading(_ callback: inout Callback) -> FactSet {
    let event = callback.event
    var now = FactSet(.answersWhatFailed, if: event != 0 && event == failed)
    now |= FactSet(.answersWhatSucceeded, if: event != 0 && event == granted)
    now |= FactSet(.isOlderThanTouch, if: event < touched)
    return now | FactSet(.erasedReturn, if: !(callback.shown & erased).isEmpty)
  }

  /// Facts about what is delivered to an app without scenes.
  ///
  /// - Parameter brings: Whether the event that the callback answers brings something.
  func readingWithoutScene(_ callback: inout Callback, brings: Bool) -> FactSet {
    let payload = callback.payload
    return FactSet(.bringsWhatIsMissing, if: brings && callback.event != arrivedBy)
      | FactSet(.wasAnswered, if: payload != 0 && payload == answered)
      | FactSet(.wasRefusedAtLaunch, if: payload != 0 && payload == refused)
  }

  /// Facts about the sessions that a callback names.
  func readingOfNames(_ callback: inout Callback) -> FactSet {
    let named = callback.named
    let again = reported - (callback.open - open)
    var now = FactSet(.namedAreUnreported, if: (named & again).isEmpty)
    now |= FactSet(.namedAreDisconnected, if: (named & live).isEmpty)
    let isReclaim = callback.cause == .reclaim && callback.event == reclaimedBy
    now |= FactSet(.namesReclaimed, if: isReclaim && !(named & reclaimed).isEmpty)
    return now | FactSet(.namesLate, if: !(named & lost).isEmpty)
  }
}

// MARK: - Sets of the field lists

extension CallbackSet {
  /// After these there is no process.
  static let ends = CallbackSet(.processEnded, .launchRefused, .installed)
  fileprivate static let deliveries = CallbackSet(
    .appOpenURL, .appContinue, .appFailActivity, .appShortcut, .appAcceptShare,
    .notificationResponse)
}

private typealias Note = MemoryNote

extension MemoryNote {
  fileprivate static let reclaimed = Note(.disconnect, serves: [.namesReclaimed])
}

extension FactSet {
  /// Those that need to know which sessions were open before.
  fileprivate static let ofSessions: FactSet = [
    .namedAreUnreported, .reportIsPending, .everySessionStays, .namesLate, .addsSession,
    .identifierIsFresh, .identifierIsKept, .erasedReturn,
  ]
}

extension Callback {
  fileprivate var asksForWindow: Bool {
    cause == .requestActivation || cause == .requestNewWindow
  }

  /// The sessions that it shows: its own, those it names, and all that a new process finds.
  fileprivate var shown: SceneSet {
    if isOfScene { return SceneSet(Int(scene & 63)) }
    return kind == .main ? open | named : named
  }
}
