import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneWorkers

/// `corpus`: looks after the scenarios that an app keeps.
enum AppCorpusVerb {
  static let verb = AppVerb(
    "corpus", operands: "check | add FILE… | merge DIR…",
    "Checks the scenarios that are kept, keeps one more, or takes over those of another folder.",
    options: [.corpus, .tableFormat.saying("write the answer as text or json")] + Option.workers,
    examples: [
      VerbExample("corpus check", "every kept scenario still holds, those of unit tests, too"),
      VerbExample("corpus add .scenefuzz/notes/regressions/bug.scene", "keep a mended bug"),
    ],
    takesSettings: true,
    action: AppVerbAction { session throws(CommandError) in try corpus(session) })

  private static func corpus(_ session: AppSession) throws(CommandError) -> ExitStatus {
    let client = AppClient(try session.limits(), isInterrupted: session.isInterrupted)
    let format: TableFormat = try session.arguments.choice(.format, as: "a format") ?? .text
    let operands = Array(session.arguments.operands.dropFirst())
    switch session.arguments.operands.first {
    case "check": return try check(session, client, format)
    case "add": return try add(operands, session, client, format)
    case "merge": return try merge(operands, session, client, format)
    case "minimize", "show":
      throw CommandError(
        Diagnostic(
          "the corpus of an app holds regressions alone, and none of them is ever dropped",
          help: "write \(session.program) corpus check"))
    case let word?:
      throw CommandError(
        Diagnostic.unknown(word, isNot: "a verb of 'corpus'", of: ["check", "add", "merge"]))
    case nil:
      throw CommandError(
        Diagnostic(
          "'corpus' needs a verb of its own", notes: ["it is check, add or merge"],
          help: "write \(session.program) corpus check"))
    }
  }

  private static func check(
    _ session: AppSession, _ client: AppClient, _ format: TableFormat
  ) throws(CommandError) -> ExitStatus {
    let (arguments, console) = (session.arguments, session.console)
    try arguments.checkNoOperands(after: 1)
    if let folder = arguments.text(.corpus) { try Disk.checkFolder(folder) }
    let places = try session.keptPlaces()
    var entries: [(scenario: ReplayedScenario, status: ExitStatus)] = []
    for path in places.flatMap(\.paths) { entries.append(try session.entry(path, client)) }
    if entries.isEmpty && format == .text {
      let folder = session.keeper(CorpusStore.shared).regressionFolder
      let name = session.player.usual.name
      console.line("no scenario of '\(name)' is kept: there is none in \(folder),")
      console.line("and no unit test of this package has kept one in a folder Scenes/\(name)")
    } else {
      ReplayedScenario.write(entries.map(\.scenario), format, console)
      if format == .text { tell(places, console) }
    }
    return entries.isEmpty ? .nothing : ExitStatus.worst(entries.map(\.status))
  }

  /// Says how many scenarios are kept where.
  private static func tell(_ places: [KeptPlace], _ console: Console) {
    for place in places where !place.paths.isEmpty {
      let folders = place.folders.filter { folder in
        place.paths.contains { $0.hasPrefix(folder + "/") }
      }
      let count = UInt64(place.paths.count).counted("scenario")
      console.line("  \(count) kept by \(place.keeper) in \(folders.joined(separator: ", "))")
    }
  }

  /// Keeps scenarios that hold: what still fails would make every gate red.
  private static func add(
    _ paths: [String], _ session: AppSession, _ client: AppClient, _ format: TableFormat
  ) throws(CommandError) -> ExitStatus {
    if paths.isEmpty {
      throw CommandError(
        Diagnostic(
          "'corpus add' needs a file", help: "write \(session.program) corpus add FILE"))
    }
    let keeper = session.keeper(CorpusStore.shared)
    var written: [String] = []
    for path in paths {
      let bytes = try Disk.read(path, orElse: Disk.fileOrToken)
      let (scenario, status) = try session.entry(path, client, bytes)
      guard scenario.isGood else {
        throw CommandError(
          Diagnostic(
            "\(Diagnostic.quote(path)) does not hold yet", notes: scenario.remarks,
            help: "mend the app, and add it then"), status)
      }
      written.append(try keeper.write(try Disk.appScenario(bytes, path), among: "regressions"))
    }
    format.write(["written": written], or: written, session.console)
    return .holds
  }

