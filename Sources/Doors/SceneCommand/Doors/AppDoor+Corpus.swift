import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneWorkers

// What an app keeps: histories that failed once, in the corpus and beside its unit tests.

extension AppDoor {
  static var addsAmong: String? { "regressions" }

  func kept(_ operands: [String]) throws(CommandError) -> KeptHistories {
    try arguments.checkNoOperands(after: 1)
    if let folder = arguments.text(.corpus) { try Disk.checkFolder(folder) }
    let client = try client()
    let kept = try keptFolders()
    var entries: [CorpusEntry] = []
    for path in kept.flatMap(\.paths) { entries.append(try entry(path, client)) }
    let name = player.usual.name
    let folder = store(CorpusStore.shared).regressionFolder
    return KeptHistories(
      entries: entries,
      absence: [
        "no scenario of '\(name)' is kept: there is none in \(folder),",
        "and no unit test of this package has kept one in a folder Scenes/\(name)",
      ],
      remarks: kept.filter { !$0.paths.isEmpty }.map { source in
        let folders = source.folders.filter { folder in
          source.paths.contains { $0.hasPrefix(folder + "/") }
        }
        let count = UInt64(source.paths.count).counted("scenario")
        return "  \(count) kept by \(source.keeper) in \(folders.joined(separator: ", "))"
      })
  }

  func newcomer(_ path: String) throws(CommandError) -> (entry: CorpusEntry, scenario: Scenario) {
    let scenario = try Disk.appScenario(path)
    return (try entry(path, client(), scenario), scenario)
  }

  /// Returns the error for a history that still fails: kept, it would make every gate red.
  func refusal(of entry: CorpusEntry) -> CommandError {
    CommandError(
      Diagnostic(
        "\(Diagnostic.quote(entry.path)) does not hold yet", notes: entry.remarks,
        help: "mend the app, and add it then"), entry.status)
  }

  func merge(_ folders: [String]) throws(CommandError) -> MergedHistories {
    let client = try client()
    let keeper = store(CorpusStore.shared)
    var names = Set(try keeper.regressions().map(Self.name))
    var (written, left): ([String], [CorpusEntry]) = ([], [])
    for folder in folders {
      try Disk.checkFolder(folder)
      for path in try CorpusStore(folder: folder, suite: keeper.suite).regressions()
      where names.insert(Self.name(path)).inserted {
        let entry = try entry(path, client)
        if entry.isGood {
          let scenario = try Disk.appScenario(try Disk.kept(path), path)
          written.append(try keeper.write(scenario, among: "regressions"))
        } else {
          left.append(entry)
        }
      }
    }
    let taken = UInt64(written.count).counted("regression") + " taken over"
    return MergedHistories(
      written: written, left: left,
      conclusion: left.isEmpty ? taken : taken + ", \(left.count) left: mend the app first")
  }

  func minimize(_ operands: [String], _ format: TableFormat) throws(CommandError) -> ExitStatus {
    throw regressionsAlone
  }

  func showKept(_ operands: [String], _ format: TableFormat) throws(CommandError) -> ExitStatus {
    throw regressionsAlone
  }

  private var regressionsAlone: CommandError {
    CommandError(
      Diagnostic(
        "the corpus of an app holds regressions alone, and none of them is ever dropped",
        help: "write \(program) corpus check"))
  }

  private func client() throws(CommandError) -> AppClient {
    AppClient(try limits(), isInterrupted: isInterrupted)
  }

  // MARK: - One history

  /// Plays a kept scenario.
  ///
  /// - Parameters:
  ///   - path: Its file.
  ///   - client: Has the workers that play it.
  ///   - read: What is in the file; nil for a file of the corpus, to which no link leads.
  /// - Returns: What became of it.
  func entry(
    _ path: String, _ client: AppClient, _ read: Scenario? = nil
  ) throws(CommandError) -> CorpusEntry {
    var entry = CorpusEntry(named: shown(path))
    do throws(CommandError) {
      let scenario = if let read { read } else { try Disk.appScenario(try Disk.kept(path), path) }
      let (answer, _) = try client.answer(HistoryQuestion(.scenario(scenario)))
      let late = client.lateDeath()
      if late == nil, try remark(on: answer) == .holds {
        entry.remarks = doubts(about: scenario, answer).map { shown($0) }
        if !entry.remarks.isEmpty { entry.verdict = .partial }
        return entry
      }
      entry.verdict = .bad
      if let signature = answer.signature {
        entry.remarks = ["it should hold and breaks \(signature.invariant)"]
      }
      if let late { entry.remarks += late.lateReport.split(separator: "\n").map(String.init) }
    } catch  where [.inconclusive, .faulty, .misused].contains(error.status) {
      entry.verdict = error.status == .misused ? .unreadable : .bad
      entry.problem = error.status
      entry.remarks = error.diagnostic.description.split(separator: "\n").map { shown(String($0)) }
    }
    return entry
  }

  /// Why a scenario shows nothing by holding, in sentences.
  private func doubts(about scenario: Scenario, _ answer: HistoryAnswer) -> [String] {
    AppDoubt.kept(
      "", scenario, leavingOut: answer.refusals, among: player.laws.map(\.id))?.diagnostic.notes
      ?? []
  }

  /// A text as it may be shown.
  private func shown(_ text: String) -> String { player.redaction?.text(text) ?? text }
}

// A team keeps histories in two places: its command in a corpus, its unit test beside itself.

/// A place where histories of an app are kept, with those that no earlier place has.
struct KeptFolder {
  /// The folders.
  var folders: [String]
  /// Who keeps them there, as the end of a sentence.
  var keeper: String
  /// The histories.
  var paths: [String] = []
}

extension AppDoor {
  /// The histories that have to hold: those of the corpus, then those that unit tests of the package keep.
  ///
  /// One that is in both places is played once.
  ///
  /// - Throws: `CommandError` where a folder cannot be read.
  func keptFolders() throws(CommandError) -> [KeptFolder] {
    let store = store(CorpusStore.shared)
    var corpus = KeptFolder(folders: [store.regressionFolder], keeper: "the corpus")
    corpus.paths = try store.regressions()
    var names = Set(corpus.paths.map(Self.name))
    if let folder = arguments.text(.corpus), corpus.paths.isEmpty {
      console.report("note: no history of '\(player.usual.name)' is kept in '\(folder)'\n")
    }
    let scenes = try TestScenes(
      of: player.usual.name, besides: player.usual.declaration.file, arguments.environment)
    var tests = KeptFolder(folders: scenes.folders, keeper: "unit tests")
    tests.paths = try scenes.paths().filter { names.insert(Self.name($0)).inserted }
    if corpus.paths.isEmpty && tests.paths.isEmpty { try sayOthers(store) }
    return [corpus, tests]
  }

  /// Says whose histories are kept where none of the app is: a test that was renamed has left them there.
  private func sayOthers(_ store: CorpusStore) throws(CommandError) {
    let others = try store.others()
    let name = player.usual.name
    guard let near = nearestWord(to: name, in: others) ?? others.first else { return }
    let more = others.count > 1 ? " and of \(UInt64(others.count - 1).counted("other test"))" : ""
    console.report(
      "note: no history of '\(name)' is kept, and '\(store.folder)' has some of '\(near)'\(more):"
        + " if the test was renamed, rename '\(store.folder)/\(near)'\n")
  }

  /// The name of a file without its folders.
  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
