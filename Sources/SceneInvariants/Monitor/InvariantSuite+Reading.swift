import SceneLifecycle

extension InvariantSuite {
  /// The bits of a callback's own fields.
  @inline(__always)
  func reading(_ callback: Callback) -> UInt64 {
    var now = causes[Int(callback.cause.rawValue)]
    now |= 1 &<< UInt64(truncatingIfNeeded: callback.activation.rawValue)
    now |= 32 &<< UInt64(truncatingIfNeeded: callback.application.rawValue)
    let connected = callback.connected.bits
    let active = callback.active.bits
    now |= bit(connected & ~callback.open.bits == 0, .connectedAreOpen)
    now |= bit(callback.attached.bits == connected, .attachedAreConnected)
    now |= bit(anyOf: active, .someSceneIsActive)
    now |= bit(anyOf: active & ~callback.accessories.bits, .someWindowIsActive)
    now |= bit(anyOf: active & (active &- 1), .twoScenesAreActive)
    now |= bit(anyOf: agreement(callback), .appReadsMaximum)
    let windows = connected & ~callback.accessories.bits
    let single = bit(windows & (windows &- 1) == 0, .atMostOneWindow)
    now |= single | single &<< 1
    now |= bit(callback.cause == .kill, .atMostOneWindowOrDying)
    now |= bit(!ledger.lost.isEmpty, .reportIsPending)
    return now | Readable.everySessionStays.bit | Readable.always.bit
  }

  /// The bits of a callback about the scene's own slot.
  @inline(__always)
  func readingOfScene(_ callback: Callback) -> UInt64 {
    let slot = UInt64(truncatingIfNeeded: callback.scene)
    let sets =
      (callback.open.bits &>> slot) & 1
      | ((callback.connected.bits &>> slot) & 1) &<< 1
      | ((callback.attached.bits &>> slot) & 1) &<< 2
      | ((callback.accessories.bits &>> slot) & 1) &<< 3
    let identity = Readable.identifierIsKept.bit | Readable.identifierIsFresh.bit
    return sets &<< UInt64(Readable.sessionIsOpen.rawValue) | identity
  }

  /// Not zero when applicationState is that of the most active window, or of an accessory above it.
  ///
  /// Whether a CarPlay or external scene counts is open (life-cycle notes, section 6, 16).
  @inline(__always)
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
  @inline(__always)
  private func one(ifAnyOf bits: UInt64) -> UInt64 { (bits | (0 &- bits)) &>> 63 }

  /// A readable's bit if one of some bits is set, without a branch.
  @inline(__always)
  private func bit(anyOf bits: UInt64, _ readable: Readable) -> UInt64 {
    one(ifAnyOf: bits) &<< UInt64(truncatingIfNeeded: readable.rawValue)
  }

  /// The bits about what is delivered, answered and named; computed only where a rule asks.
  @inline(never)
  mutating func readingOfDelivery(_ callback: Callback) -> UInt64 {
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
    guard callback.isOfScene else { return now | readingOfNames(callback) }
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

  private func readingOfNames(_ callback: Callback) -> UInt64 {
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

  @inline(__always)
  func bit(_ value: Bool, _ readable: Readable) -> UInt64 {
    value ? readable.bit : 0
  }
}
