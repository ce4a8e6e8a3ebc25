import SceneLifecycle

extension Arguments {
  /// Throws when an operand stands where only options may.
  ///
  /// - Parameter count: How many operands the verb takes before that.
  package func checkNoOperands(after count: Int = 0) throws(CommandError) {
    guard let stray = operands.dropFirst(count).first else { return }
    throw CommandError(
      Diagnostic(
        "\(Diagnostic.quote(stray)) stands where an option is expected",
        help: "write scenefuzz help \(verb) for the options"))
  }

  /// The error where two options that were given exclude each other, with the location of the second.
  package func excluding(_ one: Option, _ other: Option) -> CommandError {
    blamed(
      other,
      CommandError(
        Diagnostic(
          "'--\(one.name)' and '--\(other.name)' exclude each other", help: "keep one of the two")))
  }

  /// The one of a few words that an option gives; nil when it is not given.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - kind: What the words are, such as `a format`.
  /// - Throws: `CommandError` with all words when it is another.
  package func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: Option, as kind: String
  ) throws(CommandError) -> Choice? {
    guard let word = text(option) else { return nil }
    return try about(option) { () throws(CommandError) in
      guard let choice = Choice(rawValue: word) else {
        throw CommandError(
          Diagnostic.unknown(word, isNot: kind, of: Choice.allCases.map(\.rawValue)))
      }
      return choice
    }
  }
}
