import SceneLifecycle

/// The checks of a kind of callback, and its changes in memory.
struct KindRow: Sendable {
  /// Bits that are usually set: a clear one breaks an invariant or begins a closer look.
  var usual = Valuation()
  /// Bits that are usually clear: a set one breaks an invariant or begins a closer look.
  var unusual = Valuation()
  /// Memories that begin here.
  var begins = Valuation()
  /// Memories that end here.
  var ends = Valuation()
  /// The other work to do.
  var duties: Duties = []

  /// The work to do at a callback beside comparing two words.
  struct Duties: OptionSet, Sendable {
    var rawValue: UInt8

    /// Memories begin or end only where something can be read.
    static let guards = Duties(rawValue: 1)
    /// The ledger notes something afterwards.
    static let notes = Duties(rawValue: 2)
    /// Readable bits about what is delivered or named.
    static let reads = Duties(rawValue: 4)
    /// Sessions are named as discarded, or the process ends.
    static let ledger = Duties(rawValue: 8)
    /// The scene's state is compared with the one it read before.
    static let edges = Duties(rawValue: 16)
    /// Readable bits that few kinds are judged by.
    static let seldom = Duties(rawValue: 32)
    /// A slot's memory notes something afterwards.
    static let notesOfSlot = Duties(rawValue: 64)
  }
}

/// The lists of a closer look at a kind of callback, as ranges of the program's lists.
struct Lists: Sendable {
  /// Bits that must be set: a clear one breaks an invariant.
  var required = Valuation()
  /// Bits that must be clear: a set one breaks an invariant.
  var forbidden = Valuation()
  /// Invariants that one bit breaks.
  var simple = 0..<0
  /// Invariants that several bits break together.
  var compound = 0..<0
  /// The terms that are counted where they hold.
  var counted = 0..<0
  /// Memories that begin or end only where something can be read.
  var guarded = 0..<0
}

/// One way to break one invariant at one kind of callback.
struct Term: Sendable {
  var pattern: Cube
  var invariant: Int
}

/// A memory that begins or ends only where something can be read.
struct GuardedMemory: Sendable {
  var guards: FactSet
  var begins = Valuation()
  var ends = Valuation()
}

/// Invariants compiled for one platform: tables by kind, and nothing to interpret.
struct Program: Sendable {
  /// One row for each kind, by its index, and one for the end of a case.
  var rows: [KindRow]
  /// The lists of a closer look, one a row.
  var lists: [Lists]
  /// Ways to break invariants, grouped by row.
  var terms: [Term] = []
  /// The terms that are counted, grouped by row; the invariant is the one that they exercise.
  var counters: [Term] = []
  /// Guarded memories, grouped by row.
  var guarded: [GuardedMemory] = []
  /// Memories that are forgotten with the scene object.
  var memoriesOfObject = MemorySet.none
  /// Memories of a slot that are forgotten with the process.
  var memoriesOfProcess = MemorySet.none
  /// Memories of a slot, one bit each in this order.
  var slotLatches: [Latch] = []
  /// Memories of the process, one bit each in this order.
  var processLatches: [Latch] = []
  /// For each invariant, the kinds that count as exercising it.
  var trials: [CallbackSet] = []

  /// The number of the row that is judged at the end of a case.
  static var end: Int { CallbackKind.placeCount }

  init() {
    rows = [KindRow](repeating: KindRow(), count: Self.end + 1)
    lists = [Lists](repeating: Lists(), count: Self.end + 1)
  }
}
