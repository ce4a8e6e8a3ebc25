import SceneFuzzing

/// The words behind a verb: options with their values, and operands.
package struct Arguments: Hashable, Sendable {
  /// The verb.
  package let verb: Verb
  /// What is not an option, in order.
  package private(set) var operands: [String] = []

  private var given: [Given] = []

  private struct Given: Hashable, Sendable {
    var name: String
    var value: String
  }

  /// Reads the words behind a verb.
  ///
  /// - Throws: `CommandError` for an unknown option, a missing value, or a value that a switch
  ///   does not take.
  package init(_ verb: Verb, _ words: [String]) throws(CommandError) {
    self.verb = verb
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word == "-h" {
        given.append(Given(name: Option.help.name, value: ""))
      } else if word.hasPrefix("-") && word != "-" {
        try read(word, &rest)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func read(_ word: String, _ rest: inout ArraySlice<String>) throws(CommandError)
  {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let known = verb.options + [.help]
    guard let option = known.first(where: { "--" + $0.name == parts[0] }) else {
      throw unknown(String(parts[0]), known)
    }
    guard let value = option.value else {
      if parts.count > 1 {
        throw CommandError(
          Diagnostic("'--\(option.name)' takes no value", help: "write --\(option.name) alone"))
      }
      given.append(Given(name: option.name, value: ""))
      return
    }
    if parts.count > 1 {
      given.append(Given(name: option.name, value: String(parts[1])))
    } else if let next = rest.popFirst() {
      given.append(Given(name: option.name, value: next))
    } else {
      throw CommandError(
        Diagnostic("'--\(option.name)' needs a value", help: "write --\(option.name) \(value)"))
    }
  }

  private func unknown(_ word: String, _ known: [Option]) -> CommandError {
    CommandError(
      Diagnostic.unknown(
        word, isNot: "an option of '\(verb.rawValue)'", of: known.map { "--" + $0.name }))
  }

  // MARK: - Reading

  /// Whether a switch is given.
  package func has(_ option: Option) -> Bool { given.contains { $0.name == option.name } }

  /// The last value of an option; nil when it is not given.
  package func text(_ option: Option) -> String? {
    given.last { $0.name == option.name }?.value
  }

  /// The values of an option that may be given several times or hold a list.
  package func list(_ option: Option) -> [String] {
    given.filter { $0.name == option.name }
      .flatMap { $0.value.split(separator: ",").map(String.init) }
  }

  /// The number that an option gives; nil when it is not given.
  ///
  /// - Throws: `CommandError` when it is not a number of the range.
  package func number(
    _ option: Option, in range: ClosedRange<Int>
  ) throws(CommandError) -> Int? {
    guard let text = text(option) else { return nil }
    let digits = text.replacing("_", with: "")
    guard let number = Int(digits), range.contains(number), digits.first != "+" else {
      throw CommandError(
        Diagnostic(
          "\(Diagnostic.quote(text)) is not a number for '--\(option.name)'",
          help: "give a whole number from \(range.lowerBound) to \(range.upperBound)"))
    }
    return number
  }
}
