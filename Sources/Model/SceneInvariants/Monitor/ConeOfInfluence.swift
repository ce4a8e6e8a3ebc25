import SceneLifecycle

/// The parts of memory that a program of invariants ever asks for: no others are worth keeping.
struct ConeOfInfluence: Sendable {
  /// Facts that some rule asks about.
  let facts: FactSet
  /// Kinds of callback at which something is judged, counted, begun or ended.
  let kinds: CallbackSet
  /// Whether one slot's callbacks and the application's decide what is said of that slot.
  let isLocal: Bool
  /// Fields of a slot's memory that a state keeps, one bit each in the order of the list.
  let keptOfSlot: UInt64
  /// Fields of the ledger that a state keeps.
  let keptOfLedger: UInt64
  /// Those of them that are sets of sessions, with which its list ends.
  let keptOfSessions: UInt64

  init(_ program: Program) {
    var asked = FactSet.none
    for row in program.lists.indices {
      let lists = program.lists[row]
      asked |= lists.required.now | lists.forbidden.now
      for term in program.terms[lists.compound] { asked |= term.pattern.bits.now }
      for term in program.terms[lists.simple] { asked |= term.pattern.bits.now }
      for term in program.counters[lists.counted] { asked |= term.pattern.bits.now }
      for item in program.guarded[lists.guarded] { asked |= item.guards }
    }
    facts = asked
    let judgesEnds = !program.lists[Program.end].simple.isEmpty
    keptOfSlot = Bookkeeping.kept(Bookkeeping.ofSlot, asked: asked, judgesEnds: judgesEnds)
    keptOfLedger = Bookkeeping.kept(Bookkeeping.ofLedger, asked: asked, judgesEnds: judgesEnds)
    keptOfSessions = keptOfLedger >> Bookkeeping.fieldsBeforeSessions
    var kinds = CallbackSet.none
    for kind in CallbackKind.allCases where Self.matters(kind, program, asked) {
      kinds = kinds | CallbackSet(kind)
    }
    self.kinds = kinds
    isLocal =
      !asked.intersects(FactSet.ofOthers) && program.processLatches.allSatisfy(Self.isOfProcess)
  }

  /// The app receives a push that was planned with a scene: it comes with a notification's answer.
  private static func isOfProcess(_ latch: Latch) -> Bool {
    let kinds = latch.begins.kinds | (latch.ends?.kinds ?? .none)
    return (kinds - .ofAggregate).kinds.allSatisfy { !$0.isOfScene && $0 != .push }
  }

  /// Whether some rule asks about a fact.
  @inline(__always)
  func asks(_ fact: Fact) -> Bool { facts.contains(fact) }

  /// Whether some rule asks about one of these.
  @inline(__always)
  func asks(anyOf facts: FactSet) -> Bool { self.facts.intersects(facts) }

  private static func matters(_ kind: CallbackKind, _ program: Program, _ asked: FactSet) -> Bool {
    let row = kind.place
    let lists = program.lists[row]
    let changes = program.rows[row].begins | program.rows[row].ends
    if !changes.isEmpty || !lists.guarded.isEmpty { return true }
    if !lists.simple.isEmpty || !lists.compound.isEmpty || !lists.counted.isEmpty { return true }
    let endsProcess = CallbackSet.ends.contains(kind)
    if endsProcess && !program.lists[Program.end].simple.isEmpty { return true }
    return asked.intersects(Bookkeeping.serves(kind))
  }
}