  /// Takes over what other folders keep of the app and this one does not, where it holds.
  private static func merge(
    _ folders: [String], _ session: AppSession, _ client: AppClient, _ format: TableFormat
  ) throws(CommandError) -> ExitStatus {
    if folders.isEmpty {
      throw CommandError(
        Diagnostic(
          "'corpus merge' needs a folder", help: "write \(session.program) corpus merge DIR…"))
    }
    let keeper = session.keeper(CorpusStore.shared)
    var names = Set(try keeper.regressions().map(Self.name))
    var (written, left): ([String], [(scenario: ReplayedScenario, status: ExitStatus)]) = ([], [])
    for folder in folders {
      try Disk.checkFolder(folder)
      let suite = keeper.suite
      for path in try CorpusStore(folder: folder, suite: suite).regressions()
      where names.insert(Self.name(path)).inserted {
        let entry = try session.entry(path, client)
        if entry.scenario.isGood {
          let scenario = try Disk.appScenario(try Disk.kept(path), path)
          written.append(try keeper.write(scenario, among: "regressions"))
        } else {
          left.append(entry)
        }
      }
    }
    let lines = left.flatMap { entry in
      ["left  \(entry.scenario.path)"] + entry.scenario.remarks.map { "      \($0)" }
    }
    let taken = UInt64(written.count).counted("regression") + " taken over"
    let conclusion = left.isEmpty ? taken : taken + ", \(left.count) left: mend the app first"
    format.write(
      ["written": written, "left": left.map(\.scenario.path)],
      or: written + lines + ["", conclusion], session.console)
    return ExitStatus.worst(left.map(\.status))
  }

  /// The name of a file without its folders.
  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension AppSession {
  /// Plays a kept scenario.
  ///
  /// - Parameters:
  ///   - path: Its file.
  ///   - client: Has the workers that play it.
  ///   - bytes: What is in the file; nil for a file of the corpus, to which no link leads.
  /// - Returns: What became of it, and the exit status that this alone would have.
  func entry(
    _ path: String, _ client: AppClient, _ bytes: [UInt8]? = nil
  ) throws(CommandError) -> (scenario: ReplayedScenario, status: ExitStatus) {
    do throws(CommandError) {
      let bytes = if let bytes { bytes } else { try Disk.kept(path) }
      let scenario = try Disk.appScenario(bytes, path)
      let (told, _) = try client.tell(AppMessage("play", .scenario(scenario)))
      let late = client.lateDeath()
      if late == nil, try remark(on: told) == .holds {
        return held(path, reasons: doubts(about: scenario, told))
      }
      var remarks = told.wanted.map { ["it should hold and breaks \($0.invariant)"] } ?? []
      if let late { remarks += late.lateReport.split(separator: "\n").map(String.init) }
      let verdict = CorpusEntry.EntryVerdict.bad
      return (
        ReplayedScenario(path: shown(path), verdict: verdict.rawValue, remarks: remarks),
        verdict.status
      )
    } catch  where [.inconclusive, .faulty, .misused].contains(error.status) {
      let lines = error.diagnostic.description.split(separator: "\n").map { shown(String($0)) }
      let verdict = error.status == .misused ? CorpusEntry.EntryVerdict.unreadable : .bad
      return (
        ReplayedScenario(path: shown(path), verdict: verdict.rawValue, remarks: lines),
        error.status
      )
    }
  }

  /// A scenario in which nothing broke.
  private func held(
    _ path: String, reasons: [String]
  ) -> (scenario: ReplayedScenario, status: ExitStatus) {
    let verdict = reasons.isEmpty ? CorpusEntry.EntryVerdict.good : .partial
    let remarks = reasons.map { shown($0) }
    return (
      ReplayedScenario(path: shown(path), verdict: verdict.rawValue, remarks: remarks),
      verdict.status
    )
  }

  /// Why a scenario shows nothing by holding, in sentences.
  private func doubts(about scenario: Scenario, _ told: AppMessage) -> [String] {
    AppDoubt.kept(
      "", scenario, leavingOut: told.refusals, among: player.laws.map(\.id))?.diagnostic.notes
      ?? []
  }

  /// A text as it may be shown.
  private func shown(_ text: String) -> String { player.redaction?.text(text) ?? text }
}
