/// How long shrinking goes on before it stops with the best scenario known.
///
/// A budget has no time limit: the caller, which has a clock, stops the search from outside.
package struct Budget: Hashable, Sendable {
  /// The most events with which all pairs are tried.
  static let eventsForPairs = 40
  /// The most events with which all triples are tried.
  static let eventsForTriples = 16
  /// The most events with which one event is tried in the place of neighbours.
  static let eventsForNeighbours = 16

  /// How many scenarios are played at most.
  package var plays: Int
  /// How often a smaller scenario is found at most.
  package var improvements: Int
  /// The least number of plays in a row without an improvement.
  package var stall: Int

  package init(plays: Int = 50_000, improvements: Int = 500, stall: Int = 200) {
    self.plays = plays
    self.improvements = improvements
    self.stall = stall
  }

  /// Plays in a row without an improvement after which the search gives up.
  ///
  /// Twice the longest wait that paid off, and twice what it takes to try all single events, pairs,
  /// triples and neighbours: a search that is cut before that could not say that the result is minimal.
  ///
  /// - Parameters:
  ///   - events: Length of the best scenario.
  ///   - longestWait: The most plays that came before an improvement.
  func patience(events: Int, longestWait: Int) -> Int {
    let pairs = events <= Self.eventsForPairs ? events * (events - 1) / 2 : 0
    let triples = events <= Self.eventsForTriples ? pairs * max(0, events - 2) / 3 : 0
    // Two lengths of neighbours, each with six kinds of event in one or two scenes.
    let neighbours = events <= Self.eventsForNeighbours ? 16 * events : 0
    return max(stall, 2 * longestWait, 2 * (events + pairs + triples + neighbours))
  }
}

/// Why shrinking stopped.
package enum ShrinkingStop: Hashable, Sendable {
  /// No pass made the scenario smaller.
  case finished
  /// As many scenarios were played as the budget allows.
  case plays
  /// A smaller scenario was found as often as the budget allows.
  case improvements
  /// Nothing smaller was found for too long.
  case stalled
  /// The caller asked the search to stop.
  case interrupted

  /// The reason in a few words; empty when the search was not cut short.
  package var reason: String {
    switch self {
    case .finished: ""
    case .plays: "the budget of plays was used up"
    case .improvements: "the budget of improvements was used up"
    case .stalled: "nothing smaller was found for too long"
    case .interrupted: "interrupted"
    }
  }
}
