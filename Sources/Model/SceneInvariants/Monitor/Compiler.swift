import SceneLifecycle

/// Turns sentences into tables.
struct Compiler {
  private let judged: CallbackSet
  private var program = Program()
  private var slotLatches: [Latch] = []
  private var processLatches: [Latch] = []
  private var simple = [[Term]](repeating: [], count: Program.end + 1)
  private var compound = [[Term]](repeating: [], count: Program.end + 1)
  private var counted = [[Term]](repeating: [], count: Program.end + 1)
  private var guarded = [[GuardedMemory]](repeating: [], count: Program.end + 1)

  private init(judging kinds: CallbackSet) { judged = kinds }

  /// Returns the program that checks invariants.
  ///
  /// - Parameters:
  ///   - invariants: What is checked.
  ///   - kinds: The kinds of callback at which invariants are judged; at others only memories change.
  /// - Complexity: O(rules × kinds); no callback pays for it.
  static func compile(_ invariants: [Invariant], judging kinds: CallbackSet) -> Program {
    var compiler = Compiler(judging: kinds)
    for (number, invariant) in invariants.enumerated() {
      for rule in invariant.rules { compiler.add(rule, of: number) }
      compiler.addTrials(of: invariant, number)
    }
    compiler.addLatches()
    compiler.addDuties()
    return compiler.finished()
  }

  // MARK: Rules

  private mutating func add(_ rule: Rule, of invariant: Int) {
    if rule.judgement == .asReached { return }
    if rule.judgement == .atTheEnd {
      guard let breaks = rule.breaks else { return }
      for pattern in patterns(breaks) {
        add(Term(pattern: pattern, invariant: invariant), at: Program.end)
      }
      return
    }
    let broken = rule.breaks.map { patterns($0) } ?? [Cube()]
    let conditions = rule.when.map { patterns($0) } ?? [Cube()]
    for part in rule.happening.parts {
      let start = Self.start(part)
      for condition in conditions {
        for pattern in broken {
          guard var all = condition.and(start)?.and(pattern) else { continue }
          if all.bits.isEmpty { all.yes.now = [.always] }
          let term = Term(pattern: all, invariant: invariant)
          for kind in part.kinds.kinds where judged.contains(kind) {
            add(term, at: kind.place)
          }
        }
      }
    }
  }

  private mutating func add(_ term: Term, at row: Int) {
    guard term.pattern.bits.count == 1 else { return compound[row].append(term) }
    simple[row].append(term)
    program.lists[row].required = program.lists[row].required | term.pattern.no
    program.lists[row].forbidden = program.lists[row].forbidden | term.pattern.yes
  }

  private mutating func addTrials(of invariant: Invariant, _ number: Int) {
    var kinds = CallbackSet.none
    for trial in invariant.trials {
      let conditions = trial.when.map { patterns($0) }
      for part in trial.happening.parts {
        if conditions == nil && part.guards == nil {
          kinds = kinds | part.kinds
          continue
        }
        let start = Self.start(part)
        for condition in conditions ?? [Cube()] {
          guard let pattern = start.and(condition) else { continue }
          for kind in part.kinds.kinds where judged.contains(kind) {
            counted[kind.place].append(Term(pattern: pattern, invariant: number))
          }
        }
      }
    }
    program.trials.append(kinds)
  }

  // MARK: Conditions

  private static func start(_ part: Happening.Part) -> Cube {
    Cube(yes: Valuation(now: part.guards.map { [$0] } ?? .none))
  }

  private mutating func patterns(_ condition: Condition) -> [Cube] {
    var found: [Cube] = []
    for literals in condition.alternatives() {
      var pattern: Cube? = Cube()
      for (latch, value) in literals.memories {
        let bit = bit(of: latch)
        pattern = pattern?.and(value ? Cube(yes: bit) : Cube(no: bit))
      }
      for (fact, value) in literals.reads {
        let bit = Valuation(now: [fact])
        pattern = pattern?.and(value ? Cube(yes: bit) : Cube(no: bit))
      }
      if let pattern { found.append(pattern) }
    }
    return found
  }

