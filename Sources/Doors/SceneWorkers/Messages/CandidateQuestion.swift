package import SceneDriving
package import SceneLifecycle
package import ScenePipeline
package import SceneShrinking

/// Asks whether a history fails in one way.
package struct CandidateQuestion: Hashable, Codable, Sendable {
  /// The history.
  package var candidate: WrittenScenario
  /// The only failure that counts.
  package var wanted: Signature
  /// Histories that fail so: what one of them explains is not wanted.
  package var known: [WrittenScenario]
  /// The end that the play is known to have.
  package var end: AppEnd?

  /// Asks about a candidate.
  package init(_ candidate: Scenario, _ wanted: Signature, besides known: [Scenario] = []) {
    self.candidate = WrittenScenario(candidate)
    self.wanted = wanted
    self.known = known.map { WrittenScenario($0) }
  }
}

/// The result of a candidate's play.
package struct CandidateAnswer: Hashable, Codable, Sendable {
  private enum CodingKeys: String, CodingKey {
    case ending, played, skipped
    case brokenAt = "place"
  }

  /// How the play ended.
  package let ending: TrialResult.Ending
  private let played: WrittenScenario?
  private let skipped: [Int]
  /// The callback at which it failed, or the end of the history.
  package let brokenAt: String

  /// Takes what a trial showed.
  ///
  /// - Parameters:
  ///   - trial: What the trial showed.
  ///   - callback: Where it failed; nil behind the last callback.
  package init(_ trial: TrialResult, at callback: Callback?) {
    ending = trial.ending
    played = trial.played.map { WrittenScenario($0) }
    skipped = trial.skipped
    brokenAt = callback?.kind.name ?? HistoryAnswer.end
  }

  /// Returns the trial's result; a failure without a history, which only an app sends, is none.
  ///
  /// - Parameter names: The names by which the candidate's actions and contents are numbered.
  package func trial(_ names: EventNames) -> TrialResult {
    guard let played = played?.scenario.numbering(as: names) else {
      return TrialResult(.held, skipped: skipped)
    }
    return TrialResult(ending, played: played, skipped: skipped)
  }
}
