import SceneLifecycle

/// Says whether the engine can explain what was seen.
package enum Conformance {
  /// Whether it can, and how, or where it cannot.
  package enum Conclusion: Sendable {
    /// A least odd explanation.
    case explained(Explanation)
    /// Where the explanations end.
    case refuted(Refutation)
  }

  /// Searches for an explanation, the plain ones first.
  ///
  /// Each scene object by itself, then few sessions before many, events at rest before
  /// overlapping ones, one window before several.
  ///
  /// - Parameters:
  ///   - account: What was seen.
  ///   - limit: States that one search may hold.
  /// - Complexity: Bounded by the reachable states times the sightings.
  package static func check(_ account: ObservedTrace, limit: Int = 400_000) -> Conclusion {
    if let refutation = refuteOneObject(of: account, limit: limit) { return .refuted(refutation) }
    return search(account, limit: limit)
  }

  private static func search(_ account: ObservedTrace, limit: Int) -> Conclusion {
    var best = Refutation(sighting: 0, possible: .none, isCutShort: false)
    for (sessions, allowsOverlap) in rounds(account) {
      for platform in distinctPlatforms(account) where platform.usesScenes || sessions == 1 {
        var search = ExplanationSearch(
          account, platform: platform, sessions: sessions, allowsOverlap: allowsOverlap,
          limit: allowsOverlap ? 3 * limit : limit)
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

  /// Looks at what each scene delegate received, all else unseen: a recording whose parts have no
  /// explanation has none.
  ///
  /// One session shows every way in which a scene object can go, whatever the others do.
  private static func refuteOneObject(of account: ObservedTrace, limit: Int) -> Refutation? {
    let labels = account.sightings.reduce(0) { max($0, $1.label) }
    guard labels > 0, labels < account.sightings.count else { return nil }
    let delegates = CallbackSet(
      of: CallbackKind.allCases.filter { $0.recipient == .sceneDelegate })
    for label in 1...labels {
      var projection = account
      let places = account.sightings.indices.filter { account.sightings[$0].label == label }
      projection.sightings = places.map { place in
        var sighting = account.sightings[place]
        sighting.application = nil
        sighting.label = 1
        return sighting
      }
      projection.later = account.later.compactMap { entry in
        guard entry.sighting.label == label else { return nil }
        let after = places.prefix { $0 < entry.after }.count
        var sighting = entry.sighting
        sighting.label = 1
        return (after: after, sighting: sighting)
      }
      projection.instrumented = account.instrumented & delegates
      projection.forbidden = account.forbidden & delegates
      if case .refuted(var why) = search(projection, limit: limit), !why.isCutShort {
        why.sighting = places[why.sighting]
        return why
      }
    }
    return nil
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

  /// How many sessions to try, at rest and overlapping.
  ///
  /// Sessions beyond the labels matter only where something shows the application as a whole.
  private static func rounds(_ account: ObservedTrace) -> [(sessions: Int, allowsOverlap: Bool)] {
    let labels = account.sightings.reduce(0) { max($0, Int($1.label)) }
    let relevance = Relevance(account, sessions: 1, platform: account.platforms[0])
    let unseen = relevance.seesAggregate || !relevance.seesStates ? 1 : 0
    let most = min(max(labels, 1), 2) + unseen
    let calm = (1...most).map { ($0, false) }
    return calm + (1...min(most, 2)).map { ($0, true) }
  }
}
