import SceneLifecycle

/// The words behind a verb: options with their values, and operands.
package struct Arguments: Hashable, Sendable {
  /// The verb's name.
  package let verb: String
  /// The options that the verb understands.
  package let options: [Option]
  /// The words that are no options, in order.
  package private(set) var operands: [String] = []
  /// The variables and the package that the command finds around it.
  package var environment = CommandEnvironment()

  private var given: [GivenValue] = []

  /// Reads the words behind a verb that understands some options.
  ///
  /// - Throws: `CommandError` for an unknown option, a missing value, or a value that a switch
  ///   does not take.
  package init(_ verb: String, _ words: [String], _ options: [Option]) throws(CommandError) {
    self.verb = verb
    self.options = options
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word == "-h" {
        add(Option.help, "")
      } else if word.hasPrefix("-") && word != "-" {
        try read(word, &rest)
      } else {
        operands.append(word)
      }
    }
  }

  package init(_ verb: String, given: [GivenValue], _ options: [Option]) {
    self.verb = verb
    self.options = options
    self.given = given
  }

  private mutating func read(_ word: String, _ rest: inout ArraySlice<String>) throws(CommandError)
  {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let known = options + [.help]
    guard let option = known.first(where: { "--" + $0.name == parts[0] }) else {
      throw unknown(String(parts[0]), known)
    }
    guard let value = option.value else {
      if parts.count > 1 {
        throw CommandError(
          Diagnostic("'--\(option.name)' takes no value", help: "write --\(option.name) alone"))
      }
      add(option, "")
      return
    }
    // An empty word is mostly an unset variable of a shell script.
    guard let word = parts.count > 1 ? String(parts[1]) : rest.popFirst(), !word.isEmpty else {
      throw CommandError(
        Diagnostic("'--\(option.name)' needs a value", help: "write --\(option.name) \(value)"))
    }
    add(option, word)
  }

  private mutating func add(_ option: Option, _ value: String) {
    given.append(GivenValue(name: option.name, value: value, origin: .commandLine))
  }

  private func unknown(_ word: String, _ known: [Option]) -> CommandError {
    CommandError(
      Diagnostic.unknown(
        word, isNot: "an option of '\(verb)'", of: known.map { "--" + $0.name },
        listedBy: "\(verb) --help"))
  }

  // MARK: - Reading

  /// Whether a switch is given.
  package func has(_ option: Option) -> Bool {
    text(option).map { Option.truth(of: $0) ?? true } ?? false
  }

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
      throw blamed(
        option,
        CommandError(
          Diagnostic(
            "\(Diagnostic.quote(text)) is not a number for '--\(option.name)'",
            help: "give a whole number from \(range.lowerBound) to \(range.upperBound)")))
    }
    return number
  }

  // MARK: - Settings

  /// Adds the values of settings for options that the command line leaves open.
  ///
  /// An option that excludes one that counts more is left out.
  package mutating func fill(from settings: Settings) {
    for level in settings.levels {
      let known = given.map(\.name)
      for value in level {
        guard let option = options.first(where: { $0.name == value.name }) else { continue }
        if known.contains(where: { $0 == option.name || option.rivals.contains($0) }) { continue }
        if !given.contains(where: { $0.name == value.name }) { given.append(value) }
      }
    }
  }

  /// The value of an option as it is written, a list with all of its parts; nil when not given.
  package func values(_ option: Option) -> String? {
    let all = given.filter { $0.name == option.name }.map(\.value)
    return option.isList && all.count > 1 ? all.joined(separator: ",") : all.last
  }

  /// Where the value of an option was written; nil when it is not given.
  package func origin(_ option: Option) -> Origin? {
    given.last { $0.name == option.name }?.origin
  }

  /// Reads the value of an option; an error says where the value was written.
  package func about<Value>(
    _ option: Option, _ read: () throws(CommandError) -> Value
  ) throws(CommandError) -> Value {
    do throws(CommandError) {
      return try read()
    } catch {
      throw blamed(option, error)
    }
  }

  /// Returns an error with the location at which the value of an option was written.
  package func blamed(_ option: Option, _ error: CommandError) -> CommandError {
    origin(option)?.blamed(for: error) ?? error
  }
}
