/// A long option of a command.
package struct Option: Hashable, Sendable {
  /// The name without its dashes.
  package var name: String
  /// The word for the value in help; nil for a switch.
  package var value: String?
  /// The effect of the option, in a few words.
  package var summary: String
  /// Names of options that cannot be given together with it.
  package var rivals: [String] = []
  /// Whether several values add up to a list.
  package var isList = false
  /// The words among which the value is one; empty where it is not one of a few.
  package var words: [String] = []

  /// Creates an option; one without a value is a switch.
  package init(_ name: String, _ value: String? = nil, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }

  /// Returns the option as one verb means it.
  package func saying(_ summary: String) -> Option {
    var option = self
    option.summary = summary
    return option
  }

  /// Returns the option, whose value is one of some words: shells complete them.
  package func taking(_ words: [String]) -> Option {
    var option = self
    option.words = words
    return option
  }

  /// Returns the option, whose value names a case.
  package func taking<Choice: RawRepresentable<String> & CaseIterable>(
    _ choices: Choice.Type
  ) -> Option {
    taking(choices.allCases.map(\.rawValue))
  }

  /// Returns the option, which excludes others.
  package func excluding(_ names: String...) -> Option {
    var option = self
    option.rivals = names
    return option
  }

  /// The option, whose values add up to a list.
  package var asList: Option {
    var option = self
    option.isList = true
    return option
  }

  /// The option as help writes it.
  package var usage: String { "--\(name)" + (value.map { " \($0)" } ?? "") }

  /// Explains the verb instead of running it.
  package static let help = Option("help", nil, "show what the verb does")
  /// Prints the settings instead of running the verb.
  package static let printSettings = Option(
    "print-settings", nil, "say where each value comes from, and stop")

  /// Whether a word says that a switch is on; nil when it says neither.
  package static func truth(of word: String) -> Bool? {
    switch word.lowercased() {
    case "", "yes", "true", "on", "1": true
    case "no", "false", "off", "0": false
    default: nil
    }
  }
}
