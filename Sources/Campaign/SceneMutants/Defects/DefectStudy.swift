import SceneReporting

/// How planted defects of the engine were looked for.
package struct DefectStudy: KillStudy {
  /// The name for a mutant.
  package static let mutant = "defect"
  /// The name for a sentence.
  package static let sentence = "invariant"
  /// How many seeds kill it, what half of them took, and how short its counterexample is.
  package static let columns = [
    KillColumn("seeds", width: 8), KillColumn("callbacks", width: 11),
    KillColumn("events", width: 8),
  ]

  /// Cases that were played to their end for each defect.
  package var cases: UInt64
  /// The seeds that looked for each defect.
  package var seeds: [UInt64]
  /// Callbacks after which a seed gave up.
  package var limit: UInt64
  /// Whether every defect that was asked for was looked for.
  package var isComplete: Bool

  /// Says when the study was cut short.
  package var remark: String { isComplete ? "" : ", interrupted" }

  /// How many proofs there are, and how many survive each seed.
  package func notes(on rows: [KillRow<DefectEvidence>]) -> [String] {
    var lines: [String] = []
    let found = rows.compactMap(\.evidence.counterexample)
    let proved = found.compactMap(\.shortest).count
    if proved > 0 {
      let longer = found.count { $0.events > $0.shortest ?? $0.events }
      lines.append(
        "shortest counterexample proved for \(proved); \(longer) were longer after the passes")
    }
    let judged = rows.count { $0.verdict == .killed || $0.verdict == .survived }
    for seed in seeds {
      let survivors = Self.survivors(of: seed, among: rows)
      if survivors == 0 { continue }
      lines.append(
        "seed \(seed): \(survivors) of \(judged) survive \(limit.grouped) callbacks")
    }
    return lines
  }

  /// The survivors of one seed, equivalent ones aside.
  static func survivors(of seed: UInt64, among rows: [KillRow<DefectEvidence>]) -> Int {
    rows.count { row in
      row.verdict == .survived
        && row.evidence.trials.contains { $0.seed == seed && $0.killer == nil }
    }
  }

  /// How many seeds kill a survivor all the same, and what it shows.
  package func survivor(_ row: KillRow<DefectEvidence>) -> [String] {
    let evidence = row.evidence
    var facts = ["killed by \(evidence.seedsThatKill) of \(evidence.trials.count) seeds"]
    let soft = row.kills.filter { !$0.isHard }.map(\.sentence)
    if !soft.isEmpty { facts.append("soft: " + soft.joined(separator: ", ")) }
    if let equivalence = evidence.equivalence { facts.append(equivalence.rawValue) }
    let lines = [facts.joined(separator: "; ")]
    guard let events = evidence.difference else { return lines }
    return lines + ["differs after: " + events.joined(separator: ", ")]
  }

  /// The seeds, the median, the events of the counterexample and of the shortest one.
  package func cells(_ row: KillRow<DefectEvidence>) -> [String]? {
    let evidence = row.evidence
    let events = evidence.counterexample.map { found in
      found.shortest.map { "\(found.events)/\($0)" } ?? "\(found.events)"
    }
    return [
      "\(evidence.seedsThatKill)/\(evidence.trials.count)",
      evidence.medianCallbacks.map(\.grouped) ?? "-", events ?? "-",
    ]
  }
}

extension KillMatrix where Study == DefectStudy {
  /// The survivors of one seed, equivalent ones aside.
  package func survivors(of seed: UInt64) -> Int { Study.survivors(of: seed, among: rows) }

  /// Whether every defect that was met is killed or equivalent, but for one in twenty.
  package var isStrong: Bool {
    study.seeds.allSatisfy { survivors(of: $0) * 20 <= judged }
  }
}
