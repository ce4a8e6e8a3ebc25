import SceneLifecycle

/// What is remembered about one session slot.
struct SlotMemory: Sendable {
  /// Conditions that hold, one bit a memory.
  var latches = MemorySet.none
  /// Memories that began or ended since they were last forgotten.
  var known = MemorySet.none
  /// Case and process in which it was last brought up to date.
  var era: UInt64 = 0
  /// Identifier of the session; 0 before the first.
  var session: UInt32 = 0
  /// Identifier of the session that was reported discarded last.
  var discarded: UInt32 = 0
  /// What stood in the connection options; 0 for nothing.
  var option: UInt32 = 0
  /// What was delivered last to a scene that was there.
  var answered: UInt32 = 0
  /// The last event of which something arrived, in the options or later.
  var arrivedBy: UInt32 = 0
  /// What stood in the options of the configuration that was asked for.
  var asked: UInt32 = 0
  /// The kind of it, as the raw value of its event.
  var askedKind: UInt8 = 0
  /// Whether a configuration was asked for and the scene has not connected yet.
  var isAsked = false
  /// The state that was last returned to be saved; 0 for none.
  var saved: UInt32 = 0
  /// How often saved state had been thrown away by then.
  var savedAfter: UInt32 = 0
  /// The event that made the scene active.
  var activatedBy: UInt32 = 0
  /// Number of the scene object.
  var connection: UInt16 = 0
  /// The greatest number of a scene object that is gone.
  var gone: UInt16 = 0
  /// Whether the session was reported discarded and is looked at again at each callback.
  var isDiscarded = false

  /// Whether it belongs to a case.
  func isOf(round: UInt32) -> Bool { UInt32(truncatingIfNeeded: era >> 32) == round }

  /// Begins and ends memories.
  @inline(always)
  mutating func remember(begins: MemorySet, ends: MemorySet) {
    latches = (latches - ends) | begins
  }

  /// Forgets the scene object; it is gone.
  ///
  /// - Parameter memories: Memories that are forgotten with it.
  mutating func forgetObject(and memories: MemorySet) {
    gone = max(gone, connection)
    connection = 0
    latches -= memories
    known -= memories
    option = 0
    answered = 0
    arrivedBy = 0
    activatedBy = 0
  }

  /// Forgets what belonged to another process.
  ///
  /// - Parameter memories: Memories that are forgotten with it.
  mutating func forgetProcess(and memories: MemorySet) {
    forgetObject(and: memories)
    isAsked = false
  }
}

/// Which slot has which identifier: a small table that is right for the most recent ones.
struct Owners: Sendable {
  private var entries = [UInt64](repeating: 0, count: 256)
  private var epoch: UInt32 = 1

  /// Forgets all identifiers.
  mutating func forget() { epoch &+= 1 }

  /// Notes that a slot has an identifier.
  ///
  /// - Returns: False when another slot has it.
  mutating func claim(_ session: UInt32, slot: Int) -> Bool {
    let index = Int(session & 255)
    let name = UInt64(epoch) << 32 | UInt64(session & 0xFF_FFFF) << 8
    let entry = entries[index]
    if entry & ~0xFF == name && entry & 0xFF != UInt64(slot) { return false }
    entries[index] = name | UInt64(slot)
    return true
  }
}
