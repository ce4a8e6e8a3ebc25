/// What became of one defect.
package struct KillRow: Hashable, Sendable, Codable {
  /// What one seed came to.
  package struct Trial: Hashable, Sendable, Codable {
    /// The seed.
    package var seed: UInt64
    /// Callbacks until a hard invariant broke, or until the seed gave up.
    package var callbacks: UInt64
    /// The hard invariant that broke first; nil when none did.
    package var killer: String?
    /// Number of the case in which it broke.
    package var index: UInt64?
    /// How often the defect changed what was told.
    package var met: UInt64
  }

  /// How often an invariant broke while the cases went on to their end.
  package struct Kill: Hashable, Sendable, Codable {
    /// Identifier of the invariant.
    package var invariant: String
    /// Whether it is hard: only then it kills.
    package var isHard: Bool
    /// How often it broke.
    package var count: UInt64
  }

  /// The failure of the first seed, made short.
  package struct Counterexample: Hashable, Sendable, Codable {
    /// The invariant that breaks in it.
    package var invariant: String
    /// Its number of events after the passes.
    package var events: Int
    /// The fewest events of any history that fails so; nil unless proved.
    package var shortest: Int?
    /// What is certain about the shorter of the two.
    package var certainty: String
  }

  /// What is known about a survivor.
  package enum Equivalence: String, Hashable, Sendable, Codable {
    /// All that it shows the sound engine can show.
    case equivalent
    /// It shows something that the sound engine never does.
    case differs
    /// The search ran into its limit.
    case undecided
  }

  /// What the row comes to.
  package enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
    /// Every seed killed it.
    case killed
    /// Some seed gave up although the defect was met.
    case survived
    /// A survivor that tells nothing which the sound engine could not tell.
    case equivalent
    /// Its condition was never met.
    case notReached = "not reached"
  }

  /// Identifier of the defect.
  package var id: String
  /// What is wrong with the engine.
  package var summary: String
  /// What each seed came to.
  package var trials: [Trial] = []
  /// The invariants that broke, in the order of the catalogue.
  package var kills: [Kill] = []
  /// The first seed's failure; nil when nothing broke, or nobody asked.
  package var counterexample: Counterexample?
  /// What is known about a survivor; nil when the defect was killed or never met.
  package var equivalence: Equivalence?
  /// The events after which a survivor shows what the sound engine never does.
  package var difference: [String]?
  /// How often the defect changed what was told, over all seeds and cases.
  package var met: UInt64 = 0

  /// What the row comes to.
  package var verdict: Verdict {
    if met == 0 { return .notReached }
    if trials.allSatisfy({ $0.killer != nil }) { return .killed }
    return equivalence == .equivalent ? .equivalent : .survived
  }

  /// Seeds that killed it.
  package var seedsThatKill: Int { trials.count { $0.killer != nil } }

  /// Callbacks that half of the seeds needed; nil unless more than half killed it.
  package var medianCallbacks: UInt64? {
    let rising = trials.filter { $0.killer != nil }.map(\.callbacks).sorted()
    let middle = trials.count / 2
    return middle < rising.count ? rising[middle] : nil
  }

  /// The hard invariants that broke, whoever came first, in the order of their names.
  package var killers: [String] {
    var killers = kills.filter { $0.isHard && $0.count > 0 }.map(\.invariant)
    for trial in trials {
      if let killer = trial.killer, !killers.contains(killer) { killers.append(killer) }
    }
    return killers.sorted()
  }
}
