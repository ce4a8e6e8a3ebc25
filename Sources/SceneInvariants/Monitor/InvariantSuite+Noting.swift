import SceneLifecycle

extension InvariantSuite {
  /// Notes what a callback about no scene in particular says.
  mutating func noteOfProcess(_ callback: inout Callback) {
    switch callback.kind {
    case .didFinishLaunching:
      ledger.hasLaunched = true
      if callback.refusesLaunchOption { ledger.refused = callback.payload }
    case .appOpenURL, .appContinue, .appFailActivity, .appShortcut, .appAcceptShare,
      .notificationResponse:
      ledger.answered = callback.payload
      ledger.arrivedBy = callback.event
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
    case .installed:
      if callback.detail == Callback.noSession { ledger.erase() }
      ledger.isAlive = false
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
    case .configuration:
      slots[slot].isAsked = true
      slots[slot].asked = callback.payload
      slots[slot].askedKind = callback.detail
    case .connect:
      ledger.live.insert(slot)
      ledger.entered.remove(slot)
      slots[slot].isAsked = false
      let comesLater = callback.detail == EventKind.handoff.rawValue
      slots[slot].option = comesLater ? 0 : callback.payload
      if slots[slot].option != 0 { slots[slot].arrivedBy = callback.event }
      noteGrant(callback)
    case .disconnect:
      ledger.live.remove(slot)
      ledger.entered.remove(slot)
      slots[slot].gone = max(slots[slot].gone, callback.connection)
      if callback.cause == .reclaim { noteReclaim(callback, slot) }
    case .foreground:
      ledger.entered.insert(slot)
      noteGrant(callback)
    case .background: ledger.entered.remove(slot)
    case .active:
      slots[slot].activatedBy = callback.event
      noteGrant(callback)
    case .saveState:
      slots[slot].saved = callback.payload
      slots[slot].savedAfter = ledger.thrown
    case .openURL, .continueActivity, .failActivity, .performShortcut, .acceptShare,
      .notificationResponse:
      slots[slot].answered = callback.payload
      slots[slot].arrivedBy = callback.event
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
