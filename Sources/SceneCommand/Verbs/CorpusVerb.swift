import SceneReporting
import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneGate

/// `corpus`: looks after the scenarios that are kept.
enum CorpusVerb {
  static let verb = ContractVerb(
    "corpus", operands: "check | show | minimize [DIR] | add FILE… | merge DIR…",
    "Checks, shows, adds, thins out or merges the scenarios that are kept.",
    options: [.corpus, format],
    examples: [
      VerbExample("corpus check", "every scenario still does what it says"),
      VerbExample(
        "corpus add .scenefuzz/contract/regressions/bug.scene", "keep a counterexample"),
      VerbExample("corpus minimize", "remove seeds that show nothing new"),
    ],
    takesSettings: true,
    action: ContractAction { call throws(CommandError) in try corpus(call.arguments, call.console) }
  )

  private static let format = Option.tableFormat.saying("write the answer as text or json")

  /// How a table of scenarios is written.
  static func format(_ arguments: Arguments) throws(CommandError) -> TableFormat {
    try arguments.choice(format, as: "a format") ?? .text
  }

  private static func corpus(_ arguments: Arguments, _ console: Console) throws(CommandError)
    -> ExitStatus
  {
    switch arguments.operands.first {
    case "check":
      return try check(arguments, console)
    case "add":
      return try add(arguments, console)
    case "minimize":
      return try minimize(arguments, console)
    case "merge":
      return try merge(arguments, console)
    case "show":
      return try showCorpus(arguments, console)
    default:
      let verbs = ["check", "add", "minimize", "merge", "show"]
      guard let word = arguments.operands.first else {
        throw CommandError(
          Diagnostic(
            "'corpus' needs a verb of its own", notes: [Diagnostic.list("it is one of", verbs)],
            help: "write scenefuzz help corpus"))
      }
      throw CommandError(Diagnostic.unknown(word, isNot: "a verb of 'corpus'", of: verbs))
    }
  }

  private static func check(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    try arguments.checkNoOperands(after: 2)
    let given = arguments.operands.dropFirst().first ?? arguments.text(.corpus)
    let folder = given ?? CorpusStore.shared
    try Disk.checkFolder(folder)
    let format = try format(arguments)
    let paths = try Disk.scenes(below: folder)
    if paths.isEmpty, format == .text {
      console.line("there is no scenario in \(folder)")
      return .nothing
    }
    let entries = paths.map { CorpusEntry(path: $0) }
    ReplayedScenario.write(entries.map(\.replayed), format, console)
    if entries.isEmpty { return .nothing }
    return ExitStatus.worst(entries.map(\.verdict.status))
  }

  private static func add(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let paths = arguments.operands.dropFirst()
    if paths.isEmpty {
      throw CommandError(
        Diagnostic("'corpus add' needs a file", help: "write scenefuzz corpus add FILE"))
    }
    var scenarios: [Scenario] = []
    for path in paths { scenarios.append(try Disk.scenario(path)) }
    let keeper = CorpusStore(folder: arguments.text(.corpus) ?? CorpusStore.shared)
    var written: [String] = []
    for (path, scenario) in zip(paths, scenarios) {
      let entry = CorpusEntry(path: path, scenario)
      guard entry.isGood else {
        throw CommandError(
          Diagnostic("\(Diagnostic.quote(path)) is not what it says", notes: entry.remarks))
      }
      written.append(try keeper.write(scenario))
    }
    try format(arguments).write(["written": written], or: written, console)
    return .holds
  }
}
