public import SceneFuzzing

/// The state as words: only what decides what is told from now on.
///
/// What the first and the fourth bug remember is written with that bug only.
extension SLB1Engine: ExplorableEngine {
  /// The fourth bug's memory; a word for each scene.
  public var stateSize: StateSize { StateSize(shared: 1, slot: 1) }

  /// Whether the last event's callback was told.
  @inlinable
  public var isAtRest: Bool { owed == nil }

  /// Whether scenes are interchangeable: the fourth bug names three of them.
  public var treatsSlotsAlike: Bool { bug != .b4 }

  /// Nothing is ever asked.
  @inlinable
  public var mayAsk: Bool { false }

  /// Writes the state.
  public mutating func save(to words: inout StateWords, naming names: inout LiveNames) {
    for slot in touched { words[slot, 0] = save(slot) }
    if let owed, let event = SLB1Event(owed.cause) {
      names.answers(owed.number)
      words[Int(owed.slot), 0] |= UInt64(event.rawValue + 1) << 8
    }
    if bug == .b4 {
      var pack = PackedWord()
      pack.add(UInt64(history.stage), bits: 2)
      pack.add(history.isArmed)
      words[shared: 0] = pack.word
    }
  }

  private func save(_ slot: Int) -> UInt64 {
    var pack = PackedWord()
    pack.add(UInt64(phases[slot].rawValue), bits: 3)
    pack.add(active.contains(slot))
    pack.add(foreground.contains(slot))
    pack.add(session.contains(slot))
    pack.add(connectedOnce.contains(slot))
    pack.add(connectedTwice.contains(slot))
    return pack.word
  }

  /// Goes to a state that was written before.
  public mutating func restore(from words: StateWords, naming names: inout LiveNames) {
    reset()
    for slot in 0..<scenes { restore(slot, PackedWord(words[slot, 0])) }
    var pack = PackedWord(words[shared: 0])
    history = History(stage: UInt8(pack.take(2)), isArmed: pack.takeBit())
  }

  private mutating func restore(_ slot: Int, _ word: PackedWord) {
    var pack = word
    phases[slot] = SLB1Phase(rawValue: UInt8(pack.take(3))) ?? .none
    if pack.takeBit() { active.insert(slot) }
    if pack.takeBit() { foreground.insert(slot) }
    if pack.takeBit() { session.insert(slot) }
    if pack.takeBit() { connectedOnce.insert(slot) }
    if pack.takeBit() { connectedTwice.insert(slot) }
    let announced = UInt8(pack.take(4))
    guard announced > 0, let event = SLB1Event(rawValue: announced - 1) else { return }
    owed = Announcement(
      callback: event.callback, cause: event.kind, slot: UInt8(slot), number: 1)
  }
}
