package import SceneLifecycle

extension InvariantSuite {
  private static let round: UInt64 = 1 << 32

  /// Goes back to a memory that was written before; what was broken is forgotten.
  package mutating func restore(from words: StateWords, naming names: LiveNames) {
    forgetBroken()
    owners.forget()
    memory = MemorySet(word: words[shared: 0])
    ledger = Ledger()
    attached = .none
    restoreProcess(PackedWord(words[shared: 1]), names, beyond: words.scenes)
    for slot in 0..<words.scenes {
      slots[slot].latches = MemorySet(word: words[slot, 0])
      restore(slot, PackedWord(words[slot, 1]), names.slots[slot])
    }
  }

  /// Goes back to the memory of a suite that was restored from the words.
  package mutating func restore(
    from words: StateWords, naming names: LiveNames, as other: InvariantSuite
  ) {
    forgetBroken()
    owners.forget()
    memory = other.memory
    ledger = other.ledger
    era = other.era
    attached = other.attached
    for slot in 0..<words.scenes {
      slots[slot] = other.slots[slot]
      if slots[slot].session != 0 { _ = owners.claim(slots[slot].session, slot: slot) }
    }
  }

  private mutating func forgetBroken() {
    known = .none
    index = 0
    brokenAt = nil
    if !broken.isEmpty { broken.removeAll(keepingCapacity: true) }
  }

  private mutating func restoreProcess(
    _ word: PackedWord, _ names: LiveNames, beyond scenes: Int
  ) {
    var pack = word
    var fields = ProcessMemoryFields()
    fields.forEach { $0 = pack.take($1) }
    era = Self.round | UInt64(fields.isCurrent == 1 ? names.process : .max)
    ledger.hasLaunched = fields.hasLaunched == 1
    ledger.isAlive = fields.isAlive == 1
    ledger.failed = UInt32(fields.failed)
    ledger.granted = UInt32(fields.granted)
    ledger.touched = UInt32(fields.touched) + 1
    ledger.reclaimedBy = UInt32(fields.reclaimedBy)
    if let slot = names.slots.first {
      ledger.refused = payload(fields.refused, slot)
      ledger.answered = payload(fields.answered, slot)
    }
    ledger.arrivedBy = UInt32(fields.arrivedBy)
    ledger.open.insert(scenes, if: fields.isOpenBeyond == 1)
    ledger.lost.insert(scenes, if: fields.isLostBeyond == 1)
  }

  private mutating func restore(_ slot: Int, _ word: PackedWord, _ live: LiveNames.LiveSlot) {
    var pack = word
    var fields = SlotMemoryFields()
    fields.forEach { $0 = pack.take($1) }
    var own = SlotMemory()
    own.latches = slots[slot].latches
    own.era = era(ofAge: fields.age)
    own.session = session(fields.session, live, slot)
    own.isDiscarded = fields.isDiscarded == 1
    own.discarded = session(fields.discarded, live, slot)
    own.connection = fields.isConnected == 1 ? live.connection : 0
    own.gone = fields.isGone == 1 ? live.connection : 0
    attached.insert(slot, if: fields.isAttached == 1)
    own.option = payload(fields.option, live)
    own.answered = payload(fields.answered, live)
    own.arrivedBy = UInt32(fields.arrivedBy)
    own.isAsked = fields.isAsked == 1
    own.asked = fields.asked == 3 ? LiveNames.strangePayload : payload(fields.asked, live)
    own.askedKind = UInt8(fields.askedKind)
    own.saved = fields.isLastSaved == 1 ? live.saved : LiveNames.deadVersion
    own.activatedBy = UInt32(fields.activatedBy)
    slots[slot] = own
    if own.session != 0 { _ = owners.claim(own.session, slot: slot) }
    restoreLedger(slot, fields)
  }

  private func era(ofAge age: UInt64) -> UInt64 {
    switch age {
    case 1: era
    case 2: Self.round | UInt64(UInt32.max - 1)
    default: 0
    }
  }

  private mutating func restoreLedger(_ slot: Int, _ fields: SlotMemoryFields) {
    ledger.open.insert(slot, if: fields.isOpen == 1)
    ledger.reported.insert(slot, if: fields.isReported == 1)
    ledger.lost.insert(slot, if: fields.isLost == 1)
    ledger.settled.insert(slot, if: fields.isSettled == 1)
    ledger.live.insert(slot, if: fields.isLive == 1)
    ledger.entered.insert(slot, if: fields.hasEntered == 1)
    ledger.doomed.insert(slot, if: fields.isDoomed == 1)
    ledger.reclaimed.insert(slot, if: fields.isReclaimed == 1)
    ledger.erased.insert(slot, if: fields.isErased == 1)
  }

  private func payload(_ code: UInt64, _ live: LiveNames.LiveSlot) -> UInt32 {
    code == 0 ? 0 : code == 1 ? live.payload : live.formerPayload
  }

  private func session(_ code: UInt64, _ live: LiveNames.LiveSlot, _ slot: Int) -> UInt32 {
    switch code {
    case 1: live.session
    case 2: live.formerSession
    case 3: LiveNames.deadSession(of: slot)
    default: 0
    }
  }
}
