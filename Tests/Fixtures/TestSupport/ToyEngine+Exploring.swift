package import SceneLifecycle

/// The toy engine shows its state: the phase of each scene, and what is owed.
extension ToyEngine: ExplorableEngine {
  /// One word a slot.
  package var stateSize: StateSize { StateSize(shared: 0, slot: 1) }

  /// Whether nothing is owed.
  package var isAtRest: Bool { pending.isEmpty }

  /// Writes the phases, connections up to the second, and what each scene owes.
  package func save(to words: inout StateWords, naming names: inout LiveNames) {
    names.clear()
    for slot in 0..<scenes {
      var pack = PackedWord()
      pack.add(UInt64(phases[slot].rawValue), bits: 3)
      pack.add(UInt64(min(connections[slot], isBuggy ? 2 : 0)), bits: 2)
      let own = pending.filter { Int($0.scene) == slot }
      pack.add(UInt64(own.count), bits: 2)
      for callback in own { pack.add(UInt64(callback.kind.rawValue), bits: 8) }
      words[slot, 0] = pack.word
    }
  }

  /// Goes to a state that was written before.
  package mutating func restore(from words: StateWords, naming names: inout LiveNames) {
    names.clear()
    pending = []
    for slot in 0..<scenes {
      var pack = PackedWord(words[slot, 0])
      phases[slot] = Phase(rawValue: UInt8(pack.take(3))) ?? .none
      connections[slot] = UInt16(pack.take(2))
      for _ in 0..<pack.take(2) {
        guard let kind = CallbackKind(rawValue: UInt8(pack.take(8))) else { continue }
        plan(kind, Event(.touch, scene: slot), slot, 1)
      }
    }
  }
}

/// The toy monitor shows which scenes are in the foreground.
extension ToyMonitor: ExplorableMonitor {
  /// One word a slot.
  package var stateSize: StateSize { StateSize(shared: 0, slot: 1) }

  /// Writes which scenes are in the foreground.
  package func save(to words: inout StateWords, naming names: LiveNames) {
    for slot in 0..<words.scenes { words[slot, 0] = foreground.contains(slot) ? 1 : 0 }
  }

  /// Goes back to a memory that was written before.
  package mutating func restore(from words: StateWords, naming names: LiveNames) {
    reset()
    for slot in 0..<words.scenes where words[slot, 0] != 0 { foreground.insert(slot) }
  }

  /// A scene in the foreground must leave it eventually.
  package func hasObligation(_ slot: Int) -> Bool { foreground.contains(slot) }
}
