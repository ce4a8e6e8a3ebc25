import SceneLifecycle

extension InvariantSuite {
  /// The bits of a callback's own fields that most kinds are judged by.
  @inline(always)
  func reading(_ callback: Callback) -> UInt64 {
    var now = causes[Int(callback.cause.rawValue)]
    now |= 1 &<< UInt64(truncatingIfNeeded: callback.activation.rawValue)
    now |= 32 &<< UInt64(truncatingIfNeeded: callback.application.rawValue)
    let connected = callback.connected.bits
    now |= bit(connected & ~callback.open.bits == 0, .connectedAreOpen)
    now |= bit(callback.attached.bits == connected, .attachedAreConnected)
    now |= agreement(callback) &<< UInt64(truncatingIfNeeded: Fact.appReadsMaximum.rawValue)
    return now | Fact.everySessionStays.bit | Fact.always.bit
  }

  /// The bits about the scene's own slot that most kinds of a scene are judged by.
  @inline(always)
  func readingOfScene(_ callback: Callback) -> UInt64 {
    let slot = UInt64(truncatingIfNeeded: callback.scene)
    let hasScene = (callback.attached.bits &>> slot) & 1
    let identity = Fact.identifierIsKept.bit | Fact.identifierIsFresh.bit
    return hasScene &<< UInt64(truncatingIfNeeded: Fact.sessionHasScene.rawValue) | identity
  }

  /// The bits that few kinds are judged by.
  @inline(never)
  mutating func seldomReading(_ callback: inout Callback) -> UInt64 {
    let active = callback.active.bits
    var now = bit(active != 0, .someSceneIsActive)
    now |= bit(active & ~callback.accessories.bits != 0, .someWindowIsActive)
    now |= bit(active & (active &- 1) != 0, .twoScenesAreActive)
    let windows = callback.connected.bits & ~callback.accessories.bits
    let isSingle = windows & (windows &- 1) == 0
    now |= bit(isSingle, .atMostOneWindow)
    now |= bit(isSingle || callback.cause == .kill, .atMostOneWindowOrDying)
    now |= bit(!ledger.lost.isEmpty, .reportIsPending)
    let slot = Int(callback.scene)
    guard slot < 64 else { return now }
    now |= bit(callback.open.contains(slot), .sessionIsOpen)
    now |= bit(callback.connected.contains(slot), .sceneIsConnected)
    now |= bit(callback.accessories.contains(slot), .isAccessory)
    now |= bit(callback.connection > slots[slot].gone, .objectIsNew)
    return now
  }

  /// One when applicationState is that of the most active window, or of an accessory above it.
  ///
  /// Whether a CarPlay or external scene counts is open:
  /// <doc:Freedoms#Accessory-scenes-in-the-aggregate>.
  @inline(always)
  private func agreement(_ callback: Callback) -> UInt64 {
    let windows = ~callback.accessories.bits
    let active = callback.active.bits
    let inactive = callback.inactive.bits
    let activeWindow = one(ifAnyOf: active & windows)
    let shownWindow = one(ifAnyOf: (active | inactive) & windows)
    let background = shownWindow ^ 1
    let isInactive = one(ifAnyOf: inactive) & (activeWindow ^ 1)
    let allowed = background | isInactive &<< 1 | one(ifAnyOf: active) &<< 2
    return (allowed &>> UInt64(truncatingIfNeeded: callback.application.rawValue)) & 1
  }

  /// One if a bit is set, worked out without a branch: what a callback reads is hard to foretell.
  @inline(always)
  private func one(ifAnyOf bits: UInt64) -> UInt64 { (bits | (0 &- bits)) &>> 63 }

  /// The bits about what is delivered, answered and named; computed only where a rule asks.
  @inline(never)
  mutating func readingOfDelivery(_ callback: inout Callback) -> UInt64 {
    let payload = callback.payload
    let event = callback.event
    var now = bit(payload != 0, .carriesPayload)
    now |= bit(callback.detail == 1, .isMultipleScenesError)
    now |= bit(
      callback.kind == .connect && callback.detail == EventKind.handoff.rawValue,
      .announcesHandoff)
    now |= bit(event != 0 && event == ledger.failed, .answersWhatFailed)
    now |= bit(event != 0 && event == ledger.granted, .answersWhatSucceeded)
    now |= bit(event < ledger.touched, .isOlderThanTouch)
    guard callback.isOfScene else { return now | readingOfNames(&callback) }
    let memory = slots[Int(callback.scene & 63)]
    now |= bit(payload != 0 && payload == memory.option, .cameInOptions)
    now |= bit(payload != 0 && payload == memory.answered, .wasAnswered)
    now |= bit(
      payload != 0 && payload == memory.saved && memory.savedAfter == ledger.thrown, .isLastSaved)
    now |= bit(event != 0 && event == memory.activatedBy, .answersWhatActivated)
    let key = callback.named
    let hasIts = key.contains(Int(callback.scene)) && (key - callback.connected).isEmpty
    now |= bit(hasIts, .namesItsKey)
    now |= bit(hasIts && key.count == 1, .namesOneKey)
    return now
  }

  private mutating func readingOfNames(_ callback: inout Callback) -> UInt64 {
    let named = callback.named
    var now = bit(!named.isEmpty, .namesSome)
    now |= bit((named & callback.open).isEmpty, .namedAreClosed)
    let again = ledger.reported - (callback.open - ledger.open)
    now |= bit((named & again).isEmpty, .namedAreUnreported)
    now |= bit((named & ledger.live).isEmpty, .namedAreDisconnected)
    let isReclaim = callback.cause == .reclaim && callback.event == ledger.reclaimedBy
    now |= bit(isReclaim && !(named & ledger.reclaimed).isEmpty, .namesReclaimed)
    now |= bit(!(named & ledger.lost).isEmpty, .namesLate)
    return now
  }

  @inline(always)
  func bit(_ value: Bool, _ readable: Fact) -> UInt64 {
    value ? readable.bit : 0
  }
}
