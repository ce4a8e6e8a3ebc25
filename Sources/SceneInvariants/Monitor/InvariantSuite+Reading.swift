import SceneLifecycle

extension InvariantSuite {
  /// The facts of a callback's own fields that most kinds are judged by.
  @inline(always)
  func reading(_ callback: Callback) -> FactSet {
    var now = causes[callback.cause.number]
    now |= .reading(callback.activation) | .reading(callback.application)
    let connected = callback.connected.bits
    now |= FactSet(.connectedAreOpen, if: connected & ~callback.open.bits == 0)
    now |= FactSet(.attachedAreConnected, if: callback.attached.bits == connected)
    now |= FactSet(.appReadsMaximum, flag: agreement(callback))
    now |= FactSet(.activeHaveEntered, if: callback.active.bits & ~ledger.entered.bits == 0)
    return now | FactSet(.everySessionStays) | FactSet(.always)
  }

  /// The facts about the scene's own slot that most kinds of a scene are judged by.
  @inline(always)
  func readingOfScene(_ callback: Callback) -> FactSet {
    let slot = UInt64(truncatingIfNeeded: callback.scene)
    let hasScene = (callback.attached.bits &>> slot) & 1
    let identity = FactSet(.identifierIsKept) | FactSet(.identifierIsFresh)
    return FactSet(.sessionHasScene, flag: hasScene) | identity
  }

  /// The facts that few kinds are judged by.
  @inline(never)
  mutating func seldomReading(_ callback: inout Callback) -> FactSet {
    let active = callback.active.bits
    var now = FactSet(.someSceneIsActive, if: active != 0)
    now |= FactSet(.someWindowIsActive, if: active & ~callback.accessories.bits != 0)
    now |= FactSet(.twoScenesAreActive, if: active & (active &- 1) != 0)
    let windows = callback.connected.bits & ~callback.accessories.bits
    let isSingle = windows & (windows &- 1) == 0
    now |= FactSet(.atMostOneWindow, if: isSingle)
    now |= FactSet(.atMostOneWindowOrDying, if: isSingle || callback.cause == .kill)
    now |= FactSet(.reportIsPending, if: !ledger.lost.isEmpty)
    let slot = Int(callback.scene)
    guard slot < 64 else { return now }
    now |= FactSet(.sessionIsOpen, if: callback.open.contains(slot))
    now |= FactSet(.sceneIsConnected, if: callback.connected.contains(slot))
    now |= FactSet(.isAccessory, if: callback.accessories.contains(slot))
    now |= FactSet(.objectIsNew, if: callback.connection > slots[slot].gone)
    return now
  }

  /// One when applicationState is that of the most active window, or of an accessory above it.
  ///
  /// Whether a CarPlay or external scene counts is open:
  /// <doc:Freedoms#Accessory-scenes-in-the-aggregate>.
  @inline(always)
  private func agreement(_ callback: Callback) -> UInt64 {
    let active = callback.active
    let inactive = callback.inactive
    let activeWindow = one(ifAnyOf: active - callback.accessories)
    let shownWindow = one(ifAnyOf: (active | inactive) - callback.accessories)
    let background = shownWindow ^ 1
    let isInactive = one(ifAnyOf: inactive) & (activeWindow ^ 1)
    let allowed = background | isInactive &<< 1 | one(ifAnyOf: active) &<< 2
    return (allowed &>> UInt64(truncatingIfNeeded: callback.application.rawValue)) & 1
  }

  /// One if there is a member, worked out without a branch: what a callback reads is hard to foretell.
  @inline(always)
  private func one(ifAnyOf scenes: SceneSet) -> UInt64 {
    (scenes.bits | (0 &- scenes.bits)) &>> 63
  }

