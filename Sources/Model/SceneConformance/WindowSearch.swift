/// Tries to explain only the last lines before the one at which a search hangs.
///
/// If these have no explanation, wherever they begin, the whole has none. The few lines say little about
/// what was before, but few lines are soon tried.
struct WindowSearch {
  private let account: ObservedTrace
  private let last: Int
  /// How many sessions explanations of the whole may have.
  private let mostSessions: Int

  init(_ account: ObservedTrace, endingAt last: Int) {
    self.account = account
    self.last = min(last, account.sightings.count - 1)
    mostSessions = SearchRound.sessions(account).upperBound
  }

  /// Whether some of the windows has no explanation.
  ///
  /// - Parameter limit: How many states all windows together may take.
  func refute(within limit: Int) -> Bool {
    var left = limit
    for first in beginnings where left > 0 {
      if isUnexplained(account.part(first...last), &left) { return true }
    }
    return false
  }

  /// Where windows begin: at the last launch, of which nothing is left but sessions, and a few lines back.
  private var beginnings: [Int] {
    let launch = account.sightings.indices.prefix(last + 1).last {
      account.sightings[$0].beginsProcess
    }
    let back = [0, 1, 3, 7, 15].map { last - $0 }
    return ((launch.map { [$0] } ?? []) + back).filter { $0 > 0 }
  }

  /// Whether every explanation of a window was tried in vain.
  ///
  /// A session that none of the lines is about is as good as any other such: one stands for all of them,
  /// with the state that they have together.
  private func isUnexplained(_ window: ObservedTrace, _ left: inout Int) -> Bool {
    let sessions = min(mostSessions, window.mostSessionsShown + 1)
    let stage = SearchStage(share: 1, heuristicWeight: 12)
    for round in SearchRound.widest(of: window, sessions: sessions) {
      if left <= 0 { return false }
      var search = ExplanationSearch(window, round, stage, limit: min(left, 40_000))
      let isExplained = search.run() != nil
      left -= search.states
      if isExplained || search.isCutShort { return false }
    }
    return true
  }
}
