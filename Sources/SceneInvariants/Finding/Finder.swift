package import SceneLifecycle

/// Watches for a condition, and breaks at the first callback at which it holds.
///
/// So the exploration that ends there has found the shortest history that leads to it. What is read
/// is read inside the callback, what is remembered is remembered after it: a scene that is told that
/// it becomes active is not restoring any more.
package struct Finder: Monitor, Sendable {
  /// What is looked for.
  package let wanted: Wanted

  /// Keeps what the adjectives remember; its sentences never fail.
  var memory: InvariantSuite
  let remembers: Bool

  private let bits: [Valuation]
  var index = 0
  var found: Callback?

  /// Creates the monitor.
  package init(_ wanted: Wanted, platform: Platform) {
    self.wanted = wanted
    let remembered = wanted.adjectives.compactMap(\.condition)
    remembers = !remembered.isEmpty
    memory = InvariantSuite(remembered.map(Self.keeping), platform: platform)
    let program = memory.program
    bits = Adjective.allCases.map { program.bit(of: $0.condition) }
  }

  /// A sentence for which a condition has to be remembered; nothing fails if it breaks.
  private static func keeping(_ condition: Condition) -> Invariant {
    Invariant("A condition is remembered.", id: "find", .soft, on: .all) {
      Happening(.didFinishLaunching).never(while: condition)
    }
  }

  /// Forgets everything: a new case begins.
  package mutating func reset() {
    memory.reset()
    index = 0
    found = nil
  }

  /// Looks at the next callback.
  ///
  /// - Returns: False when the condition holds at it.
  /// - Complexity: O(slots) for what is remembered, otherwise O(1).
  package mutating func observe(_ callback: Callback) -> Bool {
    if remembers { _ = memory.observe(callback) }
    index &+= 1
    guard CallbackSet.told.contains(callback.kind) else { return true }
    guard holds(wanted.clause, callback) else { return true }
    found = callback
    return false
  }

  /// Has nothing to say at the end: what was not found by then is not there.
  package mutating func finish() -> Bool { true }

  /// The condition and the callback at which it held; empty while it was not found.
  package var violations: [Violation] {
    guard let found else { return [] }
    return [
      Violation(
        invariant: wanted.description, kind: .required, index: index - 1, callback: found,
        scene: nil)
    ]
  }
}

// MARK: - Judging

extension Finder {
  private func holds(_ clause: Wanted.Clause, _ callback: Callback) -> Bool {
    switch clause {
    case .phrase(let phrase): phrase.numbers.contains(counted(phrase, callback).count)
    case .not(let clause): !holds(clause, callback)
    case .both(let left, let right): holds(left, callback) && holds(right, callback)
    case .either(let left, let right): holds(left, callback) || holds(right, callback)
    }
  }

  private func counted(_ phrase: Wanted.Phrase, _ callback: Callback) -> SceneSet {
    var slots = all(phrase.noun, callback)
    for quality in phrase.qualities {
      let members = members(quality.adjective, phrase.noun, slots, callback)
      slots = quality.isSo ? slots & members : slots - members
    }
    return slots
  }

  /// Everything that a noun can mean at a callback.
  private func all(_ noun: Noun, _ callback: Callback) -> SceneSet {
    switch noun {
    case .scene: callback.connected
    case .window: callback.connected - callback.accessories
    case .session: callback.open | callback.discarded | lost
    case .app: SceneSet(0)
    }
  }

  /// Sessions that wait for their report, where somebody asks.
  private var lost: SceneSet { memory.uses.asks(.reportIsPending) ? memory.ledger.lost : .none }

  private func members(
    _ adjective: Adjective, _ noun: Noun, _ slots: SceneSet, _ callback: Callback
  ) -> SceneSet {
    switch adjective {
    case .awaitingReport: return memory.ledger.lost
    case .awaitingDestruction: return memory.ledger.doomed
    default: break
    }
    let bit = bits[adjective.place]
    if bit.isEmpty { return adjective.members(noun, in: callback) }
    if bit.process != 0 { return memory.memory & bit.process != 0 ? SceneSet(0) : .none }
    var members = SceneSet.none
    for slot in slots where memory.remembers(bit.scene, slot) { members.insert(slot) }
    return adjective.endsInActivity ? members - callback.active : members
  }
}

extension Adjective {
  /// Whether it is over once the scene reads active, told or not.
  fileprivate var endsInActivity: Bool { self == .entering || self == .restoring }

  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Program {
  /// The bit of a condition that is a single memory; none for others.
  fileprivate func bit(of condition: Condition?) -> Valuation {
    guard case .remembers(let latch)? = condition else { return Valuation() }
    let latches = latch.scope.isPerSlot ? slotLatches : processLatches
    guard let place = latches.firstIndex(of: latch) else { return Valuation() }
    let bit: UInt64 = 1 << UInt64(place)
    return latch.scope.isPerSlot ? Valuation(scene: bit) : Valuation(process: bit)
  }
}

extension InvariantSuite {
  /// Whether a slot remembers something that is not out of date.
  fileprivate func remembers(_ bit: UInt64, _ slot: Int) -> Bool {
    let own = slots[slot]
    if own.latches & bit == 0 || own.isDiscarded || !own.isOf(round: round) { return false }
    return own.era == era || program.processMask & bit == 0
  }
}
