package import SceneEngine
package import SceneLifecycle

/// The engine's state and the defect's own memory as words, so that a planted defect is found by
/// exploring, too: with the fewest events there are.
///
/// A callback that is kept says which slot it is about in the block of that slot, as do its masks:
/// a block can stand in another place. Names are those that the app receives, which may not be
/// those of the engine inside.
extension Defective: ExplorableEngine where Wrapped == UIKitEngine {
  /// The engine's words, one word for each callback that may be kept, one for each slot.
  package var stateSize: StateSize {
    let inside = wrapped.stateSize
    return StateSize(shared: inside.shared + 2, slot: inside.slot + 1)
  }

  /// Whether nothing is pending that is delivered without an event.
  package var isAtRest: Bool {
    wrapped.isAtRest && upNext == nil && (waiting == nil || waitsForKind)
  }

  /// The fewest events before the defect can show; none unless the exploration asked for it.
  package var eventsNeeded: Int {
    guard let reachability, !hasShown else { return 0 }
    return isHere ? wrapped.eventsNeeded(for: reachability, reported: memory.discards) : .max
  }

  /// Whether neither the engine nor the defect treats one slot unlike another.
  package var treatsSlotsAlike: Bool {
    wrapped.treatsSlotsAlike && defect.treatsSlotsAlike(among: scenes)
  }

  /// Kinds of event that make the difference between a callback which is changed and one which is not.
  package var causeClasses: [EventKind] {
    let inside = wrapped.causeClasses
    let applies = EventKind.allCases.map { defect.condition.causes.contains($0) }
    return inside.indices.map { kind in
      let same = inside.indices.first {
        inside[$0] == inside[kind] && applies[$0] == applies[kind]
      }
      return EventKind.allCases[same ?? kind]
    }
  }

  /// Delivers what comes next, or lets the engine inside do one thing.
  package mutating func step(_ choiceSource: inout ChoiceSource, into callback: inout Callback)
    -> EngineStep
  {
    if let next = takeNext() {
      callback = next
      return .delivered
    }
    let step = wrapped.step(&choiceSource, into: &callback)
    switch step {
    case .moved, .passed: return step
    case .delivered:
      guard let delivered = hear(callback) else { return .moved }
      callback = delivered
      return .delivered
    case .rested:
      guard let late = takeLate() else { return .rested }
      callback = late
      return .delivered
    }
  }

  /// Goes to where another engine with the same defect stands.
  package mutating func become(_ other: Defective) {
    wrapped.become(other.wrapped)
    waiting = other.waiting
    turns = other.turns
    upNext = other.upNext
    last = other.last
    hasShown = other.hasShown
    memory.become(other.memory)
  }

  /// Writes the state.
  package mutating func save(to words: inout StateWords, naming names: inout LiveNames) {
    keepNames(&names)
    wrapped.save(to: &words, naming: &names)
    let inside = wrapped.stateSize
    var blocks = takeBlocks { _ in PackedWord() }
    words[shared: inside.shared] = save(upNext, words, &blocks, &names) | savedCounts
    words[shared: inside.shared + 1] = save(kept(names), words, &blocks, &names)
    for slot in 0..<scenes {
      memory.save(slot, defect.operation, names.slots[slot].session, &blocks[slot])
      words[slot, inside.slot] = blocks[slot].word
    }
    self.blocks = blocks
    distortNames(&names)
  }

  /// Takes the buffer with one word for each slot, filled; the caller puts it back.
  private mutating func takeBlocks(_ block: (Int) -> PackedWord) -> [PackedWord] {
    var taken: [PackedWord] = []
    swap(&taken, &blocks)
    if taken.count != scenes { taken = [PackedWord](repeating: PackedWord(), count: scenes) }
    for slot in taken.indices { taken[slot] = block(slot) }
    return taken
  }

  /// Goes to a state that was written before.
  package mutating func restore(from words: StateWords, naming names: inout LiveNames) {
    wrapped.restore(from: words, naming: &names)
    let inside = wrapped.stateSize
    var blocks = takeBlocks { PackedWord(words[$0, inside.slot]) }
    upNext = restored(words[shared: inside.shared], &blocks, &names)
    keep(restored(words[shared: inside.shared + 1], &blocks, &names))
    memory.reset()
    for slot in 0..<scenes {
      memory.restore(slot, defect.operation, names.slots[slot], &blocks[slot])
    }
    self.blocks = blocks
    restoreCounts(words[shared: inside.shared])
    distortNames(&names)
  }

  private var savedCounts: UInt64 {
    var pack = PackedWord(from: 48)
    pack.add(waiting == nil || waitsForKind ? 0 : UInt64(turns), bits: 4)
    let isStale = defect.operation == .lasting(.staleAggregate)
    pack.add(isStale ? UInt64(memory.application.rawValue) : 0, bits: 2)
    pack.add(defect.condition.needsDiscard && memory.discards)
    pack.add(reachability != nil && hasShown)
    return pack.word
  }

  private mutating func restoreCounts(_ word: UInt64) {
    var pack = PackedWord(word, from: 48)
    turns = Int(pack.take(4))
    memory.application = ApplicationState(rawValue: UInt8(pack.take(2))) ?? .background
    memory.discards = pack.takeBit()
    hasShown = pack.takeBit()
  }

  /// Turns the names of the engine inside into those that the app receives.
  private func distortNames(_ names: inout LiveNames) {
    if let upNext { names.process = upNext.process }
    guard isHere, case .lasting(let fault) = defect.operation else { return }
    for slot in 0..<scenes { memory.distortNames(of: slot, fault, &names.slots[slot]) }
  }
}

extension Defect {
  /// Returns UIKit's engine with the defect, ready to be explored.
  ///
  /// - Parameters:
  ///   - platform: The world.
  ///   - scenes: Number of session slots, 1 … 64.
  ///   - kinds: Kinds of callback that are observed; the defect observes its own as well.
  ///   - watched: Slots whose callbacks are observed.
  ///   - boundsEvents: Whether it says how many events it takes at least until the defect shows.
  package func engine(
    platform: Platform, scenes: Int, seeing kinds: CallbackSet = .all,
    of watched: SceneSet = .first(64), boundsEvents: Bool = false
  ) -> Defective<UIKitEngine> {
    var engine = UIKitEngine(
      platform: platform, scenes: scenes, seeing: kinds | alphabet, of: watched)
    engine.counted = counted
    var defective = Defective(engine, self, on: platform)
    if boundsEvents { defective.reachability = reachability(on: platform) }
    return defective
  }

  /// The callbacks in which the defect may show, and what its condition asks of them.
  private func reachability(on platform: Platform) -> FaultReachability {
    var shown: CallbackSet? = kinds
    if case .lasting = operation { shown = nil }
    return FaultReachability(
      shown, on: platform, connection: condition.connection, process: condition.process,
      others: max(condition.othersActive, condition.othersInForeground),
      needsDiscard: condition.needsDiscard)
  }
}
