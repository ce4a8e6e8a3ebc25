import SceneDefects
import SceneEngine
import SceneInvariants

/// Which invariant kills which defect, and what that took.
package struct KillMatrix: Hashable, Sendable, Codable {
  /// Cases that were played to their end for each defect.
  package var cases: UInt64
  /// The seeds that looked for each defect.
  package var seeds: [UInt64]
  /// Callbacks after which a seed gave up.
  package var limit: UInt64
  /// Whether every defect was looked for.
  package var isComplete: Bool
  /// Whether the order was for every defect of the catalogue.
  package var isWhole: Bool
  /// One row a defect, in the order of the catalogue.
  package var rows: [KillRow]
  /// The hard invariants, in the order of the catalogue.
  package var invariants: [String]

  init(_ order: KillOrder, rows: [KillRow]) {
    cases = order.cases
    seeds = (0..<order.seeds).map { order.seed &+ $0 }
    limit = order.limit
    self.rows = rows
    isWhole = order.defects.count == Defect.all.count
    isComplete = rows.count == order.defects.count
    invariants = Contract.all.filter { $0.kind == .hard }.map(\.id)
  }

  /// The rows that come to something.
  package func rows(_ verdict: KillRow.Verdict) -> [KillRow] {
    rows.filter { $0.verdict == verdict }
  }

  /// The defects that were met and are not equivalent.
  package var judged: Int { rows(.killed).count + rows(.survived).count }

  /// How many defects an invariant kills.
  package func kills(of invariant: String) -> Int {
    rows.count { $0.killers.contains(invariant) }
  }

  /// How many defects an invariant kills and no other does.
  package func killsAlone(of invariant: String) -> Int {
    rows.count { $0.killers == [invariant] }
  }

  /// The survivors of one seed, equivalent ones aside.
  package func survivors(of seed: UInt64) -> Int {
    rows(.survived).count { row in
      row.trials.contains { $0.seed == seed && $0.killer == nil }
    }
  }

  /// Whether every defect that was met is killed or equivalent, but for one in twenty.
  package var isStrong: Bool {
    seeds.allSatisfy { survivors(of: $0) * 20 <= judged }
  }
}
