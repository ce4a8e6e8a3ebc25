import SceneExploring
import SceneLifecycle

/// Which histories an exact search goes through.
struct SearchRange: Hashable {
  /// The world.
  var platform: Platform
  /// The most events.
  var events: Int
  /// Number of session slots.
  var scenes: Int
  /// When an event may arrive.
  var arrival: Bounds.Arrival
  /// The limits of the search.
  var budget: ProofBudget
}

/// The answer of an exact search.
enum SearchAnswer: Hashable {
  /// The shortest history there is, as the whole engine plays it.
  case history([Scenario.Entry])
  /// One that breaks the invariant; there are too many states to say that it is the shortest.
  case some([Scenario.Entry])
  /// No history breaks the invariant.
  case none
  /// There are too many states, or the caller stopped the search.
  case unknown
}
