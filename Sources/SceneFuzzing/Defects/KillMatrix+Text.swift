import SceneReporting

/// The matrix as a person reads it: the summary first, then what is wrong, then row by row.
extension KillMatrix {
  /// The whole report.
  package var text: String {
    (summary + section("survived", rows(.survived).flatMap(survivor))
      + section("equivalent", rows(.equivalent).map { "\($0.id): \($0.summary)" })
      + section("not reached", rows(.notReached).map { "\($0.id): \($0.summary)" })
      + weaknesses + killTable + defectTable).joined(separator: "\n") + "\n"
  }

  /// What all rows come to, in a few lines.
  package var summary: [String] {
    var lines = ["\(UInt64(rows.count).counted("defect"))" + (isComplete ? "" : ", interrupted")]
    for verdict in KillRow.Verdict.allCases {
      lines.append("  \(verdict.rawValue.padded(to: 12)) \(rows(verdict).count)")
    }
    let proved = rows.compactMap { $0.counterexample?.shortest }.count
    if proved > 0 {
      let longer = rows.count { row in
        row.counterexample.map { $0.events > $0.shortest ?? $0.events } ?? false
      }
      lines.append(
        "shortest counterexample proved for \(proved); \(longer) were longer after the passes")
    }
    for seed in seeds where survivors(of: seed) > 0 {
      lines.append(
        "seed \(seed): \(survivors(of: seed)) of \(judged) survive"
          + " \(limit.grouped) callbacks")
    }
    return lines
  }

  private func survivor(_ row: KillRow) -> [String] {
    var facts = ["killed by \(row.seedsThatKill) of \(row.trials.count) seeds"]
    let soft = row.kills.filter { !$0.isHard }.map(\.invariant)
    if !soft.isEmpty { facts.append("soft: " + soft.joined(separator: ", ")) }
    if let equivalence = row.equivalence { facts.append(equivalence.rawValue) }
    var lines = ["\(row.id): \(row.summary)", "  " + facts.joined(separator: "; ")]
    if let events = row.difference {
      lines.append("  differs after: " + events.joined(separator: ", "))
    }
    return lines
  }

  /// What only all defects together can say of the invariants.
  private var weaknesses: [String] {
    guard isWhole else { return [] }
    return section("invariants that kill nothing", invariants.filter { kills(of: $0) == 0 })
      + section(
        "invariants that kill nothing alone",
        invariants.filter { kills(of: $0) > 0 && killsAlone(of: $0) == 0 })
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", title + ":"] + lines.map { "  " + $0 }
  }

  /// How many defects each hard invariant kills, and kills alone.
  private var killTable: [String] {
    let width = invariants.reduce(0) { max($0, $1.count) }
    return ["", "invariant".padded(to: width) + "   kills   alone"]
      + invariants.filter { kills(of: $0) > 0 }.map {
        $0.padded(to: width) + "\(kills(of: $0))".leftPadded(to: 8)
          + "\(killsAlone(of: $0))".leftPadded(to: 8)
      }
  }

  /// What each defect took: the seeds, the median, the shortest counterexample, who kills it.
  private var defectTable: [String] {
    let width = rows.reduce(6) { max($0, $1.id.count) }
    return ["", "defect".padded(to: width) + "   seeds  callbacks  events  killed by"]
      + rows.map { row in
        let seeds = "\(row.seedsThatKill)/\(row.trials.count)"
        let median = row.medianCallbacks.map(\.grouped) ?? "-"
        let events = row.counterexample.map(lengths) ?? "-"
        let killers = invariants.filter(row.killers.contains).joined(separator: ", ")
        return row.id.padded(to: width) + seeds.leftPadded(to: 8) + median.leftPadded(to: 11)
          + events.leftPadded(to: 8) + "  "
          + (killers.isEmpty ? row.verdict.rawValue : killers)
      }
  }

  /// Events of a counterexample, and of the shortest one where it is proved.
  private func lengths(_ counterexample: KillRow.Counterexample) -> String {
    counterexample.shortest.map { "\(counterexample.events)/\($0)" } ?? "\(counterexample.events)"
  }
}
