import CommandKit

/// How a door describes the verbs that both doors have.
struct DoorWords: Sendable {
  /// What an identifier is, for verbs that judge one history.
  var note: String
  /// A file that examples name.
  var sample: String
  /// What is never violated where all is well, as reports name it.
  var judge: String
  /// What `why` asks for.
  var question: String

  var show: VerbWords
  /// Options of `show` that write something else: each excludes steps and pictures.
  var drawings: [Option]
  var list: VerbWords
  var why: VerbWords
  var corpus: VerbWords
  var defects: VerbWords
}
