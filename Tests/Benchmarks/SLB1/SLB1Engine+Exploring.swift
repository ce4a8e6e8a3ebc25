package import SceneLifecycle

/// The state as words: only what decides what is delivered from now on.
///
/// What the first and the fourth bug remember is written with that bug only.
extension SLB1Engine: ExplorableEngine {
  /// The fourth bug's memory; a word for each scene.
  package var stateSize: StateSize { StateSize(shared: 1, slot: 1) }

  /// Whether scenes are interchangeable: the fourth bug names three of them.
  package var treatsSlotsAlike: Bool { bug != .b4 }

  /// Nothing is ever asked.
  @inlinable
  package var mayAsk: Bool { false }

  /// Writes the state.
  package mutating func save(to words: inout StateWords, naming names: inout LiveNames) {
    for slot in 0..<scenes { words[slot, 0] = save(slot) }
    if !isAtRest, let event = SLB1Event(last.cause) {
      names.answers(last.number)
      words[Int(last.slot), 0] |= UInt64(event.rawValue + 1) << 3
    }
    if bug == .b4 {
      var pack = PackedWord()
      pack.add(UInt64(history.stage), bits: 2)
      pack.add(history.isArmed)
      words[shared: 0] = pack.word
    }
  }

  /// The facts fill the lowest bit of each byte; between them stand the connections, then the event
  /// whose callback is pending.
  private func save(_ slot: Int) -> UInt64 {
    facts[slot].rawValue | (connectedOnce.contains(slot) ? 2 : 0)
      | (connectedTwice.contains(slot) ? 4 : 0)
  }

  /// Goes to a state that was written before.
  package mutating func restore(from words: StateWords, naming names: inout LiveNames) {
    reset()
    for slot in 0..<scenes { restore(slot, words[slot, 0]) }
    var pack = PackedWord(words[shared: 0])
    history = BugMemory(stage: UInt8(pack.take(2)), isArmed: pack.takeBit())
  }

  private mutating func restore(_ slot: Int, _ word: UInt64) {
    facts.change(slot, ending: .all, beginning: FactTable.Column(rawValue: word).intersection(.all))
    connectedOnce.insert(slot, if: word & 2 != 0)
    connectedTwice.insert(slot, if: word & 4 != 0)
    let announced = UInt8(word >> 3 & 15)
    guard announced > 0, let event = SLB1Event(rawValue: announced - 1) else { return }
    last = Announcement(
      callback: event.callback, cause: event.kind, slot: UInt8(slot), number: 1)
    isAtRest = false
  }
}
