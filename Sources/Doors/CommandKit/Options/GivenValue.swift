package import SceneLifecycle

/// A value that an option was given, and where it was written.
package struct GivenValue: Hashable, Sendable {
  /// The option's name without dashes.
  package var name: String
  /// The value; empty for a switch.
  package var value: String
  /// Where it was written.
  package var origin: Origin

  package init(name: String, value: String, origin: Origin) {
    self.name = name
    self.value = value
    self.origin = origin
  }
}

/// Where the value of an option was written.
package enum Origin: Hashable, Sendable {
  /// On the command line.
  case commandLine
  /// In a variable of the environment, with its name.
  case variable(String)
  /// In the settings file.
  case file(Diagnostic.Location)
  /// In the result file of a shard, which does not say where the machine that played it had it from.
  case result(Diagnostic.Location)

  /// Whether it was written in a variable.
  package var isVariable: Bool {
    if case .variable = self { true } else { false }
  }

  /// Where it was written, in a word or two.
  package var text: String {
    switch self {
    case .commandLine: "command line"
    case .variable(let name): name
    case .file(let location), .result(let location): location.description
    }
  }

  /// Returns an error about a value with the location at which the value was written.
  package func blamed(for error: CommandError) -> CommandError {
    var error = error
    switch self {
    case .commandLine: break
    case .file(let location), .result(let location):
      error.diagnostic.location = error.diagnostic.location ?? location
    case .variable: error.diagnostic.notes.append("the value comes from \(text)")
    }
    return error
  }
}
