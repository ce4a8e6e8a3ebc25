import SceneLifecycle

/// One memory that a broken sentence asks about, and since when it has been as it was then.
struct OnsetTracker: Sendable {
  /// Where the memory is.
  enum MemoryLocation: Hashable, Sendable {
    /// A memory of a scene's slot.
    case scene(slot: Int, MemorySet)
    /// A memory of the process.
    case process(MemorySet)
    /// A note beside the memories of sentences, about the callback that broke one.
    case noted(OnsetField, Callback?, slot: Int)
  }

  /// The value of a memory, with its owner: another owner remembers anew.
  struct Memory: Hashable, Sendable {
    var value: Bool
    var owner: [UInt64]
  }

  /// Where the memory is.
  var source: MemoryLocation
  /// The value of the memory when the sentence broke.
  var value: Bool
  /// Number of the callback since which it has said so; nil while it does not.
  private(set) var since: Int?

  init(source: MemoryLocation, value: Bool) {
    self.source = source
    self.value = value
  }

  /// Notes what a callback did to the memory.
  ///
  /// Where it is what did *not* happen, an obligation begins anew with each callback that would have
  /// ended the memory: a scene that enters the background has to enter the foreground again.
  mutating func follow(
    _ callback: Callback, _ index: Int, from before: Memory?, in suite: InvariantSuite
  ) {
    guard let after = memory(in: suite), after.value == value else {
      since = nil
      return
    }
    if since == nil || before?.owner != after.owner || (!value && ends(at: callback, in: suite)) {
      since = index
    }
  }

  /// Returns the memory; nil where there is none: the scene has received nothing yet.
  func memory(in suite: InvariantSuite) -> Memory? {
    switch source {
    case .scene(let slot, let latch):
      guard slot < 64, suite.slots[slot].isOf(round: suite.round) else { return nil }
      return memory(latch, of: suite.slots[slot], in: suite)
    case .process(let latch):
      return Memory(value: !(suite.memory & latch).isEmpty, owner: [suite.era])
    case .noted(let field, let callback, let slot):
      return suite.noted(field, about: callback, slot)
    }
  }

  private func memory(_ latch: MemorySet, of slot: SlotMemory, in suite: InvariantSuite) -> Memory?
  {
    let isOfProcess = !(suite.program.memoriesOfProcess & latch).isEmpty
    if isOfProcess && slot.era != suite.era { return nil }
    var owner = [UInt64(slot.session)]
    if isOfProcess { owner.append(suite.era) }
    if !(suite.program.memoriesOfObject & latch).isEmpty { owner.append(UInt64(slot.connection)) }
    return Memory(value: !(slot.latches & latch).isEmpty, owner: owner)
  }

  /// Whether the memory has another owner at a callback than before it.
  func isFresh(at callback: Callback?, in suite: InvariantSuite) -> Bool {
    guard let callback else { return false }
    var next = suite
    _ = next.observe(callback)
    return memory(in: suite)?.owner != memory(in: next)?.owner
  }

  private func ends(at callback: Callback, in suite: InvariantSuite) -> Bool {
    let ends = suite.program.rows[callback.kind.place].ends
    switch source {
    case .scene(let slot, let latch):
      return Int(callback.scene) == slot && !(ends.scene & latch).isEmpty
    case .process(let latch): return !(ends.process & latch).isEmpty
    default: return false
    }
  }
}

/// A field that decides a fact, by its position in the list.
struct OnsetField: Hashable, Sendable {
  var isOfSlot: Bool
  var number: Int
  var onset: MemoryNote.Onset

  /// Returns the value of the field, as the fact that it decides.
  func reading(
    _ word: UInt64, _ code: MemoryCode, about broken: Callback?, _ slot: Int
  ) -> OnsetTracker.Memory {
    switch (code, onset) {
    case (.payload, _):
      OnsetTracker.Memory(value: word != 0 && word == broken?.payload.word, owner: [])
    case (.gone, _):
      OnsetTracker.Memory(value: word >= broken?.connection.word ?? 0, owner: [])
    case (.sessions, .isNotOfNamed):
      OnsetTracker.Memory(value: word & (broken?.named.bits ?? 0) != 0, owner: [])
    case (.sessions, _), (.sessionsAndBeyond, _):
      OnsetTracker.Memory(value: SceneSet(bits: word).contains(slot), owner: [])
    case (.saved, _): OnsetTracker.Memory(value: word != 0, owner: [word])
    default: OnsetTracker.Memory(value: word != 0, owner: [])
    }
  }
}
