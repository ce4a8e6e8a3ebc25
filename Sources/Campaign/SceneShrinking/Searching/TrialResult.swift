package import SceneLifecycle

/// The result of playing a candidate.
package struct TrialResult: Sendable {
  /// How the play ended.
  package enum Ending: Hashable, Codable, Sendable {
    /// It failed in the same way.
    case same
    /// It failed in another way, which has a name of its own.
    case other(String)
    /// It did not fail.
    case held
  }

  /// How the play ended.
  package var ending: Ending
  /// The events that were really played; may be nil only when the play did not fail.
  package var played: Scenario?
  /// Indices in the candidate of the events that were illegal and left out.
  package var skipped: [Int]
  /// The engine's fingerprint before each event that was played; empty when it shows none.
  package var states: [UInt64]

  /// Creates the result of a trial; one that failed says what was played.
  package init(
    _ ending: Ending, played: Scenario? = nil, skipped: [Int] = [], states: [UInt64] = []
  ) {
    precondition(ending == .held || played != nil, "a failure says what was played")
    self.ending = ending
    self.played = played
    self.skipped = skipped
    self.states = states
  }
}
