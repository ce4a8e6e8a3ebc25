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
    restoreProcess(PackedWord(words[shared: 1]), process: names.process, beyond: words.scenes)
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
    _ word: PackedWord, process: UInt32, beyond scenes: Int
  ) {
    var pack = word
    era = Self.round | UInt64(pack.takeBit() ? process : .max)
    ledger.hasLaunched = pack.takeBit()
    ledger.isAlive = pack.takeBit()
    ledger.failed = UInt32(pack.take(6))
    ledger.granted = UInt32(pack.take(6))
    ledger.touched = UInt32(pack.take(6)) + 1
    ledger.reclaimedBy = UInt32(pack.take(6))
    if pack.takeBit() { ledger.open.insert(scenes) }
    if pack.takeBit() { ledger.lost.insert(scenes) }
  }

  private mutating func restore(_ slot: Int, _ word: PackedWord, _ live: LiveNames.LiveSlot) {
    var pack = word
    var own = SlotMemory()
    own.latches = slots[slot].latches
    own.era = era(ofAge: pack.take(2))
    own.session = session(pack.take(2), live, slot)
    own.isDiscarded = pack.takeBit()
    own.discarded = session(pack.take(2), live, slot)
    own.connection = pack.takeBit() ? live.connection : 0
    own.gone = pack.takeBit() ? live.connection : 0
    attached.insert(slot, if: pack.takeBit())
    own.option = payload(pack.take(2), live)
    own.answered = payload(pack.take(2), live)
    own.saved = pack.takeBit() ? live.saved : LiveNames.deadVersion
    own.activatedBy = UInt32(pack.take(6))
    slots[slot] = own
    if own.session != 0 { _ = owners.claim(own.session, slot: slot) }
    restoreLedger(slot, &pack)
  }

  private func era(ofAge age: UInt64) -> UInt64 {
    switch age {
    case 1: era
    case 2: Self.round | UInt64(UInt32.max - 1)
    default: 0
    }
  }

  private mutating func restoreLedger(_ slot: Int, _ pack: inout PackedWord) {
    if pack.takeBit() { ledger.open.insert(slot) }
    if pack.takeBit() { ledger.reported.insert(slot) }
    if pack.takeBit() { ledger.lost.insert(slot) }
    if pack.takeBit() { ledger.settled.insert(slot) }
    if pack.takeBit() { ledger.live.insert(slot) }
    if pack.takeBit() { ledger.doomed.insert(slot) }
    if pack.takeBit() { ledger.reclaimed.insert(slot) }
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
