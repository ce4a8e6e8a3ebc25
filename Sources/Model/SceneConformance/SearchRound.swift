import SceneLifecycle

/// The range of one search among several.
struct SearchRound {
  /// The world.
  var platform: Platform
  /// How many sessions there are at once.
  var sessions: Int
  /// When an event may begin while others are under way.
  var overlap: Overlap

  /// From none to all.
  enum Overlap: Int { case none, late, any }

  /// How many sessions a search keeps apart.
  static let mostSessions = 8

  /// The rounds of a recording, plain before odd; one that is complete covers those before it.
  static func all(of account: ObservedTrace) -> [SearchRound] {
    let counts = sessions(account)
    let few = counts.lowerBound
    let most = counts.upperBound
    let plain = few < most ? [few, most] : [few]
    let worlds = distinctPlatforms(account)
    let rounds = plain.flatMap { count in
      worlds.compactMap { platform -> SearchRound? in
        guard platform.usesScenes || count == few else { return nil }
        return SearchRound(
          platform: platform, sessions: platform.usesScenes ? count : 1, overlap: .none)
      }
    }
    return launchesOfTwo(account, worlds, few) + rounds + widest(of: account, sessions: most)
  }

  /// The rounds in which one launch may bring the two scene objects that a process shows.
  private static func launchesOfTwo(
    _ account: ObservedTrace, _ worlds: [Platform], _ few: Int
  ) -> [SearchRound] {
    guard LabelPlan(account).mostInOneProcess > 1 else { return [] }
    return worlds.filter(\.hasKeyboardScene).map {
      SearchRound(platform: $0, sessions: max(few, 2), overlap: .none)
    }
  }

  /// The rounds that cover all others.
  static func widest(of account: ObservedTrace, sessions: Int) -> [SearchRound] {
    let worlds = distinctPlatforms(account)
    return worlds.filter { world in !worlds.contains { covers($0, world, account) } }.map {
      SearchRound(platform: $0, sessions: $0.usesScenes ? sessions : 1, overlap: .late)
    }
  }

  /// Whether one world shows whatever another shows: a window that is made in code leaves more orders
  /// free than a storyboard's, which only shows that it is set.
  private static func covers(_ one: Platform, _ other: Platform, _ account: ObservedTrace) -> Bool {
    one.usesScenes && one.family == other.family && one.system == other.system
      && one.usesSwiftUI == other.usesSwiftUI && !one.usesStoryboard && other.usesStoryboard
      && !account.visible.contains(.windowSet)
  }

  /// Whether what this round tries is all that another tries, and more.
  func covers(_ other: SearchRound, _ account: ObservedTrace) -> Bool {
    (platform == other.platform
      || overlap != .none && Self.covers(platform, other.platform, account))
      && sessions >= other.sessions
      && overlap.rawValue >= other.overlap.rawValue
  }

  /// Platforms that differ for those who see only what the account sees.
  private static func distinctPlatforms(_ account: ObservedTrace) -> [Platform] {
    let relevance = Relevance(account, sessions: 1, platform: account.platforms[0])
    let seesViews = relevance.sees(.viewDidLoad, .windowSet)
    return account.platforms.filter { platform in
      let twin = account.platforms.first {
        $0.family == platform.family && $0.system == platform.system
          && $0.adoption == platform.adoption
      }
      return seesViews || platform == twin
    }
  }

  /// How many sessions to try.
  ///
  /// As many as scene objects are seen side by side at least; sessions beyond the labels matter only where
  /// something shows the application as a whole, or hides how scenes move. Phases show how windows move:
  /// those that change alike print as many lines alike.
  static func sessions(_ account: ObservedTrace) -> ClosedRange<Int> {
    let plan = LabelPlan(account)
    let relevance = Relevance(account, sessions: 1, platform: account.platforms[0])
    let hidesStates = !relevance.seesStates && !account.printsPhases
    let unseen = relevance.seesAggregate || hidesStates || account.printsBesideAccessories ? 1 : 0
    let fewest = max(1, plan.mostAtOnce)
    let named = min(plan.count, max(2, plan.mostInOneProcess), mostSessions)
    let windows = relevance.seesStates ? 1 : account.mostWindows
    let most = max(max(fewest, named) + unseen, windows)
    return fewest...min(most, max(fewest, mostSessions))
  }
}

/// How much a search may take, and how greedy it is.
struct SearchStage {
  /// The part of all states that one search may take.
  var share: Int
  /// The worth in oddness of one more explained callback.
  var heuristicWeight: Int

  /// Little and careful first, then greedy, then all that is left.
  static let all = [
    SearchStage(share: 64, heuristicWeight: 3), SearchStage(share: 16, heuristicWeight: 12),
    SearchStage(share: 1, heuristicWeight: 6),
  ]
}
