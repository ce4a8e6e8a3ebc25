import SceneLifecycle

extension InvariantSuite {
  /// A process begins: what belonged to the last one is out of date.
  @inline(never)
  mutating func beginProcess(_ callback: inout Callback) {
    era = (era & ~0xFFFF_FFFF) | UInt64(callback.process)
    memory = .none
    known = shown.wholeProcess ? .all : .none
    ledger.beginProcess(open: callback.open)
  }

  /// Brings a slot's memory up to date: another case, session, process or scene object.
  ///
  /// - Returns: Facts about the identifier that do not hold.
  @inline(never)
  mutating func renew(_ slot: Int, _ callback: inout Callback) -> FactSet {
    var wrong = FactSet.none
    if !slots[slot].isOf(round: round) { slots[slot] = SlotMemory() }
    if slots[slot].session != callback.session {
      let isKnown = slots[slot].session != 0 && callback.session != 0
      if isKnown && ledger.settled.contains(slot) { wrong |= FactSet(.identifierIsKept) }
      if callback.session != 0 && !owners.claim(callback.session, slot: slot) {
        wrong |= FactSet(.identifierIsKept)
      }
      let discarded = slots[slot].discarded
      slots[slot] = SlotMemory()
      ledger.erased.remove(slot)
      slots[slot].session = callback.session
      slots[slot].discarded = discarded
      slots[slot].era = era
    }
    let session = slots[slot].session
    slots[slot].isDiscarded = session != 0 && slots[slot].discarded == session
    if slots[slot].isDiscarded && callback.open.contains(slot) {
      wrong |= FactSet(.identifierIsFresh)
    }
    renewObject(slot, callback.connection)
    if !slots[slot].isDiscarded { ledger.settled.insert(slot) }
    return wrong
  }

  private mutating func renewObject(_ slot: Int, _ connection: UInt16) {
    if slots[slot].era != era {
      slots[slot].forgetProcess(and: program.memoriesOfProcess)
      slots[slot].era = era
    }
    guard connection != 0, connection != slots[slot].connection else { return }
    slots[slot].forgetObject(and: program.memoriesOfObject)
    slots[slot].connection = connection
    if shown.wholeObjects { slots[slot].known |= program.memoriesOfObject }
  }

  /// Compares a scene's state with the one that it read before: what was attached does not read
  /// unattached again.
  @inline(always)
  func edge(_ slot: Int, _ state: ActivationState) -> FactSet {
    FactSet(.stateFollowsEdges, if: state != .unattached || !slots[slot].isAttached)
  }

  /// Compares `openSessions` with the last callback.
  @inline(never)
  mutating func compareSessions(_ callback: inout Callback, _ situation: inout Valuation) {
    let adds = ledger.compare(&callback)
    situation.now |= FactSet(.addsSession, if: adds)
    if !ledger.vanished.isEmpty { situation.now -= FactSet(.everySessionStays) }
    if !ledger.lost.isEmpty { situation.now |= FactSet(.reportIsPending) }
  }

  /// Notes what a callback says about its scene, or about the sessions that it reports discarded.
  mutating func noteOfSlots(_ callback: inout Callback, _ slot: Int) {
    if slot < 64 { return slots[slot].note(&callback, thrown: ledger.thrown) }
    guard callback.kind == .discard else { return }
    for slot in callback.named where slots[slot].isOf(round: round) { slots[slot].noteDiscard() }
  }
}
