import SceneLifecycle

/// Says whether the engine can explain what was seen.
package enum Conformance {
  /// Whether it can, and how, or where it cannot.
  package enum Conclusion: Sendable {
    /// A little odd explanation.
    case explained(Explanation)
    /// The callbacks break a sentence, or every explanation was tried.
    case refuted(Refutation)
    /// The search ended at its number of states before it was sure.
    case undecided(DeadEnd)
  }

  /// The states that a verdict may look at unless more are asked for.
  package static let usualLimit = 1_500_000

  /// Judges what was seen by the contract, then searches for an explanation, the plain ones first.
  ///
  /// - Parameters:
  ///   - account: What was seen.
  ///   - limit: How many states all searches together may look at.
  /// - Complexity: Linear where a sentence breaks, else bounded by the limit.
  package static func check(_ account: ObservedTrace, limit: Int = usualLimit) -> Conclusion {
    let contract = RecordedContract(account)
    if let broken = contract.firstBreak() ?? contract.firstRepeat() {
      return .refuted(.breaks(broken.invariant, at: broken.index))
    }
    if let (index, possible) = contract.firstViewRepeat() {
      return .refuted(.unexplained(end(at: index, possible.kinds, account)))
    }
    if let end = refuteChange(of: account) { return .refuted(.unexplained(end)) }
    if let end = refuteOneObject(of: account, limit: limit / 8) {
      return .refuted(.unexplained(end))
    }
    return search(account, limit: limit)
  }

  /// Searches in rounds: each round has its number of sessions, and lets events overlap or not.
  ///
  /// A round that is hard must not keep the next from a plain explanation, so all rounds are played with
  /// few states first, and again with more. Before the last time, the lines before the one at which all
  /// hangs are judged by themselves.
  private static func search(_ account: ObservedTrace, limit: Int) -> Conclusion {
    var best = DeadEnd()
    guard LabelPlan(account).mostAtOnce <= SearchRound.mostSessions else {
      return .undecided(best)
    }
    var open = SearchRound.all(of: account)
    var left = limit
    var tried: [SearchRound] = []
    for stage in SearchStage.all {
      if stage.share == 1 {
        let windows = WindowSearch(account, endingAt: best.index)
        if windows.refute(within: limit / 4) { return .refuted(.unexplained(best)) }
      }
      var unfinished: [SearchRound] = []
      for round in open {
        if tried.contains(where: { $0.covers(round, account) }) { continue }
        if left <= 0 {
          unfinished.append(round)
          continue
        }
        var search = ExplanationSearch(account, round, stage, limit: min(left, limit / stage.share))
        if let explanation = search.run() { return .explained(explanation) }
        left -= search.states
        best.add(search)
        if search.isCutShort {
          unfinished.append(round)
        } else {
          tried.append(round)
        }
      }
      open = unfinished.filter { round in !tried.contains { $0.covers(round, account) } }
      if open.isEmpty { return .refuted(.unexplained(best)) }
    }
    return .undecided(best)
  }

  /// Looks at whether each change of the app's phase goes on from the one before.
  private static func refuteChange(of account: ObservedTrace) -> DeadEnd? {
    guard let (index, value) = account.brokenChange else { return nil }
    let next = RecordedPhase.allCases.filter { $0 != value }
    let kinds = next.flatMap { ($0.kinds(after: value) & RecordedPhase.ofApp).kinds }
    return end(at: index, kinds, account)
  }

  /// The end of all explanations at a callback, where only some kinds could come.
  private static func end(
    at index: Int, _ kinds: [CallbackKind], _ account: ObservedTrace
  ) -> DeadEnd {
    DeadEnd(
      index: index, possible: kinds.map { PossibleCallback(kind: $0, owner: .app) },
      sessions: SearchRound.sessions(account).upperBound)
  }

  /// Looks at what each scene delegate received, all else unseen: a recording whose parts have no
  /// explanation has none.
  ///
  /// One session shows every way in which a scene object can go, whatever the others do.
  private static func refuteOneObject(of account: ObservedTrace, limit: Int) -> DeadEnd? {
    let labels = account.sightings.reduce(0) { max($0, $1.label) }
    guard labels > 0, labels < account.sightings.count else { return nil }
    for label in 1...labels {
      let (projection, indices) = account.projected(on: label)
      guard case .refuted(.unexplained(var end)) = search(projection, limit: limit) else {
        continue
      }
      end.index = indices[end.index]
      end.sessions = SearchRound.sessions(account).upperBound
      end.possible = end.possible.map { possible in
        guard case .scene = possible.owner else { return possible }
        return PossibleCallback(kind: possible.kind, owner: .scene(label))
      }
      return end
    }
    return nil
  }
}
