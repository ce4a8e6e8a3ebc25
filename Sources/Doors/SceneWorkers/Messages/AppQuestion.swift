package import SceneDriving
package import SceneFuzzing
package import SceneGeneration

/// A question of the command to a worker.
package enum AppQuestion: Hashable, Codable, Sendable {
  case batch(BatchQuestion)
  case mutant(MutantQuestion)
  case candidate(CandidateQuestion)
  case history(HistoryQuestion)

  private enum CodingKeys: String, CodingKey {
    case batch = "row"
    case mutant, candidate, history
  }
}

/// A question of one kind, with what a worker answers.
package protocol WorkerQuestion {
  /// The answer of a worker.
  associatedtype Answer: Codable & Equatable & Sendable
  /// The question as it is sent.
  var message: AppQuestion { get }
}

/// Asks for consecutive cases, by all laws.
package struct BatchQuestion: Hashable, Codable, Sendable, WorkerQuestion {
  /// The first case.
  package var first: Token
  /// How many are played.
  package var count: UInt64
  /// Whether a failure ends neither its case nor the batch.
  package var keepsGoing: Bool
  /// The end that each play is known to have.
  package var end: AppEnd?

  package init(_ first: Token, _ count: UInt64, keepsGoing: Bool) {
    self.first = first
    self.count = count
    self.keepsGoing = keepsGoing
  }

  /// The result of the cases.
  package typealias Answer = AppCampaignResult
  /// The question as it is sent.
  package var message: AppQuestion { .batch(self) }
}

/// Asks for consecutive cases of an app with a mutant, or with none.
package struct MutantQuestion: Hashable, Codable, Sendable, WorkerQuestion {
  /// The first case.
  package var first: Token
  /// How many are played.
  package var count: UInt64
  /// Identifier of the mutant; nil for the app as it is.
  package var mutant: String?

  package init(_ first: Token, _ count: UInt64, _ mutant: String?) {
    self.first = first
    self.count = count
    self.mutant = mutant
  }

  /// The result of the cases.
  package typealias Answer = MutantPlay
  /// The question as it is sent.
  package var message: AppQuestion { .mutant(self) }
}

extension CandidateQuestion: WorkerQuestion {
  /// The result of a play.
  package typealias Answer = CandidateAnswer
  /// The question as it is sent.
  package var message: AppQuestion { .candidate(self) }
}

extension HistoryQuestion: WorkerQuestion {
  /// The result of a play, and the text.
  package typealias Answer = HistoryAnswer
  /// The question as it is sent.
  package var message: AppQuestion { .history(self) }
}
