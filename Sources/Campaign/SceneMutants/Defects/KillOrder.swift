package import SceneDefects
package import ScenePipeline

/// Which defects are planted, and how hard they are looked for.
package struct KillOrder: Sendable {
  /// The defects that are planted, one after the other.
  package var defects: [Defect] = Defect.all
  /// Cases of the first seed that are played to their end, to see which invariants break.
  package var cases: UInt64 = 200
  /// How many seeds look for each defect.
  package var seeds: UInt64 = 10
  /// The first seed; the others follow it.
  package var seed: UInt64 = 1
  /// Callbacks after which a seed gives up.
  package var limit: UInt64 = 2_000_000
  /// How many defects are looked for at the same time; the result does not depend on it.
  package var jobs = 1
  /// Whether a counterexample is shrunk for each defect.
  package var shrinks = true
  /// Whether the shortest counterexample is searched for, too.
  package var proves = false
  /// The limits of each search for the shortest counterexample.
  package var budget = ProofBudget(memory: 192 << 20)
  /// States after which the question whether a survivor is equivalent stays open.
  package var equivalenceLimit = 20_000

  package init() {}
}
