import SceneLifecycle

/// The outcomes of exact searches, for callers that ask the same of one engine again and again.
///
/// A search depends on nothing but its question, so an answer that was kept is the one that the
/// search would give. That holds for one judgement, and until the caller stops the search.
package final class KnownSearches {
  /// The question of a search: the outcome depends on nothing else.
  struct Question: Hashable {
    /// The failure that is looked for.
    var wanted: Signature
    /// The defect of the engine; nil for none.
    var defect: String?
    /// Whether rare choices are allowed.
    var quirks: Bool
    /// Which histories are gone through.
    var range: SearchRange
    /// How many transitions may still be taken.
    var transitions: UInt64
  }

  /// The outcome of a search.
  struct SearchOutcome {
    /// The answer.
    var answer: SearchAnswer
    /// States that were searched.
    var states: Int
    /// How many transitions may be taken by the next search.
    var transitionsLeft: UInt64
  }

  /// The outcomes by question; none for a search that was not made.
  var outcomes: [Question: SearchOutcome] = [:]

  /// Knows nothing yet.
  package init() {}
}
