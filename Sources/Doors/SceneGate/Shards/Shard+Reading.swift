package import CommandKit
import SceneLifecycle
import SceneReporting

extension Shard {
  /// Reads the option; nil when it is not given.
  ///
  /// - Throws: `CommandError` for what is no shard, a shard that a variable or the settings file gives,
  ///   and a shard with an option that is about a verdict.
  package static func read(_ arguments: Arguments) throws(CommandError) -> Shard? {
    try check(arguments)
    guard let text = arguments.text(.shard) else {
      if arguments.origin(.results) == .commandLine {
        throw CommandError(
          Diagnostic("'--results' says where a shard goes", help: "give --shard K/N, too"))
      }
      return nil
    }
    return try arguments.about(.shard) { () throws(CommandError) in
      guard let shard = Shard(text) else {
        throw CommandError(
          Diagnostic(
            "\(Diagnostic.quote(text)) is not a shard", help: "write --shard 1/4 up to --shard 4/4")
        )
      }
      return shard
    }
  }

  /// Variables that made a gate a part of one in earlier versions; they are refused.
  package static let variables = [
    Settings.prefix + "SHARD_INDEX", Settings.prefix + "SHARD_COUNT",
  ]

  /// Throws where a shard, or what only a verdict writes, was asked for in a way that has none.
  ///
  /// A part of a gate is no verdict. So a variable, or a file that is forgotten, makes no gate a part.
  private static func check(_ arguments: Arguments) throws(CommandError) {
    for name in variables where !(arguments.environment.variables[name] ?? "").isEmpty {
      throw onlyByOption("variable", notes: ["\(name) is set"])
    }
    guard let origin = arguments.origin(.shard) else { return }
    if origin != .commandLine {
      throw origin.blamed(for: onlyByOption(origin.isVariable ? "variable" : "settings file"))
    }
    let judged = ReportFormat.all.map(\.option) + [.campaignPage, .writeBaseline]
    for option in judged where arguments.text(option) != nil {
      throw arguments.blamed(
        option,
        CommandError(
          Diagnostic(
            "'--\(option.name)' is about a verdict, and a shard has none",
            help: "give --\(option.name) to merge-results")))
    }
  }

  private static func onlyByOption(_ option: String, notes: [String] = []) -> CommandError {
    CommandError(
      Diagnostic(
        "no \(option) makes a gate a shard: a shard has no verdict", notes: notes,
        help: "write --shard K/N on the command line, K from 1 to N"))
  }

  /// Says that a part was played, and what that is worth.
  ///
  /// - Parameters:
  ///   - cases: How many cases it played.
  ///   - findings: How many ways of failing it met.
  ///   - bad: How many kept scenarios are not as they should be.
  ///   - command: What judges all parts, without the names of the others.
  ///   - console: Where what it comes to is told.
  /// - Returns: The exit status: a part is never a verdict, so one that met something is inconclusive.
  package func conclude(
    cases: UInt64, findings: UInt64, bad: UInt64, _ command: String, _ console: Console
  ) -> ExitStatus {
    let scenarios = bad == 0 ? "" : ", \(bad.counted("kept scenario")) not as it should be"
    console.line(
      "shard \(text): \(cases.counted("case")), \(findings.counted("way")) of failing" + scenarios)
    let isCalm = findings == 0 && bad == 0
    console.line(
      isCalm
        ? "no verdict: all shards are judged together"
        : "inconclusive: what the shard met is judged with all others")
    console.line("\(command) …")
    return isCalm ? .holds : .inconclusive
  }
}
