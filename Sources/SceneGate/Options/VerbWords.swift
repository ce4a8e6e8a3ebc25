/// How help names a verb that the contract's command and an app's share.
package struct VerbWords {
  /// What stands behind the name.
  package var operands: String
  /// One sentence about what it does.
  package var summary: String

  /// Plays a scenario again.
  package static let replay = VerbWords(
    operands: "FILE | TOKEN | -", summary: "Plays a scenario again and shows every callback.")
  /// Makes a failing scenario small.
  package static let shrink = VerbWords(
    operands: "FILE | TOKEN", summary: "Makes a failing scenario as short as it gets.")
  /// Explains a failing scenario.
  package static let explain = VerbWords(
    operands: "FILE | TOKEN",
    summary: "Says what each event of a failing scenario is for, and what would pass.")
}
