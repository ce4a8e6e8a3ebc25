package import SceneLifecycle

extension InvariantSuite {
  private static let round: UInt64 = 1 << 32

  /// Goes back to a memory that was written before; what was broken is forgotten.
  package mutating func restore(from words: StateWords, naming names: LiveNames) {
    forgetBroken()
    owners.forget()
    memory = MemorySet(word: words[shared: 0])
    ledger = Ledger()
    var pack = PackedWord(words[shared: 1])
    era = Self.round | UInt64(pack.takeBit() ? names.process : .max)
    var state = MemoryWord(names: MemoryNames(names, era: era), part: .process, pack: pack)
    state.names.slot = words.scenes
    @inline(__always)
    func read(
      _ word: inout UInt64, _ code: MemoryCode, _: MemoryLifetime, _: () -> MemoryNote
    ) {
      state.read(&word, code)
    }
    ledger.forEachField(read)
    for slot in 0..<words.scenes {
      state.names.slot = slot
      state.names.live = names.slots[slot]
      state.pack = PackedWord(words[slot, 1])
      state.part = .slot
      slots[slot] = SlotMemory()
      slots[slot].latches = MemorySet(word: words[slot, 0])
      slots[slot].forEachField(read)
      state.part = .session
      ledger.forEachSetOfSessions(read)
      if slots[slot].session != 0 { _ = owners.claim(slots[slot].session, slot: slot) }
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
}
