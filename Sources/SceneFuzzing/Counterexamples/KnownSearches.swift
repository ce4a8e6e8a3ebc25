import SceneLifecycle

/// What exact searches came to, for those who ask the same of one engine again and again.
///
/// A search depends on nothing but its question, so an answer that was kept is the one that the
/// search would give. That holds for one judgement, and while nobody says stop.
package final class KnownSearches {
  /// All on which the outcome of a search depends, for one failure of one engine.
  struct Question: Hashable {
    /// Which histories are gone through.
    var range: SearchRange
    /// Whether rare choices are allowed.
    var quirks: Bool
    /// How many transitions may still be taken.
    var transitions: UInt64
  }

  /// What a search came to.
  struct Outcome {
    /// The answer.
    var answer: SearchAnswer
    /// States that were searched.
    var states: Int
    /// How many transitions may be taken by the next search.
    var transitionsLeft: UInt64
  }

  /// The searches for one failure.
  struct OfFailure {
    fileprivate let all: KnownSearches
    fileprivate let defect: String?
    fileprivate let wanted: Signature

    /// What a search came to; nil when it was not made.
    func outcome(of question: Question) -> Outcome? { all.outcomes[key(question)] }

    /// Keeps what a search came to.
    func keep(_ outcome: Outcome, of question: Question) { all.outcomes[key(question)] = outcome }

    private func key(_ question: Question) -> Key {
      Key(defect: defect, wanted: wanted, question: question)
    }
  }

  private struct Key: Hashable {
    var defect: String?
    var wanted: Signature
    var question: Question
  }

  private var outcomes: [Key: Outcome] = [:]

  /// Knows nothing yet.
  package init() {}

  /// What is known of one failure.
  func of(_ wanted: Signature, defect: String?) -> OfFailure {
    OfFailure(all: self, defect: defect, wanted: wanted)
  }
}
