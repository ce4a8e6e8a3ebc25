package import SceneLifecycle

extension InvariantSuite {
  /// Finds out which invariants broke, and counts what is put to the test here.
  ///
  /// - Returns: False when one of them fails the case.
  @inline(never)
  mutating func judge(_ callback: inout Callback, _ situation: Valuation) -> Bool {
    let lists = program.lists[callback.kind.place]
    for number in lists.counted where program.counters[number].pattern.fits(situation) {
      reached[program.counters[number].invariant] &+= 1
    }
    let isWrong =
      situation.differsNear(usual: lists.required, unusual: lists.forbidden)
      || situation.now.differsFar(usual: lists.required.now, unusual: lists.forbidden.now)
    let from = isWrong ? lists.simple.lowerBound : lists.compound.lowerBound
    var holds = true
    for number in from..<lists.compound.upperBound {
      let term = program.terms[number]
      guard term.pattern.fits(situation), isCertain(term.pattern, callback) else { continue }
      violated[term.invariant] &+= 1
      guard fails[term.invariant] else { continue }
      if holds { startList(at: callback, slot: Int(callback.scene)) }
      list(term)
      holds = false
    }
    let someVanished = !situation.now.contains(.everySessionStays)
    if !holds && someVanished { vanishedSlot = ledger.vanished.lowest }
    return holds
  }

  /// Judges what is pending at the end of a case, if a process still lives.
  ///
  /// - Returns: False when an invariant that fails the case broke.
  /// - Complexity: O(slots).
  package mutating func finish() -> Bool {
    guard ledger.isAlive else { return true }
    let end = program.lists[Program.end]
    var now = FactSet.none
    if ledger.hasLaunched { now |= FactSet(.reportIsPending, if: !ledger.lost.isEmpty) }
    now |= FactSet(.destructionIsPending, if: !ledger.awaitingDestruction.isEmpty)
    let pending = ledger.lost.isEmpty ? ledger.awaitingDestruction : ledger.lost
    var holds = true
    settle(Valuation(process: memory, now: now), end, slot: pending.lowest, &holds)
    for slot in slots.indices where slots[slot].era == era {
      let wrong = slots[slot].latches & end.forbidden.scene
      if !wrong.isEmpty { settle(Valuation(scene: wrong), end, slot: slot, &holds) }
    }
    return holds
  }

  /// Whether something that must happen before the end has not, for one slot or for all.
  package func hasObligation(_ slot: Int) -> Bool {
    guard ledger.isAlive else { return false }
    let end = program.lists[Program.end]
    var now = FactSet.none
    if ledger.hasLaunched { now |= FactSet(.reportIsPending, if: ledger.lost.contains(slot)) }
    now |= FactSet(.destructionIsPending, if: ledger.awaitingDestruction.contains(slot))
    let isCurrent = slots[slot].era == era
    let situation = Valuation(
      scene: isCurrent ? slots[slot].latches : .none, process: memory, now: now)
    return program.terms[end.simple].contains { $0.pattern.fits(situation) }
  }

  private mutating func settle(
    _ situation: Valuation, _ end: Lists, slot: Int, _ holds: inout Bool
  ) {
    for term in program.terms[end.simple] where term.pattern.fits(situation) {
      violated[term.invariant] &+= 1
      guard fails[term.invariant] else { continue }
      if holds { startList(at: nil, slot: slot) }
      list(term)
      holds = false
    }
  }

  private mutating func startList(at callback: Callback?, slot: Int) {
    if !broken.isEmpty { broken.removeAll(keepingCapacity: true) }
    brokenAt = callback
    brokenSlot = slot
    vanishedSlot = slot
  }

  private mutating func list(_ term: Term) {
    if !broken.contains(where: { $0.invariant == term.invariant }) { broken.append(term) }
  }

  /// Whether everything that a pattern asks about is known; always, unless lenient.
  private func isCertain(_ pattern: Cube, _ callback: Callback) -> Bool {
    guard isLenient else { return true }
    let slot = Int(callback.scene)
    var readable: FactSet = [.always]
    if callback.activation != .none { readable |= .ofScene }
    if shown.application { readable |= .ofApplication }
    let certain = Valuation(
      scene: slot < 64 ? slots[slot].known : .none, process: known, now: readable)
    return (pattern.bits & ~certain).isEmpty
  }

  /// The violations at the last call that returned false, in the order of the catalogue.
  package var violations: [Violation] {
    broken.sorted { $0.invariant < $1.invariant }.map { term in
      let invariant = invariants[term.invariant]
      let isAboutVanished = term.pattern.bits.now.contains(.everySessionStays)
      let slot = isAboutVanished ? vanishedSlot : brokenSlot
      return Violation(
        invariant: invariant.id, kind: invariant.kind,
        index: brokenAt == nil ? index : index - 1, callback: brokenAt,
        scene: (0..<64).contains(slot) ? slot : nil)
    }
  }
}
