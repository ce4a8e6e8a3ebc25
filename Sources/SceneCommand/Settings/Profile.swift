/// A set of usual values for a place where the command runs.
package enum Profile: String, Hashable, Sendable, CaseIterable {
  /// A developer's machine.
  case dev
  /// A gate that somebody waits for.
  case ci
  /// A long run that nobody waits for.
  case nightly

  /// What it sets: names of options with their values.
  var values: [(name: String, value: String)] {
    switch self {
    case .dev: []
    case .ci: [("keep-going", "yes")]
    case .nightly: [("keep-going", "yes"), ("for", "1h")]
    }
  }

  /// The profile of a verb that was given none.
  static func usual(for verb: Verb) -> Profile { verb == .ci ? .ci : .dev }
}
