package import SceneLifecycle

extension UIKitEngine {
  /// Up to which number things are told apart when the state is written: no rule asks for more.
  package struct Counted: Hashable, Sendable {
    /// Scene objects of a session.
    package var connections: UInt16 = 1
    /// Processes.
    package var processes: UInt32 = 1

    /// Counts nothing but that there is one.
    package init() {}
  }
}

/// The state as words. What a name is worth is written, not the name: see `LiveNames`.
///
/// A name is written as long as a pending callback, or a session or scene object that is there,
/// can still bring it; otherwise the next one of its kind is fresh, and to forget the last is no loss.
extension UIKitEngine: ExplorableEngine {
  /// The process's agenda and facts; each slot's agenda and facts.
  package var stateSize: StateSize {
    StateSize(shared: masks.hasOwnProcessWord ? 3 : 2, slot: masks.hasOwnWord ? 3 : 2)
  }

  /// Whether nothing is pending.
  @inlinable
  package var isAtRest: Bool { state.isAtRest }

  /// Whether slots are alike: without scenes, slot 0 stands for the app.
  package var treatsSlotsAlike: Bool { usesScenes || scenes == 1 }

  /// Delivers one pending callback or move.
  package mutating func step(_ choiceSource: inout ChoiceSource, into callback: inout Callback)
    -> EngineStep
  {
    guard let pending = pick(&choiceSource) else { return .rested }
    if deliver(pending, into: &callback) { return .delivered }
    return pending.item == .attachment && hidesConnection(of: Int(pending.scope)) ? .passed : .moved
  }

  /// Whether a callback about a new scene object is hidden.
  ///
  /// The other moves are undone when a process ends; a session stays once its scene is attached. So an
  /// event that ends the process may find a session that no observed callback has named.
  private mutating func hidesConnection(of slot: Int) -> Bool {
    var naming =
      AgendaSet(.geometryBeforeConnect) | AgendaSet(.connect) | AgendaSet(.connectNotice)
    if platform.usesStoryboard { naming |= AgendaSet(.windowSet) }
    return interest(of: slot) & naming != naming
  }

  /// Writes the state.
  package mutating func save(to words: inout StateWords, naming live: inout LiveNames) {
    live.process = names.process
    if !state.agenda.isEmpty { live.answers(names.event) }
    for slot in state.busy where deliversAny(slot) { live.answers(names.slots[slot].event) }
    for slot in 0..<scenes {
      let agenda = state.agendas[slot]
      words[slot, 0] = agenda.bits.low
      if masks.hasOwnWord { words[slot, 2] = agenda.bits.high }
      words[slot, 1] = save(slot, words, &live)
    }
    var bit: UInt64 = 0
    var seen = self.seen
    seen.forEachMask { mask in
      for slot in mask where slot < words.scenes { words[slot, 1] |= 1 << bit }
      bit += 1
    }
    words[shared: 0] = state.agenda.bits.low
    if masks.hasOwnProcessWord { words[shared: 2] = state.agenda.bits.high }
    words[shared: 1] = saveProcess(words, live, seen.facts)
  }

  /// Whether any object receives what is pending for a slot.
  private mutating func deliversAny(_ slot: Int) -> Bool {
    watched.contains(slot) || interest.intersects(Script.notices | AgendaSet(.keyWindow))
  }

