import SceneLifecycle

/// What one search of several looks for.
struct SearchRound {
  /// The world.
  var platform: Platform
  /// How many sessions there are at once.
  var sessions: Int
  /// How many events may begin while others are under way, from one rest to the next.
  var overlaps: Int

  /// How many sessions a search keeps apart.
  static let mostSessions = 8

  /// How many events a search lets begin while another is under way, from one rest to the next.
  static let mostOverlaps = 1

  /// The rounds of a recording, plain before odd; one that is complete covers those before it.
  static func all(of account: ObservedTrace) -> [SearchRound] {
    let counts = sessions(account)
    let kinds = (0...mostOverlaps).flatMap { overlaps in counts.map { ($0, overlaps) } }
    return kinds.flatMap { count, overlaps in
      distinctPlatforms(account).compactMap { platform in
        guard platform.usesScenes || count == counts.lowerBound else { return nil }
        return SearchRound(
          platform: platform, sessions: platform.usesScenes ? count : 1, overlaps: overlaps)
      }
    }
  }

  /// Platforms that differ for those who see only what the account sees.
  private static func distinctPlatforms(_ account: ObservedTrace) -> [Platform] {
    let relevance = Relevance(account, sessions: 1, platform: account.platforms[0])
    let seesViews = relevance.sees(.viewDidLoad, .windowSet)
    return account.platforms.filter { platform in
      let twin = account.platforms.first {
        $0.family == platform.family && $0.system == platform.system
      }
      return seesViews || platform == twin
    }
  }

  /// How many sessions to try.
  ///
  /// As many as scene objects are seen side by side at least; sessions beyond the labels matter only where
  /// something shows the application as a whole.
  private static func sessions(_ account: ObservedTrace) -> ClosedRange<Int> {
    let plan = LabelPlan(account)
    let relevance = Relevance(account, sessions: 1, platform: account.platforms[0])
    let unseen = relevance.seesAggregate || !relevance.seesStates ? 1 : 0
    let fewest = max(1, plan.mostAtOnce)
    let named = min(plan.count, max(2, plan.mostInOneProcess), mostSessions)
    let most = max(fewest, named) + unseen
    return fewest...min(most, max(fewest, mostSessions))
  }
}

/// How much a search may take, and how greedy it is.
struct SearchStage {
  /// The part of all states that one search may take.
  var share: Int
  /// What one more explained callback is worth in oddness.
  var haste: Int

  /// Little and careful first, then greedy, then all that is left.
  static let all = [
    SearchStage(share: 64, haste: 3), SearchStage(share: 16, haste: 12),
    SearchStage(share: 1, haste: 6),
  ]
}
