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
      let slot = slots[place(of: key)]
      return slot.isUsed ? slot.value : nil
    }
    set {
      guard let newValue else { preconditionFailure("what is in the table stays in it") }
      if 2 * count >= slots.count { grow() }
      let place = place(of: key)
      if !slots[place].isUsed { count += 1 }
      slots[place] = DigestSlot(key: key, value: newValue, isUsed: true)
    }
  }

  /// The slot of a digest, or the free one where it belongs.
  private func place(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: key ^ key >> 32) & mask
    while slots[place].isUsed && slots[place].key != key { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = [DigestSlot](repeating: DigestSlot(), count: 2 * old.count)
    for slot in old where slot.isUsed { slots[place(of: slot.key)] = slot }
  }
}