  private mutating func save(_ slot: Int, _ words: StateWords, _ live: inout LiveNames) -> UInt64 {
    let agenda = state.agendas[slot]
    keepNames(of: slot, agenda, &live.slots[slot])
    let own = names.slots[slot]
    let kept = live.slots[slot]
    var fields = SlotFields()
    if !agenda.isEmpty && deliversAny(slot) {
      fields.cause = UInt64(words.causes[own.cause.number].rawValue)
      fields.event = live.code(ofEvent: own.event)
      fields.option = UInt64(option(of: slot, agenda))
      fields.hasPayload = kept.payload != 0 ? 1 : 0
    }
    if slot == 0 && pendingLaunchOption != 0 { fields.hasPayload = 1 }
    fields.hasSaved = kept.saved != 0 ? 1 : 0
    fields.connection = UInt64(min(kept.connection, counted.connections))
    fields.hasSession = kept.session != 0 ? 1 : 0
    let isAsked = state.agenda.intersects(Script.requests)
    fields.isRequested = isAsked && names.requested.contains(slot) ? 1 : 0
    if !masks.hasOwnWord { fields.farAgenda = agenda.bits.high }
    var pack = PackedWord(from: EngineState.maskCount)
    fields.forEach(far: masks.farWidth) { pack.add($0, bits: $1) }
    return pack.word
  }

  private mutating func saveProcess(_ words: StateWords, _ live: LiveNames, _ facts: Facts)
    -> UInt64
  {
    var fields = ProcessFields()
    fields.process = UInt64(state.process.rawValue)
    fields.overlay = UInt64(state.overlay.rawValue)
    fields.beneath = UInt64(state.beneath.rawValue)
    fields.appPhase = UInt64(state.appPhase.rawValue)
    fields.facts = UInt64(facts.rawValue)
    if counted.processes > 1 { fields.number = UInt64(min(names.process, counted.processes)) }
    if !state.agenda.isEmpty {
      fields.cause = UInt64(words.causes[names.cause.number].rawValue)
      fields.event = live.code(ofEvent: names.event)
      if state.agenda.contains(.requestError) { fields.requestError = UInt64(names.requestError) }
      fields.launchOption = UInt64(pendingLaunchOption)
    }
    var pack = PackedWord()
    fields.forEach { pack.add($0, bits: $1) }
    return pack.word
  }
}

// MARK: - Names that are alive

// Mutating, though they change nothing: the engine is large, and would be copied to be lent.

extension UIKitEngine {
  /// Notes the names of a slot that callbacks to come may carry.
  private mutating func keepNames(
    of slot: Int, _ agenda: AgendaSet, _ live: inout LiveNames.LiveSlot
  ) {
    let own = names.slots[slot]
    let isKnown = live.session != 0 || state.sessions.contains(slot)
    let isThere = isKnown || !agenda.isEmpty || isConnected(slot)
    live.session = isThere ? own.session : 0
    let counts = counted.connections > 1 && isThere
    let isCarried = live.connection != 0 || carriesObject(slot, agenda)
    live.connection = counts || isCarried ? own.connection : 0
    let delivers =
      option(of: slot, agenda) != 0 || agenda.intersects(Script.payloads)
      || slot == 0 && pendingLaunchOption != 0
    live.payload = delivers ? own.payload : 0
    let returns = agenda.intersects(Script.givesState)
    let mayReturn =
      state.saved.contains(slot) && interest(of: slot).intersects(Script.givesState)
    live.saved = returns || mayReturn ? own.saved : 0
  }

  /// The code of the launch options that are still to come; 0 for none.
  private var pendingLaunchOption: UInt8 {
    state.agenda.intersects(Script.launchMethods) ? names.launchOption : 0
  }

  private mutating func isConnected(_ slot: Int) -> Bool { state.connected.contains(slot) }

  /// Whether a pending callback may still carry the number of a slot's last scene object: those
  /// that come before the next object appears carry no number, those of the last object's view do.
  private mutating func carriesObject(_ slot: Int, _ agenda: AgendaSet) -> Bool {
    if isConnected(slot) { return true }
    return agenda.contains(.attachment)
      ? agenda.intersects(Script.disappear) : !agenda.isEmpty
  }

  /// The payload of the connection that is pending for a slot; 0 for none.
  private mutating func option(of slot: Int, _ agenda: AgendaSet) -> UInt8 {
    agenda.intersects([.configuration, .connect]) ? names.slots[slot].payloadKind : 0
  }
}
