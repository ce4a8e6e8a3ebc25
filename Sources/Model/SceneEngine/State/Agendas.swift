package import SceneLifecycle

/// The agendas of the session slots.
///
/// The second words are looked at only while some slot has an item there: nearly always none has, and
/// then the callers' paths for one word are compiled for one word.
package struct Agendas: Hashable, Sendable {
  private var near = SlotWords()
  private var far = SlotWords()
  /// Slots with an item in their second word.
  private var distant = SceneSet.none

  package init() {}

  /// Whether no slot has an item in its second word.
  @inline(__always)
  var areNear: Bool { distant.isEmpty }

  /// The agenda of a slot.
  ///
  /// Reading is mutating, too, as with `WordVector`: where nothing may change, `agenda(of:)` copies.
  package subscript(slot: Int) -> AgendaSet {
    @inline(__always)
    mutating get {
      AgendaSet(bits: BitPair(low: near[slot], high: areNear ? 0 : far[slot]))
    }
    @inline(__always)
    set {
      near[slot] = newValue.bits.low
      if newValue.bits.high != 0 || !areNear { setFar(newValue.bits.high, slot) }
    }
  }

  /// The agenda of a slot while all agendas are near, and no item is added beyond.
  subscript(near slot: Int) -> AgendaSet {
    @inline(__always)
    mutating get { AgendaSet(bits: BitPair(low: near[slot])) }
    @inline(__always)
    set { near[slot] = newValue.bits.low }
  }

  /// The position of the lowest item of a slot that has one.
  @inline(__always)
  mutating func lowest(_ slot: Int) -> Int {
    areNear ? near[slot].trailingZeroBitCount : self[slot].lowest
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
