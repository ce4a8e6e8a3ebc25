import SceneLifecycle

/// What has to be noted after a callback beside the memories that sentences ask for.
enum Notes {
  /// Returns the duties that a kind has whatever is asked.
  static func duties(of kind: CallbackKind) -> Row.Duties {
    switch kind {
    case .discard, .processEnded, .launchRefused: [.ledger, .notes]
    case .connect, .disconnect, .active, .foreground, .saveState, .continueActivity, .failActivity,
      .touch, .keyPress, .requestDestruction, .requestError, .didFinishLaunching, .main:
      .notes
    default: []
    }
  }

  /// The readable bits that need to know which sessions were open before.
  private static let ofSessions: [Fact] = [
    .namedAreUnreported, .reportIsPending, .everySessionStays, .namesLate, .addsSession,
    .identifierIsFresh, .identifierIsKept,
  ]

  /// The readable bits that what is noted of a kind serves.
  static func serves(_ kind: CallbackKind) -> [Fact] {
    switch kind {
    case .discard: [.destructionIsOwed] + ofSessions
    case .processEnded, .launchRefused: Fact.allCases
    case .connect:
      [.namedAreDisconnected, .cameInOptions, .answersWhatSucceeded, .objectIsNew] + ofSessions
    case .configuration, .main: ofSessions
    case .disconnect: [.namedAreDisconnected, .namesReclaimed, .objectIsNew]
    case .active: [.answersWhatActivated, .answersWhatSucceeded]
    case .foreground: [.answersWhatSucceeded]
    case .saveState: [.isLastSaved]
    case .continueActivity, .failActivity: [.wasAnswered]
    case .touch, .keyPress: [.isOlderThanTouch]
    case .requestDestruction: [.destructionIsOwed]
    case .requestError: [.destructionIsOwed, .answersWhatFailed]
    case .didFinishLaunching: [.reportIsPending, .isLastSaved]
    default: []
    }
  }
}

extension InvariantSuite {
  /// Notes what a callback about no scene in particular says.
  mutating func noteOfProcess(_ callback: inout Callback) {
    switch callback.kind {
    case .didFinishLaunching: ledger.hasLaunched = true
    case .requestDestruction: ledger.doomed |= callback.named
    case .requestError:
      ledger.doomed -= callback.named
      if callback.asksForWindow { ledger.failed = callback.event }
    case .touch, .keyPress: ledger.touched = callback.event
    case .discard:
      for slot in callback.named where slots[slot].isOf(round: round) {
        slots[slot].discarded = slots[slot].session
        slots[slot].isDiscarded = true
      }
    case .processEnded, .launchRefused: noteEnd(callback)
    default: break
    }
  }

  private mutating func noteEnd(_ callback: Callback) {
    let crashedAtLaunch = callback.cause == .crash && !ledger.hasLaunched
    if callback.cause == .kill || crashedAtLaunch { ledger.thrown &+= 1 }
    ledger.isAlive = false
  }

  /// Notes what a callback of a scene says.
  mutating func noteOfScene(_ callback: inout Callback, _ slot: Int) {
    switch callback.kind {
    case .connect:
      ledger.live.insert(slot)
      let comesLater = callback.detail == EventKind.handoff.rawValue
      slots[slot].option = comesLater ? 0 : callback.payload
      noteGrant(callback)
    case .disconnect:
      ledger.live.remove(slot)
      slots[slot].gone = max(slots[slot].gone, callback.connection)
      if callback.cause == .reclaim { noteReclaim(callback, slot) }
    case .foreground: noteGrant(callback)
    case .active:
      slots[slot].activatedBy = callback.event
      noteGrant(callback)
    case .saveState:
      slots[slot].saved = callback.payload
      slots[slot].savedAfter = ledger.thrown
    case .continueActivity, .failActivity: slots[slot].answered = callback.payload
    case .touch, .keyPress: ledger.touched = callback.event
    default: break
    }
  }

  private mutating func noteGrant(_ callback: Callback) {
    if callback.asksForWindow { ledger.granted = callback.event }
  }

  private mutating func noteReclaim(_ callback: Callback, _ slot: Int) {
    if ledger.reclaimedBy != callback.event { ledger.reclaimed = .none }
    ledger.reclaimedBy = callback.event
    ledger.reclaimed.insert(slot)
  }
}

extension Callback {
  fileprivate var asksForWindow: Bool {
    cause == .requestActivation || cause == .requestNewWindow
  }
}

extension SlotMemory {
  /// Whether it belongs to a case.
  func isOf(round: UInt32) -> Bool { UInt32(truncatingIfNeeded: era >> 32) == round }
}
