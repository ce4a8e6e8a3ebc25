package import SceneLifecycle

/// What each session slot has pending.
///
/// The second words are looked at only while some slot has an item there: nearly always none has.
package struct Agendas: Hashable, Sendable {
  private var near = SlotWords()
  private var far = SlotWords()
  /// Slots with an item in their second word.
  private var distant = SceneSet.none

  /// Creates agendas without items.
  init() {}

  /// The agenda of a slot.
  ///
  /// Reading is mutating, too, as with `WordRow`: whoever may not change it asks for `agenda(of:)`.
  package subscript(slot: Int) -> AgendaSet {
    @inline(__always)
    mutating get {
      AgendaSet(bits: BitPair(low: near[slot], high: distant.isEmpty ? 0 : far[slot]))
    }
    @inline(__always)
    set {
      near[slot] = newValue.bits.low
      if newValue.bits.high != 0 || !distant.isEmpty { setFar(newValue.bits.high, slot) }
    }
  }

  @inline(never)
  private mutating func setFar(_ word: UInt64, _ slot: Int) {
    far[slot] = word
    distant.remove(slot)
    distant.insert(slot, if: word != 0)
  }

  /// Reads the agenda of a slot where it cannot be lent to be changed; all of it is copied.
  package func agenda(of slot: Int) -> AgendaSet {
    var copy = self
    return copy[slot]
  }
}
