/// The evidence on one planted defect of the engine.
package struct DefectEvidence: KillEvidence {
  /// The result of one seed.
  package struct SeedTrial: Hashable, Sendable, Codable {
    /// The seed.
    package var seed: UInt64
    /// Callbacks until a hard invariant broke, or until the seed gave up.
    package var callbacks: UInt64
    /// The hard invariant that broke first; nil when none did.
    package var killer: String?
    /// Number of the case in which it broke.
    package var index: UInt64?
    /// How often the defect changed what was delivered.
    package var met: UInt64
  }

  /// The failure of the first seed, made short.
  package struct ShortFailure: Hashable, Sendable, Codable {
    /// The invariant that breaks in it.
    package var invariant: String
    /// Its number of events after the passes.
    package var events: Int
    /// The fewest events of any history that fails so; nil unless proved.
    package var shortest: Int?
    /// The certainty of the shorter of the two, in words.
    package var certainty: String
  }

  /// An answer to the question whether a survivor is equivalent.
  package enum Equivalence: String, Hashable, Sendable, Codable {
    /// All that it shows the sound engine can show.
    case equivalent
    /// It shows something that the sound engine never does.
    case differs
    /// The search ran into its limit.
    case undecided
  }

  /// The results of the seeds.
  package var trials: [SeedTrial] = []
  /// The first seed's failure; nil when nothing broke, or it was not asked for.
  package var counterexample: ShortFailure?
  /// The answer for a survivor; nil when the defect was killed or never met.
  package var equivalence: Equivalence?
  /// The events after which a survivor shows what the sound engine never does.
  package var difference: [String]?
  /// How often the defect changed what was delivered, over all seeds and cases.
  package var met: UInt64 = 0

  /// Returns the verdict: a seed that gives up although the defect was met leaves a survivor.
  package func verdict(_ kills: [SentenceKill]) -> KillVerdict {
    if met == 0 { return .notReached }
    if trials.allSatisfy({ $0.killer != nil }) { return .killed }
    return equivalence == .equivalent ? .equivalent : .survived
  }

  /// The hard invariants that broke, in the order of their names.
  package func killers(_ kills: [SentenceKill]) -> [String] {
    var killers = kills.filter { $0.isHard && $0.count > 0 }.map(\.sentence)
    for trial in trials {
      if let killer = trial.killer, !killers.contains(killer) { killers.append(killer) }
    }
    return killers.sorted()
  }

  /// Seeds that killed it.
  package var seedsThatKill: Int { trials.count { $0.killer != nil } }

  /// Callbacks that half of the seeds needed; nil unless more than half killed it.
  package var medianCallbacks: UInt64? {
    let rising = trials.filter { $0.killer != nil }.map(\.callbacks).sorted()
    let middle = trials.count / 2
    return middle < rising.count ? rising[middle] : nil
  }
}
