package import SceneFuzzing

/// Where the value of an option was written.
package enum Origin: Hashable, Sendable {
  /// On the command line.
  case flag
  /// In a variable of the environment, with its name.
  case variable(String)
  /// In the settings file.
  case file(Diagnostic.Place)
  /// In a profile.
  case profile(Profile)

  /// Where it was written, in a word or two.
  package var text: String {
    switch self {
    case .flag: "command line"
    case .variable(let name): name
    case .file(let place): place.description
    case .profile(let profile): "profile \(profile.rawValue)"
    }
  }

  /// Returns an error about a value with the place at which the value stands.
  func blamed(for error: CommandError) -> CommandError {
    var error = error
    switch self {
    case .flag: break
    case .file(let place): error.diagnostic.place = error.diagnostic.place ?? place
    case .variable, .profile: error.diagnostic.notes.append("the value comes from \(text)")
    }
    return error
  }
}
