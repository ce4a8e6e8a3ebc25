/// One thing that a program can do; adding a verb is one file with its value, and its line in a list.
///
/// A verb runs an `Action`, a type of the program's own: a program that plays in its own
/// process waits, one whose workers play does not.
package struct Verb<Action: Sendable>: Sendable {
  /// The word that is typed.
  package var name: String
  /// The words behind the name; empty where only options stand there.
  package var operands: String
  /// The words among which the first operand is one; empty where `operands` says it all.
  package var operandWords: [String] = []
  /// One sentence about what it does.
  package var summary: String
  /// The options that it understands, apart from those of all verbs.
  package var options: [Option]
  /// The explanation of identifiers, if options speak of one.
  package var note: String?
  /// Commands that people copy, without the program's name, each with what it does.
  package var examples: [VerbExample]
  /// Whether variables and the settings file may set its options.
  package var takesSettings: Bool
  /// Values that variables of other programs imply; they count less than all others.
  package var implied: @Sendable ([String: String]) throws(CommandError) -> [GivenValue] = {
    _ throws(CommandError) in []
  }
  /// The action that it runs; nil for `help`, which the program answers itself.
  package var action: Action?

  package init(
    _ name: String, operands: String = "", _ summary: String, options: [Option] = [],
    note: String? = nil, examples: [VerbExample] = [], takesSettings: Bool = false,
    action: Action?
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.options = options
    self.note = note
    self.examples = examples
    self.takesSettings = takesSettings
    self.action = action
  }

  /// The verb as it is described, with something else that it runs.
  package func running<Other>(_ action: Other) -> Verb<Other> {
    var verb = Verb<Other>(
      name, operands: operands, summary, options: options, note: note, examples: examples,
      takesSettings: takesSettings, action: action)
    verb.operandWords = operandWords
    verb.implied = implied
    return verb
  }

  /// Every option that may stand behind it.
  package var allOptions: [Option] { options + (takesSettings ? [.printSettings] : []) }

  /// Reads the words behind the verb.
  package func arguments(_ words: [String]) throws(CommandError) -> Arguments {
    try Arguments(name, words, allOptions)
  }
}

/// A command that people copy.
package struct VerbExample: Hashable, Sendable {
  /// The command without the program's name.
  package var command: String
  /// The effect of the command.
  package var does: String

  package init(_ command: String, _ does: String) {
    self.command = command
    self.does = does
  }
}
