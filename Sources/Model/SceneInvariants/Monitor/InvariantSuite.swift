package import SceneLifecycle

/// Invariants compiled for one platform, watching callbacks.
///
/// One callback costs a few words of comparison, however many invariants there are, however many
/// scenes and however long the history. Nothing is forgotten after a violation.
package struct InvariantSuite: Monitor, Sendable {
  /// The invariants that say something about the platform, in the order given.
  package let invariants: [Invariant]

  let program: Program
  let causes = Causes.table
  let isLenient: Bool
  let uses: ConeOfInfluence
  let fails: [Bool]

  /// For a recording: what it shows of the callback to come and of where things begin.
  package var shown = ShownFacts()

  var slots = [SlotMemory](repeating: SlotMemory(), count: 64)
  var owners = Owners()
  var ledger = Ledger()
  var memory = MemorySet.none
  var known = MemorySet.none
  var era: UInt64 = 1 << 32
  var index = 0
  var broken: [Term] = []
  var brokenAt: Callback?
  var brokenSlot = -1
  /// The session that was gone at the last callback that broke something.
  var vanishedSlot = -1

  var delivered = WordVector(KindWords())
  var reached: [UInt64]
  var violated: [UInt64]

  /// Compiles the invariants that apply to a platform.
  ///
  /// - Parameters:
  ///   - invariants: What is checked, in the order of the catalogue.
  ///   - platform: Invariants that say nothing about it are left out.
  ///   - softFails: Whether a soft invariant fails a case. Myths fail it whenever they are given.
  ///   - lenient: For a recording, which begins anywhere and shows only some names: what was never
  ///     seen to begin or end counts in its favour.
  ///   - kinds: Kinds of callback at which something is judged; elsewhere it is only remembered.
  package init(
    _ invariants: [Invariant], platform: Platform, softFails: Bool = false, lenient: Bool = false,
    judging kinds: CallbackSet = .all
  ) {
    let chosen = invariants.filter { $0.applies(to: platform) }.map { $0.judged(on: platform) }
    self.invariants = chosen
    program = Compiler.compile(chosen, judging: kinds)
    isLenient = lenient
    uses = ConeOfInfluence(program)
    fails = chosen.map { $0.kind == .hard || $0.kind == .myth || (softFails && $0.kind == .soft) }
    reached = [UInt64](repeating: 0, count: chosen.count)
    violated = [UInt64](repeating: 0, count: chosen.count)
  }

  /// Number of the case, from 1; what belongs to another is out of date.
  var round: UInt32 { UInt32(truncatingIfNeeded: era >> 32) }

  /// Forgets everything but the counts: a new case begins.
  package mutating func reset() {
    let next = round &+ 1
    era = UInt64(next == 0 ? 1 : next) << 32
    ledger = Ledger()
    owners.forget()
    memory = .none
    known = .none
    index = 0
    brokenAt = nil
    if !broken.isEmpty { broken.removeAll(keepingCapacity: true) }
  }

  /// Looks at the next callback.
  ///
  /// - Returns: False when an invariant that fails the case broke; `violations` says which.
  /// - Complexity: O(1), whatever the number of invariants, scenes and callbacks before.
  package mutating func observe(_ callback: Callback) -> Bool {
    var callback = callback
    return observe(inPlace: &callback)
  }

  /// Looks at the next callback, in place.
  ///
  /// - Parameter callback: It is left as it is.
  /// - Returns: False when an invariant that fails the case broke; `violations` says which.
  /// - Complexity: O(1), whatever the number of invariants, scenes and callbacks before.
  package mutating func observe(inPlace callback: inout Callback) -> Bool {
    if callback.process != UInt32(truncatingIfNeeded: era) { beginProcess(&callback) }
    let kind = callback.kind.place
    let duties = program.rows[kind].duties
    delivered[kind] &+= 1
    ledger.isAlive = true
    var situation = Valuation(process: memory, now: reading(callback))
    let slot = Int(callback.scene)
    if slot < 64 {
      situation.now |= readingOfScene(callback)
      if !isCurrent(slot, callback) { situation.now -= renew(slot, &callback) }
      situation.scene = slots[slot].latches
      situation.now |= edge(slot, callback.activation)
    }
    if duties.contains(.seldom) { situation.now |= seldomReading(&callback) }
    if duties.contains(.reads) { situation.now |= readingOfDelivery(&callback) }
    if callback.open != ledger.open || duties.contains(.ledger) {
      compareSessions(&callback, &situation)
    }
    var holds = true
    if situation.differsNear(usual: program.rows[kind].usual, unusual: program.rows[kind].unusual) {
      holds = judge(&callback, situation)
    }
    remember(kind, duties, situation.now, slot, callback.activation)
    if duties.contains(.notesOfSlot) { noteOfSlots(&callback, slot) }
    if duties.contains(.notes) {
      if slot < 64 {
        ledger.recordSceneCallback(&callback, slot)
      } else {
        ledger.recordProcessCallback(&callback)
      }
    }
    index &+= 1
    return holds
  }

  @inline(always)
  private func isCurrent(_ slot: Int, _ callback: Callback) -> Bool {
    slots[slot].session == callback.session && slots[slot].connection == callback.connection
      && slots[slot].era == era && !slots[slot].isDiscarded
  }

  @inline(always)
  private mutating func remember(
    _ kind: Int, _ duties: KindRow.Duties, _ now: FactSet, _ slot: Int, _ state: ActivationState
  ) {
    var begins = program.rows[kind].begins
    var ends = program.rows[kind].ends
    if duties.contains(.guards) {
      for item in program.guarded[program.lists[kind].guarded] where now.intersects(item.guards) {
        begins = begins | item.begins
        ends = ends | item.ends
      }
    }
    memory = (memory - ends.process) | begins.process
    if slot < 64 {
      slots[slot].remember(begins: begins.scene, ends: ends.scene)
      if duties.contains(.edges) { slots[slot].follow(state) }
    }
    guard isLenient else { return }
    known |= begins.process | ends.process
    if slot < 64 { slots[slot].known |= begins.scene | ends.scene }
  }
}
