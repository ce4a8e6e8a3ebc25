import SceneLifecycle
import SceneReporting

/// A command with its verbs: it reads the first word, answers `help`, and finds out what to run.
package struct CommandProgram<Action: Sendable>: Sendable {
  /// The program's name, as the file is called.
  package var name: String
  /// How a user starts it from the package, as commands in messages begin; its name by default.
  package var invocation: String
  /// One sentence about the program.
  package var headline: String
  /// The verbs; last those that the program answers itself.
  package let verbs: [Verb<Action>]
  /// Every option that a variable or the settings file may set.
  package var settable: [Option]
  /// Variables with our prefix that set no option by their name.
  package var otherVariables: [String] = []

  /// Creates a program; it adds `help` and what else it answers itself to the verbs.
  ///
  /// - Parameters:
  ///   - name: What the user calls the program.
  ///   - headline: One line that says what it does.
  ///   - verbs: Its verbs, in the order of the help.
  ///   - settable: Options of other programs that share the settings file.
  package init(
    _ name: String, _ headline: String, _ verbs: [Verb<Action>], settable: [Option] = []
  ) {
    self.name = name
    invocation = name
    self.headline = headline
    self.verbs = verbs + Self.answered(beside: verbs)
    self.settable = Self.settable(by: verbs, settable)
  }

  /// The options that variables and the settings file may set, each name once.
  private static func settable(by verbs: [Verb<Action>], _ others: [Option]) -> [Option] {
    var found: [Option] = []
    for option in verbs.filter(\.takesSettings).flatMap(\.options) + others
    where !found.contains(where: { $0.name == option.name }) { found.append(option) }
    return found
  }

  /// Returns the list of the verbs, on one screen.
  ///
  /// - Parameter columns: How many columns a line may have.
  package func overview(_ columns: Int) -> String {
    HelpText(program: invocation, columns: columns)
      .overview(headline, verbs.map { ($0.name, $0.summary) })
  }

  /// Interprets the words of a command, and writes the answers that the program itself can give.
  ///
  /// - Parameters:
  ///   - words: The verb and what stands behind it.
  ///   - environment: Variables and a folder that may set options, too.
  ///   - console: Where text goes.
  /// - Returns: What to run, or the exit status where nothing is left to do.
  package func interpret(
    _ words: [String], _ environment: CommandEnvironment, _ console: Console
  ) throws(CommandError) -> Interpretation<Action> {
    for word in words { try word.checkText() }
    guard let first = words.first else {
      console.report(overview(console.style.columns))
      return .done(.misused)
    }
    if ["--help", "-h"].contains(first) {
      console.write(overview(console.style.columns))
      return .done(.holds)
    }
    if first == "--version" { return .done(printVersion(console)) }
    let verb = try self.verb(first)
    var arguments = try verb.arguments(Array(words.dropFirst()))
    arguments.environment = environment
    if arguments.has(.help) {
      console.write(HelpText(program: invocation, columns: console.style.columns).text(of: verb))
      return .done(.holds)
    }
    guard let action = verb.action else {
      return .done(try answer(verb, arguments, console))
    }
    if verb.takesSettings {
      var settings = try Settings(environment, setting: settable, beside: otherVariables)
      for note in settings.notes { console.report("note: \(note)\n") }
      settings.add(try verb.implied(environment.variables))
      arguments.fill(from: settings)
      if arguments.has(.printSettings) { return .done(print(arguments, console)) }
    }
    return .run(action, arguments)
  }

  /// The verb of a name.
  ///
  /// - Throws: `CommandError` with all verbs where there is none of the name.
  func verb(_ word: String) throws(CommandError) -> Verb<Action> {
    guard let verb = verbs.first(where: { $0.name == word }) else {
      throw CommandError(
        Diagnostic.unknown(
          word, isNot: "a verb", of: verbs.map(\.name), listedBy: "\(invocation) --help"))
    }
    return verb
  }
}

/// The result of interpreting the words of a command.
package enum Interpretation<Action: Sendable>: Sendable {
  /// The program has answered; the process ends with the status.
  case done(ExitStatus)
  /// A verb has to be run with its arguments.
  case run(Action, Arguments)
}
