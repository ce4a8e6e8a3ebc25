import SceneReporting

/// The matrix as a person reads it: the summary first, then what is wrong, then row by row.
extension KillMatrix {
  /// The whole report.
  package var text: String {
    (summary + section("survived", rows(.survived).flatMap(survivor))
      + section("equivalent", study.mentions(rows(.equivalent)))
      + section("not reached", study.mentions(rows(.notReached)))
      + weaknesses + killTable + mutantTable).joined(separator: "\n") + "\n"
  }

  /// The numbers of all verdicts, with the study's notes, in a few lines.
  package var summary: [String] {
    ["\(UInt64(rows.count).counted(Study.mutant))\(study.remark)"]
      + KillVerdict.allCases.map { verdict in
        let meaning = Study.meaning(of: verdict)
        let line = "  \(verdict.rawValue.padded(to: 12)) \(rows(verdict).count)"
        return meaning.isEmpty ? line : line.padded(to: 21) + meaning
      }
      + study.notes(on: rows)
  }

  private func survivor(_ row: KillRow<Study.Evidence>) -> [String] {
    ["\(row.id): \(row.summary)"] + study.survivor(row).map { "  " + $0 }
  }

  /// The sentences that kill nothing, or nothing alone; only all mutants together tell.
  private var weaknesses: [String] {
    guard isWhole else { return [] }
    let sentences = UInt64(2).counted(Study.sentence).dropFirst(2)
    return section("\(sentences) that kill nothing", idle)
      + section(
        "\(sentences) that kill nothing alone",
        self.sentences.filter { kills(of: $0) > 0 && killsAlone(of: $0) == 0 })
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", title + ":"] + lines.map { "  " + $0 }
  }

  /// How many mutants each hard sentence kills, and kills alone.
  private var killTable: [String] {
    let killers = sentences.filter { kills(of: $0) > 0 }
    if killers.isEmpty { return [] }
    let width = max(Study.sentence.count, sentences.reduce(0) { max($0, $1.count) })
    return ["", Study.sentence.padded(to: width) + "   kills   alone"]
      + killers.map {
        $0.padded(to: width) + "\(kills(of: $0))".leftPadded(to: 8)
          + "\(killsAlone(of: $0))".leftPadded(to: 8)
      }
  }

  /// The table of the mutants: the cells of each, and the sentences that kill it.
  private var mutantTable: [String] {
    let shown = rows.compactMap { row in study.cells(row).map { (row, $0) } }
    if shown.isEmpty { return [] }
    let width = shown.reduce(Study.mutant.count) { max($0, $1.0.id.count) }
    let head = Study.columns.map { $0.title.leftPadded(to: $0.width) }.joined()
    return ["", Study.mutant.padded(to: width) + head + "  killed by"]
      + shown.map { row, cells in
        let numbers = zip(cells, Study.columns).map { $0.leftPadded(to: $1.width) }.joined()
        let killers = sentences.filter(row.killers.contains).joined(separator: ", ")
        return row.id.padded(to: width) + numbers + "  "
          + (killers.isEmpty ? row.verdict.rawValue : killers)
      }
  }
}
