package import SceneLifecycle

/// What a proof searches.
package struct ProofOptions {
  /// The platforms on which the failure may be reported; it keeps its own if there are none.
  package var platforms: [Platform]
  /// What each search may take.
  package var budget: ProofBudget
  /// What searches of the same harness came to before; it is asked first, and added to.
  package var known: KnownSearches?
  /// Nothing is proved of what stays longer than so many events.
  package var limit: Int

  /// Creates the options; by default nothing is known, and the failure keeps its platform.
  package init(
    platforms: [Platform] = [], budget: ProofBudget = ProofBudget(), known: KnownSearches? = nil,
    limit: Int = .max
  ) {
    self.platforms = platforms
    self.budget = budget
    self.known = known
    self.limit = limit
  }
}