  /// The facts about what is delivered, answered and named; computed only where a rule asks.
  @inline(never)
  mutating func readingOfDelivery(_ callback: inout Callback) -> FactSet {
    let payload = callback.payload
    let event = callback.event
    var now = FactSet(.carriesPayload, if: payload != 0)
    now |= FactSet(.isMultipleScenesError, if: callback.detail == 1)
    now |= FactSet(
      .announcesHandoff,
      if: callback.kind == .connect && callback.detail == EventKind.handoff.rawValue)
    now |= FactSet(.answersWhatFailed, if: event != 0 && event == ledger.failed)
    now |= FactSet(.answersWhatSucceeded, if: event != 0 && event == ledger.granted)
    now |= FactSet(.isOlderThanTouch, if: event < ledger.touched)
    let brings = causes[callback.cause.number].contains(.bringsSomething)
    now |= FactSet(.forgetsSessions, if: callback.detail == Callback.noSession)
    now |= FactSet(.erasedReturn, if: !(shown(in: callback) & ledger.erased).isEmpty)
    guard callback.isOfScene else {
      return now | readingOfNames(&callback) | readingWithoutScene(callback, brings: brings)
    }
    let memory = slots[Int(callback.scene & 63)]
    now |= FactSet(.cameInOptions, if: payload != 0 && payload == memory.option)
    now |= FactSet(.wasAnswered, if: payload != 0 && payload == memory.answered)
    // A display that returns with the windows is not what the event was for.
    let isForScene = brings && !callback.accessories.contains(Int(callback.scene & 63))
    now |= FactSet(.bringsWhatIsMissing, if: isForScene && event != memory.arrivedBy)
    let isAsAsked = payload == memory.asked && callback.detail == memory.askedKind
    now |= FactSet(.optionsAreAsAsked, if: !memory.isAsked || isAsAsked)
    now |= FactSet(
      .isLastSaved,
      if: payload != 0 && payload == memory.saved && memory.savedAfter == ledger.thrown)
    now |= FactSet(.answersWhatActivated, if: event != 0 && event == memory.activatedBy)
    let key = callback.named
    let hasIts = key.contains(Int(callback.scene)) && (key - callback.connected).isEmpty
    now |= FactSet(.namesItsKey, if: hasIts)
    now |= FactSet(.namesOneKey, if: hasIts && key.count == 1)
    return now
  }

  /// The sessions that a callback shows: its own, those it names, and all that a new process finds.
  private func shown(in callback: Callback) -> SceneSet {
    if callback.isOfScene { return SceneSet(Int(callback.scene & 63)) }
    return callback.kind == .main ? callback.open | callback.named : callback.named
  }

  /// The facts about what is delivered to an app without scenes.
  private func readingWithoutScene(_ callback: Callback, brings: Bool) -> FactSet {
    let payload = callback.payload
    let isRefused = callback.refusesLaunchOption
    let accepts =
      !isRefused
      && callback.launchOption.map { causes[$0.number].contains(.bringsSomething) } ?? false
    return FactSet(.bringsWhatIsMissing, if: brings && callback.event != ledger.arrivedBy)
      | FactSet(.wasAnswered, if: payload != 0 && payload == ledger.answered)
      | FactSet(.wasRefusedAtLaunch, if: payload != 0 && payload == ledger.refused)
      | FactSet(.launchAccepts, if: accepts)
  }

  private mutating func readingOfNames(_ callback: inout Callback) -> FactSet {
    let named = callback.named
    var now = FactSet(.namesSome, if: !named.isEmpty)
    now |= FactSet(.namedAreClosed, if: (named & callback.open).isEmpty)
    let again = ledger.reported - (callback.open - ledger.open)
    now |= FactSet(.namedAreUnreported, if: (named & again).isEmpty)
    now |= FactSet(.namedAreDisconnected, if: (named & ledger.live).isEmpty)
    let isReclaim = callback.cause == .reclaim && callback.event == ledger.reclaimedBy
    now |= FactSet(.namesReclaimed, if: isReclaim && !(named & ledger.reclaimed).isEmpty)
    now |= FactSet(.namesLate, if: !(named & ledger.lost).isEmpty)
    return now
  }
}
