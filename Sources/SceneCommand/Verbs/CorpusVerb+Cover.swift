import SceneReporting
import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneLifecycle
import SceneGate

extension CorpusVerb {
  /// Removes seeds that show nothing which the rest does not show.
  static func minimize(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let corpus = try CorpusFolder(folder(arguments))
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
    try format(arguments).write(["kept": kept, "dropped": dropped], or: lines, console)
    return .holds
  }

  /// Takes over what other corpora have: their regressions, and the seeds that show something new.
  static func merge(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
    let others = arguments.operands.dropFirst()
    if others.isEmpty {
      throw CommandError(
        Diagnostic("'corpus merge' needs a folder", help: "write scenefuzz corpus merge DIR…"))
    }
    let target = arguments.text(.corpus) ?? CorpusStore.shared
    var found: [CorpusFolder.CorpusScenario] = []
    for folder in others { found += try CorpusFolder(folder).entries }
    let own = Disk.hasFolder(target) ? try CorpusFolder(target).entries : []
    let names = Set(own.map { $0.scenario.fileName })
    found.removeAll { names.contains($0.scenario.fileName) }
    let bugs = found.filter(\.isRegression)
    let seeds = found.filter { !$0.isRegression }
    let kept = Set((own + bugs).flatMap(\.features))
    let cover = FeatureCover(seeds.map(\.candidate), beside: kept)
    let keeper = CorpusStore(folder: target)
    var written: [String] = []
    for entry in bugs + cover.taken.map({ seeds[$0] }) {
      let kind = entry.isRegression ? "regressions" : "seeds"
      written.append(try keeper.write(entry.scenario, among: kind))
    }
    let conclusion =
      "\(UInt64(bugs.count).counted("regression")) and \(cover.taken.count) of "
      + "\(UInt64(seeds.count).counted("seed")) taken over"
    try format(arguments).write(
      ["written": written], or: written + ["", conclusion], console)
    return .holds
  }

  /// Lists what each scenario of a corpus shows.
  static func showCorpus(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let corpus = try CorpusFolder(folder(arguments))
    var shown: [Int: Int] = [:]
    for entry in corpus.entries {
      for feature in entry.features { shown[feature, default: 0] += 1 }
    }
    let own = { (entry: CorpusFolder.CorpusScenario) in entry.features.count { shown[$0] == 1 } }
    if try format(arguments) == .json {
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

  private static func folder(_ arguments: Arguments) -> String {
    arguments.operands.dropFirst().first ?? arguments.text(.corpus) ?? CorpusStore.shared
  }
}
