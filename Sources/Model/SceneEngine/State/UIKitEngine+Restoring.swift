package import SceneLifecycle

/// The state read back from words, with one canonical name for each that was alive.
extension UIKitEngine {
  /// Goes to where another engine stands.
  package mutating func become(_ other: UIKitEngine) {
    state = other.state
    names.become(other.names)
  }

  /// Goes to a state that was written before.
  package mutating func restore(from words: StateWords, naming live: inout LiveNames) {
    var bit: UInt64 = 0
    state.forEachMask { mask in
      mask = .none
      for slot in 0..<words.scenes { mask.insert(slot, if: (words[slot, 1] >> bit) & 1 == 1) }
      bit += 1
    }
    names.requested = .none
    for slot in 0..<scenes {
      restore(slot, words, &live)
    }
    state.agenda = AgendaSet(
      bits: BitPair(
        low: words[shared: 0], high: masks.hasOwnProcessWord ? words[shared: 2] : 0))
    restoreProcess(PackedWord(words[shared: 1]))
    live.process = names.process
    names.lastSession = LiveNames.freshSession
  }

  private mutating func restore(_ slot: Int, _ words: StateWords, _ live: inout LiveNames) {
    var pack = PackedWord(words[slot, 1], from: EngineState.maskCount)
    var fields = SlotFields()
    fields.forEach(far: masks.farWidth) { $0 = pack.take($1) }
    var own = Identities.Slot()
    own.cause = EventKind(number: Int(fields.cause))
    own.event = UInt32(fields.event)
    own.payloadKind = UInt8(fields.option)
    own.payload = fields.hasPayload != 0 ? LiveNames.payload : 0
    own.saved = fields.hasSaved != 0 ? LiveNames.version : 0
    own.connection = UInt16(fields.connection)
    own.session = fields.hasSession != 0 ? LiveNames.session(of: slot) : 0
    names.requested.insert(slot, if: fields.isRequested != 0)
    let far = masks.hasOwnWord ? words[slot, 2] : fields.farAgenda
    state.agendas[slot] = AgendaSet(bits: BitPair(low: words[slot, 0], high: far))
    names.slots[slot] = own
    live.slots[slot].session = own.session
    live.slots[slot].connection = own.connection
    live.slots[slot].payload = own.payload
    live.slots[slot].saved = own.saved
  }

  private mutating func restoreProcess(_ word: PackedWord) {
    var pack = word
    var fields = ProcessFields()
    fields.forEach { $0 = pack.take($1) }
    state.process = ProcessState(rawValue: UInt8(fields.process)) ?? .notRunning
    state.overlay = Overlay(rawValue: UInt8(fields.overlay)) ?? .none
    state.beneath = Overlay(rawValue: UInt8(fields.beneath)) ?? .none
    state.appPhase = ApplicationState(rawValue: UInt8(fields.appPhase)) ?? .background
    state.facts = Facts(rawValue: UInt16(fields.facts))
    names.process = UInt32(fields.number)
    names.cause = EventKind(number: Int(fields.cause))
    names.event = UInt32(fields.event)
    names.requestError = UInt8(fields.requestError)
    names.launchOption = UInt8(fields.launchOption)
  }
}
