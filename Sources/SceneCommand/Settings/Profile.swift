/// A set of usual values for a place where the command runs.
package enum Profile: String, Hashable, Sendable, CaseIterable {
  /// A developer's machine.
  case dev
  /// A gate that somebody waits for.
  case ci
  /// A long run that nobody waits for.
  case nightly

  /// What it sets for a verb: names of options with their values.
  func values(for verb: Verb) -> [(name: String, value: String)] {
    let isGate = verb == .ci
    return switch self {
    case .dev: isGate ? [("for", "10s")] : []
    case .ci: isGate ? [("for", "1m")] : [("keep-going", "yes")]
    case .nightly: [("for", "1h"), isGate ? ("stop", "budget") : ("keep-going", "yes")]
    }
  }

  /// The profile of a verb that was given none.
  static func usual(for verb: Verb) -> Profile { verb == .ci ? .ci : .dev }
}
