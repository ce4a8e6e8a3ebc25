import SceneLifecycle

extension InvariantSuite {
  /// A process begins: what belonged to the last one is out of date.
  @inline(never)
  mutating func beginProcess(_ callback: inout Callback) {
    era = (era & ~0xFFFF_FFFF) | UInt64(callback.process)
    memory = 0
    known = 0
    ledger.beginProcess(open: callback.open)
  }

  /// Brings a slot's memory up to date: another case, session, process or scene object.
  ///
  /// - Returns: Readable bits about the identifier that do not hold.
  @inline(never)
  mutating func renew(_ slot: Int, _ callback: inout Callback) -> UInt64 {
    var memory = slots[slot]
    var wrong: UInt64 = 0
    if !memory.isOf(round: round) { memory = SlotMemory() }
    if memory.session != callback.session {
      let isKnown = memory.session != 0 && callback.session != 0
      if isKnown && ledger.settled.contains(slot) { wrong |= Readable.identifierIsKept.bit }
      if callback.session != 0 && !owners.claim(callback.session, slot: slot) {
        wrong |= Readable.identifierIsKept.bit
      }
      let discarded = memory.discarded
      memory = SlotMemory()
      memory.session = callback.session
      memory.discarded = discarded
      memory.era = era
    }
    memory.isDiscarded = memory.session != 0 && memory.discarded == memory.session
    if memory.isDiscarded && callback.open.contains(slot) {
      wrong |= Readable.identifierIsFresh.bit
    }
    renewObject(&memory, &callback)
    slots[slot] = memory
    if !memory.isDiscarded { ledger.settled.insert(slot) }
    return wrong
  }

  private mutating func renewObject(_ memory: inout SlotMemory, _ callback: inout Callback) {
    if memory.era != era {
      memory.gone = max(memory.gone, memory.connection)
      memory.connection = 0
      memory.forgetObject(mask: program.processMask)
      memory.era = era
    }
    guard callback.connection != 0, callback.connection != memory.connection else { return }
    memory.gone = max(memory.gone, memory.connection)
    memory.connection = callback.connection
    memory.forgetObject(mask: program.objectMask)
  }

  /// Compares a scene's state with the one that it read before.
  @inline(always)
  func edge(_ slot: Int, _ state: ActivationState) -> UInt64 {
    bit(Notes.allows(slots[slot].state, state), .stateFollowsEdges)
  }

  /// Compares `openSessions` with the last callback.
  @inline(never)
  mutating func compareSessions(_ callback: inout Callback, _ situation: inout Situation) {
    let adds = ledger.compare(&callback)
    situation.now |= bit(adds, .addsSession)
    if !ledger.vanished.isEmpty { situation.now &= ~Readable.everySessionStays.bit }
    if !ledger.lost.isEmpty { situation.now |= Readable.reportIsPending.bit }
  }
}
