import SceneLifecycle

/// The notes after a callback beside the memories that sentences ask for.
///
/// They follow from the lists of fields.
enum Bookkeeping {
  /// The notes on a slot's fields, in the order of the list.
  static let ofSlot: [MemoryNote] = {
    var notes: [MemoryNote] = []
    var memory = SlotMemory()
    memory.forEachField { _, _, _, note in notes.append(note()) }
    return notes
  }()

  /// The notes on the ledger's fields, in the order of the list.
  static let ofLedger: [MemoryNote] = {
    var notes: [MemoryNote] = []
    var ledger = Ledger()
    ledger.forEachField { _, _, _, note in notes.append(note()) }
    return notes
  }()

  /// How many fields of the ledger stand before its sets of sessions.
  static let fieldsBeforeSessions: UInt64 = {
    var sets: UInt64 = 0
    var ledger = Ledger()
    ledger.forEachSetOfSessions { _, _, _, _ in sets += 1 }
    return UInt64(ofLedger.count) - sets
  }()

  /// Returns the duties that a kind has whatever is asked.
  static func duties(of kind: CallbackKind) -> KindRow.Duties {
    var duties: KindRow.Duties = []
    if ofSlot.contains(where: { $0.kinds.contains(kind) }) { duties.insert(.notesOfSlot) }
    if ofLedger.contains(where: { $0.kinds.contains(kind) }) { duties.insert(.notes) }
    if kind == .discard || CallbackSet.ends.contains(kind) { duties.insert(.ledger) }
    return duties
  }

  /// The readable bits that what is noted of a kind serves: all of them where a process ends.
  static func serves(_ kind: CallbackKind) -> FactSet {
    if CallbackSet.ends.contains(kind) { return FactSet(of: Fact.allCases) }
    return (ofSlot + ofLedger).reduce(.none) {
      $1.kinds.contains(kind) ? $0 | $1.serves : $0
    }
  }

  /// Returns which of some fields a state keeps, one bit each in the order of the list.
  static func kept(_ notes: [MemoryNote], asked: FactSet, judgesEnds: Bool) -> UInt64 {
    notes.enumerated().reduce(0) { kept, field in
      let isKept =
        switch field.element.need {
        case .someFact: asked.intersects(field.element.serves)
        case .ends: judgesEnds
        case .nothing: true
        }
      return isKept ? kept | 1 << UInt64(field.offset) : kept
    }
  }
}
