import SceneLifecycle

/// Says whether the engine can explain what was seen.
package enum Conformance {
  /// Whether it can, and how, or where it cannot.
  package enum Verdict: Sendable {
    /// A least odd explanation.
    case explained(Explanation)
    /// Where the explanations end.
    case refuted(Refutation)
  }

  /// Searches for an explanation: few sessions before many, events at rest before overlapping
  /// ones, one window before several.
  ///
  /// - Parameter limit: States that one search may hold.
  /// - Complexity: Bounded by the reachable states times the sightings.
  package static func check(_ account: Account, limit: Int = 400_000) -> Verdict {
    var best = Refutation(sighting: 0, possible: .none, isCutShort: false)
    for (sessions, allowsOverlap) in rounds(account) {
      for platform in account.platforms where platform.usesScenes || sessions == 1 {
        var search = ExplanationSearch(
          account, platform: platform, sessions: sessions, allowsOverlap: allowsOverlap,
          limit: limit)
        if let explanation = search.run() { return .explained(explanation) }
        best.isCutShort = best.isCutShort || search.isCutShort
        if search.furthest > best.sighting {
          best.sighting = search.furthest
          best.possible = search.possible
        } else if search.furthest == best.sighting {
          best.possible |= search.possible
        }
      }
    }
    return .refuted(best)
  }

  /// How many sessions to try, at rest and overlapping.
  ///
  /// Sessions beyond the labels matter only where something shows the application as a whole.
  private static func rounds(_ account: Account) -> [(sessions: Int, allowsOverlap: Bool)] {
    let labels = account.sightings.reduce(0) { max($0, Int($1.label)) }
    let relevance = Relevance(account, sessions: 1, platform: account.platforms[0])
    let unseen = relevance.seesAggregate || !relevance.seesStates ? 1 : 0
    let most = min(max(labels, 1), 2) + unseen
    let calm = (1...most).map { ($0, false) }
    return calm + (1...min(most, 2)).map { ($0, true) }
  }
}
