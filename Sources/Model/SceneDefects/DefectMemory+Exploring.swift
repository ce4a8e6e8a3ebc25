import SceneLifecycle

/// The memory of a defective engine, as words: of each slot only the facts that its defect reads.
extension DefectMemory {
  /// Adds what is remembered of a slot.
  ///
  /// - Parameter session: The session that the slot has now, as the engine inside says; 0 for none.
  func save(
    _ slot: Int, _ operation: Defect.Operation, _ session: UInt32, _ pack: inout PackedWord
  ) {
    switch operation {
    // The session and the object of a scene that can be reached are those that are there.
    case .misaddressed: pack.add(reachable.contains(slot))
    case .lasting(.sessionsDieWithScenes): pack.add(dead.contains(slot))
    case .lasting(.discardedReturn):
      let isKnown = session != 0 && sessions[slot] == session
      pack.add(isKnown)
      pack.add(discarded[slot] == 0 ? 0 : discarded[slot] == session ? 1 : 2, bits: 2)
      pack.add(isKnown && revived[slot] != 0)
    case .lasting(.erasedReturn):
      pack.add(known.contains(slot))
      pack.add(erased.contains(slot))
    default: break
    }
  }

  /// Reads what was remembered of a slot.
  mutating func restore(
    _ slot: Int, _ operation: Defect.Operation, _ live: LiveNames.LiveSlot, _ pack: inout PackedWord
  ) {
    switch operation {
    case .misaddressed:
      guard pack.takeBit() else { return }
      reachable.insert(slot)
      sessions[slot] = live.session
      connections[slot] = live.connection
    case .lasting(.sessionsDieWithScenes): if pack.takeBit() { dead.insert(slot) }
    case .lasting(.discardedReturn):
      let isKnown = pack.takeBit()
      let code = pack.take(2)
      let former = LiveNames.formerSession(of: slot)
      discarded[slot] = code == 0 ? 0 : code == 1 ? live.session : former
      // A session that was discarded before any callback named it goes by the name of the one
      // before.
      sessions[slot] = isKnown ? live.session : discarded[slot]
      revived[slot] = pack.takeBit() ? former : 0
      if isKnown { connections[slot] = live.connection }
    case .lasting(.erasedReturn):
      known.insert(slot, if: pack.takeBit())
      erased.insert(slot, if: pack.takeBit())
    default: break
    }
  }

  /// Turns the names that a slot has into those that the app receives, now and later.
  func distortNames(of slot: Int, _ fault: Defect.PersistentFault, _ live: inout LiveNames.LiveSlot)
  {
    switch fault {
    case .identifiersChange:
      let distorted = Self.changed(live.session, with: live.connection)
      if distorted != live.session { live.formerSession = live.session }
      live.session = distorted
    case .objectsReturn: live.connection = min(live.connection, 1)
    case .discardedReturn:
      let isKnown = live.session != 0 && sessions[slot] == live.session
      let old = isKnown ? revived[slot] : discarded[slot]
      if live.session != 0, old != 0 {
        live.session = old
        if live.connection > 0 { live.connection += objects[slot] }
        if live.connection > 0, !isKnown { live.connection += connections[slot] }
      }
      if discarded[slot] != live.session { live.formerSession = discarded[slot] }
    case .staleAggregate, .sessionsDieWithScenes, .erasedReturn: break
    }
  }
}