  private mutating func bit(of latch: Latch) -> Valuation {
    if latch.scope.isPerSlot {
      return Valuation(scene: Self.bit(of: latch, in: &slotLatches))
    }
    return Valuation(process: Self.bit(of: latch, in: &processLatches))
  }

  private static func bit(of latch: Latch, in latches: inout [Latch]) -> MemorySet {
    if let known = latches.firstIndex(of: latch) { return MemorySet(position: known) }
    precondition(
      latches.count < MemorySet.capacity,
      "a scope has at most \(MemorySet.capacity) memories, was to get \(latches.count + 1)")
    latches.append(latch)
    return MemorySet(position: latches.count - 1)
  }

  // MARK: Memories

  private mutating func addLatches() {
    program.slotLatches = slotLatches
    program.processLatches = processLatches
    for (index, latch) in slotLatches.enumerated() {
      let bit = MemorySet(position: index)
      if latch.scope == .scene { program.memoriesOfObject |= bit }
      if latch.scope != .session { program.memoriesOfProcess |= bit }
      add(latch, Valuation(scene: bit))
    }
    for (index, latch) in processLatches.enumerated() {
      add(latch, Valuation(process: MemorySet(position: index)))
    }
  }

  private mutating func add(_ latch: Latch, _ bit: Valuation) {
    for part in latch.begins.parts { add(part, begins: bit, ends: Valuation()) }
    for part in latch.ends?.parts ?? [] { add(part, begins: Valuation(), ends: bit) }
  }

  private mutating func add(_ part: Happening.Part, begins: Valuation, ends: Valuation) {
    for kind in part.kinds.kinds {
      let row = kind.place
      if let guards = part.guards {
        guarded[row].append(
          GuardedMemory(guards: [guards], begins: begins, ends: ends))
      } else {
        program.rows[row].begins = program.rows[row].begins | begins
        program.rows[row].ends = program.rows[row].ends | ends
      }
    }
  }

  // MARK: Tables

  private mutating func addDuties() {
    for kind in CallbackKind.allCases {
      let row = kind.place
      var duties = Bookkeeping.duties(of: kind)
      if !guarded[row].isEmpty { duties.insert(.guards) }
      let asked = (simple[row] + compound[row] + counted[row]).reduce(FactSet.none) {
        $0 | $1.pattern.bits.now
      }
      let read = guarded[row].reduce(asked) { $0 | $1.guards }
      if read.intersects(FactSet.delivered) { duties.insert(.reads) }
      if read.intersects(FactSet.seldom) { duties.insert(.seldom) }
      if asked.contains(.stateFollowsEdges) { duties.insert(.edges) }
      program.rows[row].duties = duties
    }
  }

  private mutating func finished() -> Program {
    program.terms.reserveCapacity(Self.size(simple) + Self.size(compound))
    program.counters.reserveCapacity(Self.size(counted))
    program.guarded.reserveCapacity(Self.size(guarded))
    for row in program.rows.indices {
      var usual = program.lists[row].required
      var unusual = program.lists[row].forbidden
      for term in compound[row] + counted[row] {
        let trigger = term.pattern.rarest
        usual = usual | trigger.no
        unusual = unusual | trigger.yes
      }
      // The quick comparison sees the first word of facts alone. A row that needs the second sets `always`.
      if usual.now.isFar || unusual.now.isFar { unusual.now |= [.always] }
      program.rows[row].usual = usual
      program.rows[row].unusual = unusual
      program.lists[row].simple = Self.append(simple[row], to: &program.terms)
      program.lists[row].compound = Self.append(compound[row], to: &program.terms)
      program.lists[row].counted = Self.append(counted[row], to: &program.counters)
      program.lists[row].guarded = Self.append(guarded[row], to: &program.guarded)
    }
    return program
  }

  private static func size<Item>(_ rows: [[Item]]) -> Int { rows.reduce(0) { $0 + $1.count } }

  private static func append<Item>(_ items: [Item], to list: inout [Item]) -> Range<Int> {
    let start = list.count
    list += items
    return start..<list.count
  }
}
