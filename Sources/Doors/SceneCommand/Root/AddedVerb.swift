package import CommandKit
package import SceneLifecycle

/// A verb that a module above adds to the contract's command.
///
/// So an app's own command, which has no such verb, compiles nothing of that module.
package struct AddedVerb: Sendable {
  /// Runs the verb: its words, the terminal, and whether the user has asked to stop.
  package typealias Action =
    @Sendable (Arguments, Console, @escaping StopCheck) throws(CommandError) -> ExitStatus

  /// The verb as the contract's command describes and runs it.
  let verb: ContractVerb

  /// Describes a verb that takes no operands.
  ///
  /// - Parameters:
  ///   - name: The name, which stands first on the command line.
  ///   - summary: One sentence for the list of verbs.
  ///   - options: The options.
  ///   - examples: Command lines with their purpose.
  ///   - run: Runs the verb.
  package init(
    _ name: String, _ summary: String, options: [Option], examples: [VerbExample],
    run: @escaping Action
  ) {
    verb = ContractVerb(
      name, summary, options: options, examples: examples,
      action: ContractAction { door throws(CommandError) in
        try run(door.call.arguments, door.call.console, door.call.isInterrupted)
      })
  }
}
