import SceneLifecycle

/// The codes that stand for names in a state, and the names that they stand for.
struct MemoryNames {
  let names: LiveNames
  /// The case and the process.
  let era: UInt64
  /// The names of the slot that is written or read; those of the first one for the process.
  var live = LiveNames.LiveSlot()
  var slot = 0
  /// The session of the slot's memory.
  var session: UInt64 = 0
  /// Whether the state that was saved last was not thrown away since.
  var keepsSaved = false

  init(_ names: LiveNames, era: UInt64) {
    self.names = names
    self.era = era
    live = names.slots.first ?? live
  }

  /// The code of a field's value.
  @inline(__always)
  func code(of word: UInt64, _ code: MemoryCode) -> UInt64 {
    switch code {
    case .unwritten: 0
    case .sessions, .sessionsAndBeyond: word &>> UInt64(slot) & 1
    case .flag, .number: word
    case .payload: payloadCode(word)
    // What a connection never brings is not nothing: a configuration had options of a defect.
    case .askedPayload: payloadCode(word) == 0 && word != 0 ? 3 : payloadCode(word)
    case .event: names.code(ofEvent: UInt32(truncatingIfNeeded: word))
    case .relativeAge: names.code(ofYouth: UInt32(truncatingIfNeeded: word))
    case .session: sessionCode(word)
    case .discarded: discardCode(word)
    case .connection: live.connection != 0 && word == live.connection ? 1 : 0
    case .gone: live.connection != 0 && word >= live.connection ? 1 : 0
    case .age: word >> 32 != era >> 32 ? 0 : word == era ? 1 : 2
    case .saved: keepsSaved && live.saved != 0 && word == live.saved ? 1 : 0
    }
  }

  /// The value of a field that was written as a code.
  @inline(__always)
  func word(of number: UInt64, _ code: MemoryCode) -> UInt64 {
    switch code {
    case .unwritten: 0
    case .sessions, .sessionsAndBeyond: number &<< UInt64(slot)
    case .flag, .number, .event: number
    case .payload: payload(number)
    case .askedPayload: number == 3 ? UInt64(LiveNames.strangePayload) : payload(number)
    case .relativeAge: number + 1
    case .session, .discarded: session(number)
    case .connection, .gone: number == 1 ? UInt64(live.connection) : 0
    case .age: number == 0 ? 0 : number == 1 ? era : (era | 0xFFFF_FFFF) - 1
    case .saved: UInt64(number == 1 ? live.saved : LiveNames.deadVersion)
    }
  }

  /// The slot's own session (1), one that may come back (2), one that will not (3), or none (0).
  func sessionCode(_ word: UInt64) -> UInt64 {
    if word == 0 { return 0 }
    if word == live.session { return 1 }
    return word == live.formerSession ? 2 : 3
  }

  /// The same of the session that was discarded, which counts while it may come back.
  func discardCode(_ word: UInt64) -> UInt64 {
    let code = sessionCode(word)
    return code == 3 && word != session ? 0 : code
  }

  /// Returns 1 for the payload being delivered, 2 for one that may come again, 0 for any other.
  private func payloadCode(_ word: UInt64) -> UInt64 {
    if word == 0 { return 0 }
    if word == live.payload { return 1 }
    return word == live.formerPayload ? 2 : 0
  }

  private func payload(_ code: UInt64) -> UInt64 {
    code == 0 ? 0 : UInt64(code == 1 ? live.payload : live.formerPayload)
  }

  private func session(_ code: UInt64) -> UInt64 {
    switch code {
    case 1: UInt64(live.session)
    case 2: UInt64(live.formerSession)
    case 3: UInt64(LiveNames.deadSession(of: slot))
    default: 0
    }
  }
}

/// A word of a state that fields are written into, or read from, in the order of their list.
struct MemoryWord {
  /// Which fields the word has: of the ledger, a slot's word has the bits of its session, and the
  /// process's word has the rest.
  enum FieldGroup { case slot, session, process }

  var names: MemoryNames
  var pack = PackedWord()
  /// Bit *i* says whether some rule can still ask about field *i* of the list.
  var kept: UInt64 = 0

  /// Writes the next field of a group.
  @inline(__always)
  mutating func write(_ word: UInt64, _ code: MemoryCode, of group: FieldGroup) {
    let isKept = kept & 1 != 0
    kept &>>= 1
    if has(code, group) { pack.add(isKept ? names.code(of: word, code) : 0, bits: code.width) }
  }

  /// Reads the next field of a group into a fresh memory.
  @inline(__always)
  mutating func read(_ word: inout UInt64, _ code: MemoryCode, of group: FieldGroup) {
    if has(code, group) { word |= names.word(of: pack.take(code.width), code) }
  }

  // Where a list is gone through, both are constants: nothing of this is left then.
  @inline(__always)
  private func has(_ code: MemoryCode, _ group: FieldGroup) -> Bool {
    switch group {
    case .slot: code.width != 0
    case .session: code.isOfSlot
    case .process: code.isOfProcess
    }
  }
}
