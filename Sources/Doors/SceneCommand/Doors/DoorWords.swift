import CommandKit

/// How a door describes the verbs that both doors have.
struct DoorWords: Sendable {
  /// The explanation of identifiers, for verbs that judge one history.
  var note: String
  /// A file that examples name.
  var sample: String
  /// The word for the judged rules, as in: no 'law' is violated.
  var judge: String
  /// The phrase for the word that `why` needs, such as 'one law'.
  var question: String

  var show: VerbWords
  /// Options of `show` that write something else: each excludes steps and pictures.
  var drawings: [Option]
  var list: VerbWords
  var why: VerbWords
  var corpus: VerbWords
  var defects: VerbWords
}

/// How a command describes one of its verbs.
struct VerbWords: Sendable {
  /// The words behind the name.
  var operands: String
  /// One sentence about what it does.
  var summary: String
  /// Options that only one door has, or that mean something else in each.
  var options: [Option] = []
  /// The explanation of identifiers; nil where it is the same for most verbs.
  var note: String?
  /// Commands that people copy.
  var examples: [VerbExample] = []

  init(
    _ operands: String, _ summary: String, _ options: [Option] = [], note: String? = nil,
    examples: [VerbExample] = []
  ) {
    self.operands = operands
    self.summary = summary
    self.options = options
    self.note = note
    self.examples = examples
  }
}
