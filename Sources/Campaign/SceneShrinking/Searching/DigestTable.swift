/// Numbers by digest: a hash table that offers no iteration, so that no order reaches the output.
struct DigestTable {
  private struct DigestSlot {
    var key: UInt64 = 0
    var value: UInt64 = 0
    var isUsed = false
  }

  private var slots = [DigestSlot](repeating: DigestSlot(), count: 16)
  private var count = 0

  /// The number under a digest; nil when there is none.
  subscript(key: UInt64) -> UInt64? {
    get {
      let slot = slots[position(of: key)]
      return slot.isUsed ? slot.value : nil
    }
    set {
      guard let newValue else { preconditionFailure("what is in the table stays in it") }
      if 2 * count >= slots.count { grow() }
      let position = position(of: key)
      if !slots[position].isUsed { count += 1 }
      slots[position] = DigestSlot(key: key, value: newValue, isUsed: true)
    }
  }

  /// The slot of a digest, or the free one where it belongs.
  private func position(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var position = Int(truncatingIfNeeded: key ^ key >> 32) & mask
    while slots[position].isUsed && slots[position].key != key { position = (position + 1) & mask }
    return position
  }

  private mutating func grow() {
    let old = slots
    slots = [DigestSlot](repeating: DigestSlot(), count: 2 * old.count)
    for slot in old where slot.isUsed { slots[position(of: slot.key)] = slot }
  }
}
