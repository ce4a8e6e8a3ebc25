import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGate
import SceneLifecycle
import SceneReporting

// What the contract keeps: regressions, and seeds that show something that no other does.

extension ContractDoor {
  static var addsAmong: String? { nil }

  func kept(_ operands: [String]) throws(CommandError) -> KeptHistories {
    try arguments.checkNoOperands(after: 2)
    let folder = folder(operands)
    try Disk.checkFolder(folder)
    return KeptHistories(
      entries: try Disk.scenes(below: folder).map { CorpusEntry(path: $0) },
      absence: ["there is no scenario in \(folder)"])
  }

  func newcomer(
    _ path: String
  ) throws(CommandError) -> (entry: CorpusEntry, scenario: Scenario) {
    let scenario = try Disk.scenario(path)
    return (CorpusEntry(path: path, scenario), scenario)
  }

  func refusal(of entry: CorpusEntry) -> CommandError {
    CommandError(
      Diagnostic("\(Diagnostic.quote(entry.path)) is not what it says", notes: entry.remarks))
  }

  func minimize(
    _ operands: [String], _ format: TableFormat
  ) throws(CommandError) -> ExitStatus {
    let corpus = try CorpusFolder(folder(operands))
    let seeds = corpus.entries.filter { !$0.isRegression }
    let cover = FeatureCover(seeds.map(\.candidate), beside: corpus.kept)
    var (kept, dropped): ([String], [String]) = ([], [])
    var lines: [String] = []
    for (number, seed) in seeds.enumerated() {
      if let rank = cover.taken.firstIndex(of: number) {
        kept.append(seed.path)
        lines.append("keep  \(seed.path)  \(cover.own[rank]) by itself")
      } else {
        try Disk.remove(seed.path)
        dropped.append(seed.path)
        lines.append("drop  \(seed.path)")
      }
    }
    let regressions = UInt64(corpus.entries.count - seeds.count).counted("regression")
    lines += [
      "",
      "\(kept.count) of \(UInt64(seeds.count).counted("seed")) kept, \(regressions) untouched",
    ]
    format.write(["kept": kept, "dropped": dropped], or: lines, console)
    return .holds
  }

  func merge(_ folders: [String]) throws(CommandError) -> MergedHistories {
    let store = store(CorpusStore.shared)
    var found: [CorpusFolder.CorpusScenario] = []
    for folder in folders { found += try CorpusFolder(folder).entries }
    let own = Disk.hasFolder(store.folder) ? try CorpusFolder(store.folder).entries : []
    let names = Set(own.map { $0.scenario.fileName })
    found.removeAll { names.contains($0.scenario.fileName) }
    let bugs = found.filter(\.isRegression)
    let seeds = found.filter { !$0.isRegression }
    let kept = Set((own + bugs).flatMap(\.features))
    let cover = FeatureCover(seeds.map(\.candidate), beside: kept)
    var written: [String] = []
    for entry in bugs + cover.taken.map({ seeds[$0] }) {
      let kind = entry.isRegression ? "regressions" : "seeds"
      written.append(try store.write(entry.scenario, among: kind))
    }
    return MergedHistories(
      written: written,
      conclusion: "\(UInt64(bugs.count).counted("regression")) and \(cover.taken.count) of "
        + "\(UInt64(seeds.count).counted("seed")) taken over")
  }

  func showKept(
    _ operands: [String], _ format: TableFormat
  ) throws(CommandError) -> ExitStatus {
    let corpus = try CorpusFolder(folder(operands))
    var shown: [Int: Int] = [:]
    for entry in corpus.entries {
      for feature in entry.features { shown[feature, default: 0] += 1 }
    }
    let own = { (entry: CorpusFolder.CorpusScenario) in entry.features.count { shown[$0] == 1 } }
    if format == .json {
      let rows = corpus.entries.map { entry in
        JSON.members([
          "path": .text(entry.path), "events": .number(entry.scenario.entries.count),
          "features": .number(entry.features.count), "byItself": .number(own(entry)),
        ])
      }
      let all = JSON.members(["scenarios": .list(rows), "features": .number(shown.count)])
      console.write(all.lines() + "\n")
      return corpus.entries.isEmpty ? .nothing : .holds
    }
    console.line("events  features  by itself  scenario")
    for entry in corpus.entries {
      console.line(
        "\(entry.scenario.entries.count)".leftPadded(to: 6)
          + "\(entry.features.count)".leftPadded(to: 10) + "\(own(entry))".leftPadded(to: 11)
          + "  \(entry.path)")
    }
    console.line()
    let count = UInt64(corpus.entries.count).counted("scenario")
    console.line("\(count), \(UInt64(shown.count).counted("feature"))")
    return corpus.entries.isEmpty ? .nothing : .holds
  }

  private func folder(_ operands: [String]) -> String {
    operands.first ?? arguments.text(.corpus) ?? CorpusStore.shared
  }
}
