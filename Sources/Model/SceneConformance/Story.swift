import SceneLifecycle

/// The search for the history that a person would tell of a recording.
///
/// The search for some explanation is greedy. This one looks at the least odd history first: everyday events
/// before rare ones, one event before two, no unusual answer where a usual one explains it, and
/// no callback that would be seen and is missing.
struct Story {
  private let account: ObservedTrace
  private let weights: Weights
  /// How many states each search may look at.
  private static let limit = 60_000

  init(_ account: ObservedTrace) {
    self.account = account
    weights = .story(of: account)
  }

  /// The least odd explanation found; nil for none within the number of states.
  ///
  /// The worlds nearest to the device come first; the others explain what those do not.
  var explanation: Explanation? {
    var nearest = account
    nearest.platforms = account.nearestPlatforms
    if !nearest.platforms.isEmpty, nearest.platforms != account.platforms,
      let story = Story(nearest).leastOdd
    {
      return story
    }
    return leastOdd
  }

  private var leastOdd: Explanation? {
    let rounds = SearchRound.all(of: account)
    for overlaps in [false, true] {
      let open = rounds.filter { ($0.overlap != .none) == overlaps }
      // Exact first; if that takes too long, with a larger heuristic weight.
      for heuristicWeight in [0, 1, 3] {
        if let best = leastOdd(open, heuristicWeight) { return best }
      }
    }
    return nil
  }

  private func leastOdd(_ rounds: [SearchRound], _ heuristicWeight: Int) -> Explanation? {
    var best: Explanation?
    for round in rounds {
      let world = oddness(of: round.platform)
      var search = ExplanationSearch(
        account, round, SearchStage(share: 1, heuristicWeight: heuristicWeight), limit: Self.limit,
        weights: weights)
      search.bound = (best?.cost ?? .max) - (best == nil ? 0 : world)
      guard var found = search.run() else { continue }
      found.cost += world
      best = found
    }
    return best
  }

  /// How little a person would expect a world.
  private func oddness(of platform: Platform) -> Int {
    if let family = account.family, platform.family != family { return 4 }
    var odd = platform.family == .ipad && account.family == nil ? 1 : 0
    if platform.adoption == .manifest { odd += 3 }
    if !platform.usesStoryboard && !platform.usesSwiftUI { odd += 1 }
    return odd
  }
}
