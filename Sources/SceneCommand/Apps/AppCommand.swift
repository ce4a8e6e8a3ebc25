import SceneFuzzing

/// The command of an app: the verbs of the contract's command for the app's own object and laws.
struct AppCommand {
  let player: AppPlayer
  /// How the user calls the command.
  let program: String
  let console: Console
  let isInterrupted: @Sendable () -> Bool

  /// Runs the command with some words.
  ///
  /// - Returns: The exit status of the process.
  func run(_ words: [String], _ surroundings: CommandEnvironment) -> ExitStatus {
    do throws(CommandError) {
      return try dispatch(words, surroundings)
    } catch {
      console.report(error.diagnostic.description + "\n")
      return error.status
    }
  }

  private var help: AppHelp { AppHelp(program: program, app: player.usual.name) }

  private func dispatch(
    _ words: [String], _ surroundings: CommandEnvironment
  ) throws(CommandError) -> ExitStatus {
    guard let first = words.first else {
      console.report(help.overview)
      return .misused
    }
    if ["--help", "-h"].contains(first) { return explain(nil) }
    let verb = try Self.verb(first)
    var arguments = try Arguments(verb.verb, Array(words.dropFirst()), verb.options)
    if arguments.has(.help) { return explain(verb) }
    if verb.verb.takesSettings {
      let settings = try Settings(arguments, surroundings)
      arguments.fill(from: settings)
      if arguments.has(.printSettings) {
        return FuzzCommand.print(settings, of: arguments, console)
      }
    }
    switch verb {
    case .run: return try run(arguments)
    case .ci: return try gate(arguments)
    case .replay: return try replay(arguments)
    case .shrink: return try shrink(arguments)
    case .explain: return try explain(arguments)
    case .show: return try show(arguments)
    case .defects: return try defects(arguments)
    case .list: return list()
    case .help: return explain(try arguments.operands.first.map(Self.verb))
    }
  }

  private static func verb(_ word: String) throws(CommandError) -> AppVerb {
    guard let verb = AppVerb(rawValue: word) else {
      throw CommandError(
        Diagnostic.unknown(word, isNot: "a verb", of: AppVerb.allCases.map(\.rawValue)))
    }
    return verb
  }

  private func explain(_ verb: AppVerb?) -> ExitStatus {
    console.write(verb.map { help.text(of: $0) } ?? help.overview)
    return .holds
  }

  /// What is said when a campaign would play or judge nothing.
  static func nothing(_ help: String) -> CommandError {
    CommandError(Diagnostic("there is nothing to run", help: help), .nothing)
  }

  /// How workers are started, and the options that decide what they judge.
  func setup(_ arguments: Arguments) throws(CommandError) -> (AppSetup, words: [String]) {
    var setup = try limits(arguments)
    let known = player.laws.map(\.id)
    for id in arguments.list(.only) + arguments.list(.skip) where !known.contains(id) {
      throw CommandError(Diagnostic.unknown(id, isNot: "a law", of: known))
    }
    let only = arguments.list(.only)
    let skip = arguments.list(.skip)
    if only.isEmpty && skip.isEmpty { return (setup, setup.written) }
    let laws = known.filter { (only.isEmpty || only.contains($0)) && !skip.contains($0) }
    if laws.isEmpty { throw Self.nothing("choose at least one law") }
    setup.laws = laws
    let words = [("--only ", only), ("--skip ", skip)].filter { !$0.1.isEmpty }
    return (setup, words.map { $0.0 + $0.1.joined(separator: ",") } + setup.written)
  }

  /// The command that plays a file or a case again, with workers that are as limited.
  func repeating(_ what: String, _ setup: AppSetup, by verb: String = "replay") -> String {
    ([program, verb, what] + setup.written).joined(separator: " ")
  }

  /// How workers are started that judge every law.
  func limits(_ arguments: Arguments) throws(CommandError) -> AppSetup {
    var setup = AppSetup()
    if let text = arguments.text(.timeout) {
      setup.limit = try arguments.about(.timeout) { () throws(CommandError) in
        try Duration(argument: text)
      }
    }
    let megabytes = try arguments.number(.workerMemory, in: 64...1_000_000)
    if let megabytes { setup.memory = UInt64(megabytes) << 20 }
    setup.written = AppVerb.limits.compactMap { option in
      arguments.text(option).map { "--\(option.name) \($0)" }
    }
    return setup
  }
}
