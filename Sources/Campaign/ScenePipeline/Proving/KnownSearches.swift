import SceneLifecycle

/// What exact searches came to, for those who ask the same of one engine again and again.
///
/// A search depends on nothing but its question, so an answer that was kept is the one that the
/// search would give. That holds for one judgement, and until the caller stops the search.
package final class KnownSearches {
  /// All on which the outcome of a search depends.
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

  /// What a search came to.
  struct SearchOutcome {
    /// The answer.
    var answer: SearchAnswer
    /// States that were searched.
    var states: Int
    /// How many transitions may be taken by the next search.
    var transitionsLeft: UInt64
  }

  /// What a search came to; nil when it was not made.
  var outcomes: [Question: SearchOutcome] = [:]

  /// Knows nothing yet.
  package init() {}
}
