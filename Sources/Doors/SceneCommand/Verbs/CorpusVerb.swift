import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle
import SceneReporting

/// `corpus`: looks after the scenarios that are kept.
enum CorpusVerb<D: Door> {
  static var verb: DoorVerb<D> {
    DoorVerb<D>(
      "corpus", D.words.corpus,
      options: [.corpus, .tableFormat.saying("write the answer as text or json")],
      takesSettings: true
    ) { door throws(CommandError) in try corpus(door) }
  }

  private static func corpus(_ door: D) throws(CommandError) -> ExitStatus {
    let format = try door.tableFormat()
    let operands = Array(door.arguments.operands.dropFirst())
    switch door.arguments.operands.first {
    case "check": return try check(operands, format, door)
    case "add": return try add(operands, format, door)
    case "minimize": return try door.minimize(operands, format)
    case "merge": return try merge(operands, format, door)
    case "show": return try door.showKept(operands, format)
    case let word:
      let verbs = D.words.corpus.operands.split(separator: "|").map {
        String($0.split(separator: " ")[0])
      }
      guard let word else {
        throw CommandError(
          Diagnostic(
            "'corpus' needs a verb of its own", notes: [Diagnostic.list("it is one of", verbs)],
            help: "write \(door.program) help corpus"))
      }
      throw CommandError(Diagnostic.unknown(word, isNot: "a verb of 'corpus'", of: verbs))
    }
  }

  private static func check(
    _ operands: [String], _ format: TableFormat, _ door: D
  ) throws(CommandError) -> ExitStatus {
    let kept = try door.kept(operands)
    if kept.entries.isEmpty, format == .text {
      for line in kept.absence { door.console.line(line) }
      return .nothing
    }
    ReplayedScenario.write(kept.entries.map(\.replayed), format, door.console)
    if format == .text { for line in kept.remarks { door.console.line(line) } }
    return kept.entries.isEmpty ? .nothing : ExitStatus.worst(kept.entries.map(\.status))
  }

  /// Keeps scenarios that are as they should be.
  private static func add(
    _ paths: [String], _ format: TableFormat, _ door: D
  ) throws(CommandError) -> ExitStatus {
    try needs("a file", "add FILE", paths, door)
    var newcomers: [(entry: CorpusEntry, scenario: Scenario)] = []
    for path in paths { newcomers.append(try door.newcomer(path)) }
    let store = door.store(CorpusStore.shared)
    var written: [String] = []
    for (entry, scenario) in newcomers {
      guard entry.isGood else { throw door.refusal(of: entry) }
      written.append(try store.write(scenario, among: D.addsAmong))
    }
    format.write(["written": written], or: written, door.console)
    return .holds
  }

  /// Takes over what other folders have and this one does not.
  private static func merge(
    _ folders: [String], _ format: TableFormat, _ door: D
  ) throws(CommandError) -> ExitStatus {
    try needs("a folder", "merge DIR…", folders, door)
    let merged = try door.merge(folders)
    let left = merged.left ?? []
    let lines = left.flatMap { entry in
      ["left  \(entry.path)"] + entry.remarks.map { "      \($0)" }
    }
    format.write(
      merged.left == nil
        ? ["written": merged.written] : ["written": merged.written, "left": left.map(\.path)],
      or: merged.written + lines + ["", merged.conclusion], door.console)
    return ExitStatus.worst(left.map(\.status))
  }

  private static func needs(
    _ noun: String, _ usage: String, _ operands: [String], _ door: D
  ) throws(CommandError) {
    guard operands.isEmpty, let verb = door.arguments.operands.first else { return }
    throw CommandError(
      Diagnostic("'corpus \(verb)' needs \(noun)", help: "write \(door.program) corpus \(usage)"))
  }
}
