import SceneLifecycle
import SceneReporting

extension CommandProgram {
  /// The verbs that a program answers from its own tables.
  ///
  /// - Parameter verbs: What it can do besides.
  static func answered(beside verbs: [Verb<Action>]) -> [Verb<Action>] {
    [
      Verb(
        "completions", operands: "bash | zsh | fish",
        "Prints what a shell completes: verbs, options, files.",
        examples: [VerbExample("completions bash", "for a file that bash reads when it starts")],
        action: nil),
      Verb(
        "man", "Prints the page of the manual.",
        examples: [VerbExample("man", "for 'man -l -', where it is not installed")],
        action: nil),
      Verb(
        "version", "Prints the version, as --version does.",
        examples: [VerbExample("version", "name and number")], action: nil),
      Verb(
        "help", operands: "[VERB]", "Explains the command or one of its verbs.",
        examples: verbs.prefix(1).map { VerbExample("help \($0.name)", "what '\($0.name)' does") },
        action: nil),
    ]
  }

  /// Answers a verb that runs nothing.
  func answer(
    _ verb: Verb<Action>, _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let word = arguments.operands.first
    switch verb.name {
    case "completions":
      try arguments.checkNoOperands(after: 1)
      console.write(CompletionScript(self).text(for: try Self.shell(word)))
    case "man":
      try arguments.checkNoOperands()
      console.write(ManualPage(self).text)
    case "version":
      try arguments.checkNoOperands()
      return printVersion(console)
    default:
      guard let word else {
        console.write(overview(console.style.columns))
        return .holds
      }
      let named = try self.verb(word)
      try arguments.checkNoOperands(after: 1)
      console.write(HelpText(program: invocation, columns: console.style.columns).text(of: named))
    }
    return .holds
  }

  /// Prints the version of the package.
  func printVersion(_ console: Console) -> ExitStatus {
    console.line(Product.title)
    return .holds
  }

  private static func shell(_ word: String?) throws(CommandError) -> CompletionShell {
    if let shell = word.flatMap(CompletionShell.init) { return shell }
    let names = CompletionShell.allCases.map(\.rawValue)
    guard let word else {
      throw CommandError(
        Diagnostic(
          "'completions' needs a shell", help: "name one of " + names.joined(separator: ", ")))
    }
    throw CommandError(Diagnostic.unknown(word, isNot: "a shell", of: names))
  }
}
