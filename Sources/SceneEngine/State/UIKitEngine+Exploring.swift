package import SceneLifecycle

extension UIKitEngine {
  /// Up to which number things are told apart when the state is written: no rule asks for more.
  package struct Counted: Sendable {
    /// Scene objects of a session.
    package var connections: UInt16 = 1
    /// Processes.
    package var processes: UInt32 = 1
  }
}

/// The state as words. What a name is worth is written, not the name: see `LiveNames`.
extension UIKitEngine: ExplorableEngine {
  /// The process's agenda and facts; each slot's agenda and facts.
  package var stateSize: StateSize { StateSize(shared: 2, slot: 2) }

  /// Whether nothing is owed.
  package var isAtRest: Bool { state.isAtRest }

  /// Delivers one owed callback or move.
  package mutating func step(_ oracle: inout Oracle, into callback: inout Callback) -> Step {
    guard let owed = pick(&oracle) else { return .rested }
    return deliver(owed, into: &callback) ? .told : .moved
  }

  /// Writes the state.
  package mutating func save(to words: inout StateWords, naming live: inout LiveNames) {
    live.clear()
    live.process = names.process
    if state.agenda != 0 { live.answers(names.event) }
    for slot in state.busy { live.answers(names.slots[slot].event) }
    for slot in 0..<scenes {
      words[slot, 0] = state.agendas[slot]
      words[slot, 1] = save(slot, words, &live)
    }
    var bit: UInt64 = 0
    var seen = self.seen
    seen.forEachMask { mask in
      for slot in mask where slot < words.scenes { words[slot, 1] |= 1 << bit }
      bit += 1
    }
    words[shared: 0] = state.agenda
    words[shared: 1] = saveProcess(words, live, seen.facts)
  }

  private func save(_ slot: Int, _ words: StateWords, _ live: inout LiveNames) -> UInt64 {
    let agenda = state.agendas[slot]
    let isLive = agenda != 0 || state.connected.contains(slot)
    var own = names.slots[slot]
    if !isLive && counted.connections < 2 { own.connection = 0 }
    if !isLive && !state.sessions.contains(slot) { own.session = 0 }
    live.slots[slot].session = own.session
    live.slots[slot].connection = own.connection
    var pack = PackedWord(from: 32)
    if agenda == 0 {
      pack.skip(17)
    } else {
      pack.add(UInt64(words.causes[Int(own.cause.rawValue)].rawValue), bits: 6)
      pack.add(live.code(ofEvent: own.event), bits: 4)
      let carries = agenda & (Script.payloads | CallbackKind.connect.bit) != 0
      let payload = carries ? own.payload : 0
      pack.add(UInt64(own.payloadKind), bits: 6)
      pack.add(payload != 0)
      live.slots[slot].payload = payload
    }
    let restores = state.saved.contains(slot) || agenda & CallbackKind.restore.bit != 0
    let saved = restores ? own.saved : 0
    live.slots[slot].saved = saved
    pack.add(saved != 0)
    pack.add(UInt64(min(own.connection, counted.connections)), bits: 4)
    pack.add(own.session != 0)
    pack.add(state.agenda & Script.requests != 0 && names.requested.contains(slot))
    return pack.word
  }

  private func saveProcess(_ words: StateWords, _ live: LiveNames, _ facts: Facts) -> UInt64 {
    var pack = PackedWord()
    pack.add(UInt64(state.process.rawValue), bits: 2)
    pack.add(UInt64(state.overlay.rawValue), bits: 3)
    pack.add(UInt64(state.appPhase.rawValue), bits: 2)
    pack.add(UInt64(facts.rawValue), bits: 8)
    pack.add(UInt64(max(1, min(names.process, counted.processes))), bits: 4)
    if state.agenda != 0 {
      pack.add(UInt64(words.causes[Int(names.cause.rawValue)].rawValue), bits: 6)
      pack.add(live.code(ofEvent: names.event), bits: 4)
      let fails = state.agenda & CallbackKind.requestError.bit != 0
      pack.add(fails ? UInt64(names.requestError) : 0, bits: 8)
    }
    return pack.word
  }

  /// Goes to a state that was written before.
  package mutating func restore(from words: StateWords, naming live: inout LiveNames) {
    live.clear()
    var bit: UInt64 = 0
    state.forEachMask { mask in
      var bits: UInt64 = 0
      for slot in 0..<words.scenes { bits |= ((words[slot, 1] >> bit) & 1) << UInt64(slot) }
      mask = SceneSet(bits: bits)
      bit += 1
    }
    names.requested = .none
    for slot in 0..<scenes {
      state.agendas[slot] = words[slot, 0]
      restore(slot, PackedWord(words[slot, 1], from: 32), &live)
    }
    state.agenda = words[shared: 0]
    restoreProcess(PackedWord(words[shared: 1]))
    live.process = names.process
    names.lastSession = LiveNames.freshSession
  }

  private mutating func restore(_ slot: Int, _ word: PackedWord, _ live: inout LiveNames) {
    var pack = word
    var own = Identities.Slot()
    own.cause = EventKind(rawValue: UInt8(pack.take(6))) ?? .launch
    own.event = UInt32(pack.take(4))
    own.payloadKind = UInt8(pack.take(6))
    own.payload = pack.takeBit() ? LiveNames.payload : 0
    own.saved = pack.takeBit() ? LiveNames.version : 0
    own.connection = UInt16(pack.take(4))
    own.session = pack.takeBit() ? LiveNames.session(of: slot) : 0
    if pack.takeBit() { names.requested.insert(slot) }
    names.slots[slot] = own
    live.slots[slot].session = own.session
    live.slots[slot].connection = own.connection
    live.slots[slot].payload = own.payload
    live.slots[slot].saved = own.saved
  }

  private mutating func restoreProcess(_ word: PackedWord) {
    var pack = word
    state.process = ProcessState(rawValue: UInt8(pack.take(2))) ?? .notRunning
    state.overlay = Overlay(rawValue: UInt8(pack.take(3))) ?? .none
    state.appPhase = ApplicationState(rawValue: UInt8(pack.take(2))) ?? .background
    state.facts = Facts(rawValue: UInt16(pack.take(8)))
    names.process = UInt32(pack.take(4))
    names.cause = EventKind(rawValue: UInt8(pack.take(6))) ?? .launch
    names.event = UInt32(pack.take(4))
    names.requestError = UInt8(pack.take(8))
  }
}
