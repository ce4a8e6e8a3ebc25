package import SceneLifecycle

/// The memory as words. Only what some rule can still ask about is written.
///
/// Sound because a monitor compares names only with those in callbacks to come: one that no callback
/// can carry any more is as good as none (`LiveNames`).
extension InvariantSuite: ExplorableMonitor {
  /// The process's memory and notes; each slot's memory and notes.
  package var stateSize: StateSize { StateSize(shared: 2, slot: 2) }

  /// Kinds of callback at which something is judged or remembered.
  package var alphabet: CallbackSet { uses.kinds }

  /// Whether it is enough to watch one slot.
  ///
  /// The judgement of a slot is then decided by its own callbacks and by those of the application.
  package var isLocal: Bool { uses.isLocal }

  /// Kinds of callback that put something to the test.
  package var triedKinds: CallbackSet {
    CallbackSet(
      of: CallbackKind.allCases.filter { kind in
        !program.lists[kind.place].counted.isEmpty
          || program.trials.contains { $0.contains(kind) }
      })
  }

  /// Kinds of callback at which something is judged.
  var judgedKinds: CallbackSet {
    CallbackSet(
      of: CallbackKind.allCases.filter {
        let lists = program.lists[$0.place]
        return !lists.simple.isEmpty || !lists.compound.isEmpty
      })
  }

  /// Events that set the same bits, as far as some rule asks, look alike.
  package var causeClasses: [EventKind] {
    var noted: FactSet = [.byKill, .byCrash]
    if uses.asks(.namesReclaimed) { noted |= [.byReclaim] }
    if uses.asks(anyOf: [.answersWhatFailed, .answersWhatSucceeded, .addsSession]) {
      noted |= [.byWindowRequest, .byNewWindowRequest]
    }
    if uses.asks(.bringsWhatIsMissing) { noted |= [.bringsSomething] }
    if uses.asks(.launchAccepts) { noted |= [.bringsToLaunch] }
    let asked = uses.facts | noted
    return EventKind.allCases.map { kind in
      let row = facts(of: kind) & asked
      return EventKind.allCases.first { facts(of: $0) & asked == row } ?? kind
    }
  }

  private func facts(of kind: EventKind) -> FactSet { Causes.table[kind.number] }

  // MARK: Writing

  /// Writes what is remembered.
  package func save(to words: inout StateWords, naming names: LiveNames) {
    var state = MemoryWord(names: MemoryNames(names, era: era))
    // A list of fields can change them, so it is gone through in a copy: one for all words.
    var ledger = ledger
    words[shared: 0] = memory.word
    words[shared: 1] = saveProcess(&ledger, &state)
    for slot in 0..<words.scenes {
      state.names.slot = slot
      state.names.live = names.slots[slot]
      saveSlot(slot, &ledger, &state, &words)
    }
  }

  private func saveProcess(_ ledger: inout Ledger, _ state: inout MemoryWord) -> UInt64 {
    // What comes between processes is of none: a suite that is restored knows no process 0.
    let own = UInt32(truncatingIfNeeded: era)
    state.names.slot = state.names.names.slots.count
    state.kept = uses.keptOfLedger
    state.pack.add(own != 0 && own == state.names.names.process)
    ledger.forEachField { word, code, _, _ in state.write(word, code, of: .process) }
    return state.pack.word
  }

  private func saveSlot(
    _ slot: Int, _ ledger: inout Ledger, _ state: inout MemoryWord, _ words: inout StateWords
  ) {
    var memory = isForgotten(slot, state.names) ? SlotMemory() : settled(slots[slot])
    words[slot, 0] = memory.latches.word
    state.pack = PackedWord()
    state.names.session = UInt64(memory.session)
    state.names.keepsSaved = memory.savedAfter == ledger.thrown
    state.kept = uses.keptOfSlot
    memory.forEachField { word, code, _, _ in state.write(word, code, of: .slot) }
    state.kept = uses.keptOfSessions
    ledger.forEachSetOfSessions { word, code, _, _ in state.write(word, code, of: .session) }
    words[slot, 1] = state.pack.word
  }

  /// Whether some rule is judged at the end of a case.
  var judgesEnds: Bool { !program.lists[Program.end].simple.isEmpty }

  /// Whether nothing of a slot's memory is asked for again: it is of another case, or of a session that
  /// is gone and has nothing pending, and the next session forgets it.
  ///
  /// A session that is discarded may only come back by a defect. At the end, nothing of another process
  /// is asked for.
  private func isForgotten(_ slot: Int, _ names: MemoryNames) -> Bool {
    let memory = slots[slot]
    if !memory.isOf(round: round) { return true }
    if names.sessionCode(UInt64(memory.session)) != 3 { return false }
    if [1, 2].contains(names.sessionCode(UInt64(memory.discarded))) { return false }
    if uses.asks(.identifierIsKept) && ledger.settled.contains(slot) { return false }
    return memory.era != era
      || (memory.latches & program.lists[Program.end].forbidden.scene).isEmpty
  }

  /// Returns the memory of a slot without the facts that it is about to forget.
  private func settled(_ old: SlotMemory) -> SlotMemory {
    var memory = old
    if memory.era != era {
      memory.forgetProcess(and: program.memoriesOfProcess)
    }
    return memory
  }
}
