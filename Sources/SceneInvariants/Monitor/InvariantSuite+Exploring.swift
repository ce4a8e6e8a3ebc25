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
  /// What is said of a slot is then decided by its own callbacks and by those of the application.
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
    words[shared: 0] = memory.word
    words[shared: 1] = saveProcess(names)
    for slot in 0..<words.scenes { saveSlot(slot, names, &words) }
  }

  private func saveProcess(_ names: LiveNames) -> UInt64 {
    var fields = ProcessMemoryFields()
    // What comes between processes is of none: a suite that is restored knows no process 0.
    let own = UInt32(truncatingIfNeeded: era)
    fields.isCurrent = bit(own != 0 && own == names.process)
    fields.hasLaunched = bit(uses.asksForLaunch && ledger.hasLaunched)
    fields.isAlive = bit(judgesEnds && ledger.isAlive)
    if uses.asks(.answersWhatFailed) { fields.failed = names.code(ofEvent: ledger.failed) }
    if uses.asks(.answersWhatSucceeded) { fields.granted = names.code(ofEvent: ledger.granted) }
    if uses.asks(.isOlderThanTouch) { fields.touched = names.code(ofYouth: ledger.touched) }
    if uses.asks(.namesReclaimed) { fields.reclaimedBy = names.code(ofEvent: ledger.reclaimedBy) }
    if let slot = names.slots.first {
      if uses.asks(.wasRefusedAtLaunch) { fields.refused = code(ofPayload: ledger.refused, slot) }
      if uses.asks(.wasAnswered) { fields.answered = code(ofPayload: ledger.answered, slot) }
    }
    if uses.asks(.bringsWhatIsMissing) { fields.arrivedBy = names.code(ofEvent: ledger.arrivedBy) }
    fields.isOpenBeyond = bit(keepsSessions && ledger.open.contains(names.slots.count))
    fields.isLostBeyond = bit(keepsSessions && ledger.lost.contains(names.slots.count))
    var pack = PackedWord()
    fields.forEach { pack.add($0, bits: $1) }
    return pack.word
  }

  private func saveSlot(_ slot: Int, _ names: LiveNames, _ words: inout StateWords) {
    let live = names.slots[slot]
    let memory = isForgotten(slot, live) ? SlotMemory() : settled(slots[slot])
    words[slot, 0] = memory.latches.word
    var fields = SlotMemoryFields()
    fields.age = age(of: memory)
    fields.session = code(of: memory.session, live)
    fields.isDiscarded = bit(memory.isDiscarded)
    fields.discarded = discardCode(memory, live)
    fields.isConnected = bit(live.connection != 0 && memory.connection == live.connection)
    fields.isGone = bit(live.connection != 0 && memory.gone >= live.connection)
    let follows = uses.asks(.stateFollowsEdges) && memory.era == era
    fields.isAttached = bit(follows && attached.contains(slot))
    if uses.asks(.cameInOptions) { fields.option = code(ofPayload: memory.option, live) }
    if uses.asks(.wasAnswered) { fields.answered = code(ofPayload: memory.answered, live) }
    if uses.asks(.bringsWhatIsMissing) { fields.arrivedBy = names.code(ofEvent: memory.arrivedBy) }
    if uses.asks(.optionsAreAsAsked) && memory.isAsked {
      fields.isAsked = 1
      let code = code(ofPayload: memory.asked, live)
      // What a connection never brings is not nothing: a configuration had options of a defect.
      fields.asked = code == 0 && memory.asked != 0 ? 3 : code
      fields.askedKind = UInt64(memory.askedKind)
    }
    fields.isLastSaved = bit(uses.asks(.isLastSaved) && isLastSaved(memory, live))
    if uses.asks(.answersWhatActivated) {
      fields.activatedBy = names.code(ofEvent: memory.activatedBy)
    }
    saveLedger(slot, &fields)
    var pack = PackedWord()
    fields.forEach { pack.add($0, bits: $1) }
    words[slot, 1] = pack.word
  }

  @inline(__always)
  private func bit(_ isSo: Bool) -> UInt64 { isSo ? 1 : 0 }

  /// Whether some rule is judged at the end of a case.
  var judgesEnds: Bool { !program.lists[Program.end].simple.isEmpty }

  /// Whether nothing of a slot's memory is asked for again: it is of another case, or of a session that
  /// is gone and has nothing pending, and the next session forgets it.
  ///
  /// A session that is discarded may only come back by a defect. At the end, nothing of another process
  /// is asked for.
  private func isForgotten(_ slot: Int, _ live: LiveNames.LiveSlot) -> Bool {
    let memory = slots[slot]
    if !memory.isOf(round: round) { return true }
    if code(of: memory.session, live) != 3 { return false }
    if [1, 2].contains(discardCode(memory, live)) { return false }
    if uses.asks(.identifierIsKept) && ledger.settled.contains(slot) { return false }
    return memory.era != era
      || (memory.latches & program.lists[Program.end].forbidden.scene).isEmpty
  }

  /// What a slot is about to forget is forgotten already.
  private func settled(_ old: SlotMemory) -> SlotMemory {
    var memory = old
    if memory.era != era {
      memory.forgetProcess(and: program.memoriesOfProcess)
    }
    return memory
  }

  /// Whether a slot's memory is of this process (1), of another (2), or of none (0).
  private func age(of memory: SlotMemory) -> UInt64 {
    if !memory.isOf(round: round) { return 0 }
    return memory.era == era ? 1 : 2
  }

  /// The slot's own session (1), one that may come back (2), one that will not (3), or none (0).
  private func code(of session: UInt32, _ live: LiveNames.LiveSlot) -> UInt64 {
    if session == 0 { return 0 }
    if session == live.session { return 1 }
    return session == live.formerSession ? 2 : 3
  }

  /// What is being delivered (1), what may be delivered again (2), or nothing that can come again (0).
  private func code(ofPayload payload: UInt32, _ live: LiveNames.LiveSlot) -> UInt64 {
    if payload == 0 { return 0 }
    if payload == live.payload { return 1 }
    return payload == live.formerPayload ? 2 : 0
  }

  private func discardCode(_ memory: SlotMemory, _ live: LiveNames.LiveSlot) -> UInt64 {
    let code = code(of: memory.discarded, live)
    return code == 3 && memory.discarded != memory.session ? 0 : code
  }

  private func isLastSaved(_ memory: SlotMemory, _ live: LiveNames.LiveSlot) -> Bool {
    live.saved != 0 && memory.saved == live.saved && memory.savedAfter == ledger.thrown
  }

  /// Whether some rule asks which sessions were open.
  private var keepsSessions: Bool { uses.asksForSessions }

  private func saveLedger(_ slot: Int, _ fields: inout SlotMemoryFields) {
    fields.isOpen = bit(keepsSessions && ledger.open.contains(slot))
    fields.isReported = bit(keepsSessions && ledger.reported.contains(slot))
    fields.isLost = bit(keepsSessions && ledger.lost.contains(slot))
    fields.isSettled = bit(uses.asks(.identifierIsKept) && ledger.settled.contains(slot))
    fields.isLive = bit(uses.asks(.namedAreDisconnected) && ledger.live.contains(slot))
    fields.hasEntered = bit(uses.asks(.activeHaveEntered) && ledger.entered.contains(slot))
    fields.isDoomed = bit(uses.asks(.destructionIsOwed) && ledger.doomed.contains(slot))
    fields.isErased = bit(uses.asks(.erasedReturn) && ledger.erased.contains(slot))
    fields.isReclaimed = bit(uses.asks(.namesReclaimed) && ledger.reclaimed.contains(slot))
  }
}
