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
