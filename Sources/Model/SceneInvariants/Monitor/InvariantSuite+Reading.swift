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
    var now = ledger.reading(&callback)
    now |= FactSet(.carriesPayload, if: callback.payload != 0)
    now |= FactSet(.isMultipleScenesError, if: callback.detail == 1)
    now |= FactSet(
      .announcesHandoff,
      if: callback.kind == .connect && callback.detail == EventKind.handoff.rawValue)
    now |= FactSet(.forgetsSessions, if: callback.detail == Callback.noSession)
    let brings = causes[callback.cause.number].contains(.bringsSomething)
    let named = callback.named
    guard callback.isOfScene else {
      now |= ledger.readingOfNames(&callback)
      now |= FactSet(.namesSome, if: !named.isEmpty)
      now |= FactSet(.namedAreClosed, if: (named & callback.open).isEmpty)
      now |= FactSet(.launchAccepts, if: accepts(callback))
      return now | ledger.readingWithoutScene(&callback, brings: brings)
    }
    let slot = Int(callback.scene & 63)
    now |= slots[slot].reading(&callback, brings: brings, thrown: ledger.thrown)
    let hasIts = named.contains(slot) && (named - callback.connected).isEmpty
    now |= FactSet(.namesItsKey, if: hasIts)
    return now | FactSet(.namesOneKey, if: hasIts && named.count == 1)
  }

  /// Whether the launch methods take what the launch options bring.
  private func accepts(_ callback: Callback) -> Bool {
    if callback.refusesLaunchOption { return false }
    return callback.launchOption.map { causes[$0.number].contains(.bringsSomething) } ?? false
  }
}
