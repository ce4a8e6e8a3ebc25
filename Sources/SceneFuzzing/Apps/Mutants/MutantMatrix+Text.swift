import SceneHosting
import SceneReporting

/// The matrix as a person reads it: the summary first, then what is missing, then row by row.
extension MutantMatrix {
  /// The whole report.
  public var report: String {
    (summary + section("survived", rows(.survived).flatMap(survivor))
      + section("laws that kill nothing", isWhole ? idleLaws : [])
      + killTable + mutantTable + section("unseen", groups(.unseen))
      + section("not reached", groups(.notReached))).joined(separator: "\n") + "\n"
  }

  /// What all rows come to, in a few lines.
  private var summary: [String] {
    let mutants = UInt64(rows.count).counted("mutant")
    var lines = ["\(mutants), \(cases.counted("case")) of seed \(seed)"]
    for verdict in MutantRow.Verdict.allCases {
      lines.append("  \(verdict.rawValue.padded(to: 12)) \(rows(verdict).count)")
    }
    if ended > 0 {
      lines.append(
        "left out, because the app ends its process without a mutant: "
          + UInt64(ended).counted("case"))
    }
    if !broken.isEmpty {
      lines.append("broken without a mutant, so they kill none: " + broken.joined(separator: ", "))
    }
    if let fault { lines.append("the engine contradicted itself, report this: " + fault) }
    if let unsteady {
      lines.append(
        "the app did not play case \(unsteady) twice in the same way: verdicts may be chance")
    }
    return lines
  }

  private func survivor(_ row: MutantRow) -> [String] {
    let soft = row.kills.map(\.law)
    let share = "\(row.different) of \(cases.counted("case"))"
    return [
      "\(row.id): \(row.summary)",
      "  The app does something else in \(share), and no law minds."
        + (soft.isEmpty ? "" : " Soft: " + soft.joined(separator: ", ") + "."),
    ]
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", title + ":"] + lines.map { "  " + $0 }
  }

  /// The laws that kill, in the order of the test, those of every app at the end.
  private var killers: [String] {
    (laws + AppEnd.EndLaw.allCases.map(\.rawValue)).filter { kills(of: $0) > 0 }
  }

  /// How many mutants each law kills, and kills alone.
  private var killTable: [String] {
    if killers.isEmpty { return [] }
    let width = killers.reduce(3) { max($0, $1.count) }
    return ["", "law".padded(to: width) + "   kills   alone"]
      + killers.map {
        $0.padded(to: width) + "\(kills(of: $0))".leftPadded(to: 8)
          + "\(killsAlone(of: $0))".leftPadded(to: 8)
      }
  }

  /// What each mutant that was seen changed, in how many cases it shows, and who kills it.
  private var mutantTable: [String] {
    let seen = rows.filter { $0.verdict == .killed || $0.verdict == .survived }
    if seen.isEmpty { return [] }
    let width = seen.reduce(6) { max($0, $1.id.count) }
    return ["", "mutant".padded(to: width) + "   changed  differs  killed by"]
      + seen.map { row in
        row.id.padded(to: width) + row.changed.grouped.leftPadded(to: 10)
          + "\(row.different)".leftPadded(to: 9) + "  "
          + (row.killers.isEmpty ? row.verdict.rawValue : row.killers.joined(separator: ", "))
      }
  }

  /// The mutants that come to something, a line a handler.
  private func groups(_ verdict: MutantRow.Verdict) -> [String] {
    var lines: [String] = []
    var last: Substring?
    for row in rows(verdict) {
      let handler = row.id.prefix { $0 != "-" }
      let change = row.id.dropFirst(handler.count + 1)
      if last == handler, let line = lines.indices.last {
        lines[line] += ", " + change
      } else {
        lines.append("\(handler): \(change)")
      }
      last = handler
    }
    return lines
  }
}
