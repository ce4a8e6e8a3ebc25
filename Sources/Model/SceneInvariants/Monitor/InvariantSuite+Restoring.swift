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
    var state = MemoryWord(names: MemoryNames(names, era: era), pack: pack)
    state.names.slot = words.scenes
    ledger.forEachField { word, code, _, _ in state.read(&word, code, of: .process) }
    for slot in 0..<words.scenes {
      state.names.slot = slot
      state.names.live = names.slots[slot]
      state.pack = PackedWord(words[slot, 1])
      slots[slot] = SlotMemory()
      slots[slot].latches = MemorySet(word: words[slot, 0])
      slots[slot].forEachField { word, code, _, _ in state.read(&word, code, of: .slot) }
      ledger.forEachSetOfSessions { word, code, _, _ in state.read(&word, code, of: .session) }
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
