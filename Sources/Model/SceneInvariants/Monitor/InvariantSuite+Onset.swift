package import SceneLifecycle

extension InvariantSuite {
  /// Works out since when everything has been remembered that broke an invariant.
  ///
  /// The condition that breaks is a conjunction. Its memories began, or ended, at some callback
  /// each; the last of those is the onset. It is the broken callback itself where nothing is
  /// remembered.
  ///
  /// - Parameters:
  ///   - violation: One of `violations`.
  ///   - callbacks: All callbacks of the case, in order.
  /// - Returns: The number of a callback, from 0; nil at the end of a case with nothing pending.
  /// - Complexity: Two more plays of the callbacks.
  package func onset(of violation: Violation, in callbacks: [Callback]) -> Int? {
    let past = callbacks.prefix(violation.index)
    guard let term = term(breaking: violation, in: callbacks) else { return nil }
    var strands = strands(of: term.pattern, violation)
    var suite = self
    suite.reset()
    for (index, callback) in past.enumerated() {
      let before = strands.map { $0.memory(in: suite) }
      _ = suite.observe(callback)
      for number in strands.indices {
        strands[number].follow(callback, index, from: before[number], in: suite)
      }
    }
    let broke = callbacks.indices.contains(violation.index) ? violation.index : nil
    // What the broken callback itself forgot is remembered since no callback before it.
    let last = strands.map { $0.isFresh(at: violation.callback, in: suite) ? nil : $0.since }
    if last.isEmpty || last.contains(nil) { return broke }
    return last.compactMap { $0 }.max()
  }

  /// The way in which an invariant broke, found by watching the same callbacks again.
  private func term(breaking violation: Violation, in callbacks: [Callback]) -> Term? {
    var suite = self
    suite.reset()
    for callback in callbacks.prefix(violation.index + 1) { _ = suite.observe(callback) }
    if violation.callback == nil { _ = suite.finish() }
    return suite.broken.first { invariants[$0.invariant].id == violation.invariant }
  }

  private func strands(of pattern: Cube, _ violation: Violation) -> [OnsetTracker] {
    let callback = violation.callback
    let receiver = callback.map { Int($0.scene) } ?? violation.scene ?? 64
    var strands: [OnsetTracker] = []
    for (bits, value) in [(pattern.yes, true), (pattern.no, false)] {
      strands += bits.scene.positions.map {
        OnsetTracker(source: .scene(slot: receiver, MemorySet(position: $0)), value: value)
      }
      strands += bits.process.positions.map {
        OnsetTracker(source: .process(MemorySet(position: $0)), value: value)
      }
      let asked = Self.noted.filter {
        $0.onset.literal.value == value && bits.now.contains($0.onset.literal.fact)
      }
      strands += asked.map {
        OnsetTracker(source: .noted($0, callback, slot: violation.scene ?? 64), value: true)
      }
    }
    return strands
  }

  /// The fields that decide facts because of something that happened before.
  private static let noted: [OnsetField] = [true, false].flatMap { isOfSlot in
    (isOfSlot ? Bookkeeping.ofSlot : Bookkeeping.ofLedger).enumerated().compactMap { number, note in
      note.onset.map { OnsetField(isOfSlot: isOfSlot, number: number, onset: $0) }
    }
  }

  /// Returns a field's memory about the callback that broke a sentence, or about a slot.
  func noted(_ field: OnsetField, about broken: Callback?, _ slot: Int) -> OnsetTracker.Memory? {
    guard slot < 64 || broken.map({ !$0.isOfScene }) ?? false else { return nil }
    var memory = slots[slot & 63].isOf(round: round) ? slots[slot & 63] : SlotMemory()
    var ledger = ledger
    var number = 0
    var found: OnsetTracker.Memory?
    func read(
      _ word: inout UInt64, _ code: MemoryCode, _: MemoryLifetime, _: () -> MemoryNote
    ) {
      if number == field.number { found = field.reading(word, code, about: broken, slot) }
      number += 1
    }
    if field.isOfSlot { memory.forEachField(read) } else { ledger.forEachField(read) }
    // What was saved before state was thrown away is another's.
    if found?.owner.isEmpty == false { found?.owner.append(UInt64(ledger.thrown)) }
    return found
  }
}
