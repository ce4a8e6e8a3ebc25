public import SceneLifecycle

extension Schedule {
  /// The most kinds a slot may accept for which slots are drawn before kinds.
  @usableFromInline static var widest: Int { 8 }

  /// How often a slot and a rank are drawn before all legal events are counted.
  @usableFromInline static var tries: Int { 64 }

  /// Draws one of all legal events, each as likely as any other; nil when there is none.
  ///
  /// A slot and a rank below the most kinds that a slot accepts are drawn until the slot accepts so
  /// many: every legal event is one of the pairs, so none is favoured. Counting all of them gives the
  /// same chances and takes longer.
  @inlinable
  @inline(__always)
  mutating func uniformEvent<E: Engine>(_ engine: E, _ delay: UInt16) -> Event? {
    let most = engine.mostKinds
    if most <= Self.widest {
      for _ in 0..<Self.tries {
        let bits = stream.next()
        let slot = Int(
          truncatingIfNeeded: ((bits &>> 32) &* UInt64(truncatingIfNeeded: engine.scenes)) &>> 32)
        let rank = ((bits & 0xFFFF_FFFF) &* UInt64(most)) &>> 32
        var rest = engine.kinds(acceptedBy: slot) & allowed
        for passed in 1..<UInt64(Swift.max(1, most)) {
          rest &= (rest &- 1) | Self.all(if: rank, isBelow: passed)
        }
        if rest != 0 { return event(rest.trailingZeroBitCount, slot, delay) }
      }
    }
    return countedEvent(engine, delay)
  }

  /// All bits if a number is below another, none otherwise; a branch would be mispredicted.
  @inlinable
  @inline(__always)
  static func all(if number: UInt64, isBelow other: UInt64) -> UInt64 {
    0 &- ((number &- other) &>> 63)
  }

  /// Draws one of all legal events by its rank among them.
  @inlinable
  mutating func countedEvent<E: Engine>(_ engine: E, _ delay: UInt16) -> Event? {
    let plausible = SceneSet(bits: engine.plausible & allowed)
    var count = 0
    for number in plausible { count += engine.accepting(EventKind(atBit: number)).count }
    if count == 0 { return nil }
    var rank = stream.below(count)
    for number in plausible {
      let slots = engine.accepting(EventKind(atBit: number))
      if rank < slots.count { return event(number, slots.member(at: rank), delay) }
      rank -= slots.count
    }
    return nil
  }

  @inlinable
  @inline(__always)
  func event(_ number: Int, _ slot: Int, _ delay: UInt16) -> Event {
    let kind = EventKind(atBit: number)
    return Event(kind, scene: kind.takesScene ? slot : nil, delay: delay)
  }
}
