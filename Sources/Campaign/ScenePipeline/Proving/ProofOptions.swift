package import SceneLifecycle

/// The options of a proof.
package struct ProofOptions {
  /// The platforms on which the failure may be reported; it keeps its own if there are none.
  package var platforms: [Platform]
  /// The limits of each search.
  package var budget: ProofBudget
  /// The searches of the same harness that are known; they are asked first, and added to.
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
