import SceneLifecycle
import SceneShrinking
import Testing

/// Shrinking ends, and says why.
struct BudgetTests {
  private func shrink(
    _ count: Int, _ budget: Budget, shouldStop: @escaping () -> Bool = { false },
    fails: @escaping (Scenario) -> Bool
  ) -> Shrunk {
    let start = scenario([Event](repeating: Event(.home), count: count))
    return Shrinker(budget: budget).shrink(start, shouldStop: shouldStop) { fails($0) ? $0 : nil }
  }

  @Test func `A budget of plays that is used up is said`() {
    let shrunk = shrink(30, Budget(plays: 5)) { $0.entries.count > 20 }
    #expect(shrunk.trials == 5)
    #expect(shrunk.stop == .plays)
    #expect(shrunk.minimality == .none)
    #expect(
      shrunk.certainty
        == "perhaps longer than needed: stopped early (the budget of plays was used up)")
  }

  @Test func `A budget of improvements that is used up is said`() {
    let shrunk = shrink(300, Budget(improvements: 3)) { !$0.entries.isEmpty }
    #expect(shrunk.stop == .improvements)
    #expect(shrunk.minimality == .none)
  }

  @Test func `A search that finds nothing for too long gives up`() {
    // Every play fails in the same way and is no smaller: there is always something left to try.
    let budget = Budget(stall: 1)
    #expect(shrink(4, budget) { $0.entries.count == 4 }.stop == .finished)
    var start = scenario([Event(.home, delay: 20), Event(.kill, delay: 20)])
    start.entries[0].choices = (0..<100).map { Choice(.requestTarget, answer: $0) }
    let shrunk = Shrinker(budget: budget).shrink(start) { $0 == start ? $0 : nil }
    #expect(shrunk.stop == .stalled)
    #expect(shrunk.certainty.contains("nothing smaller was found for too long"))
  }

  @Test func `A caller that stops the search gets the best so far`() {
    var asked = 0
    let shrunk = shrink(64, Budget()) {
      asked += 1
      return asked > 3
    } fails: {
      $0.entries.count >= 16
    }
    #expect(shrunk.trials == 3)
    #expect(shrunk.stop == .interrupted)
    #expect(shrunk.scenario.entries.count < 64)
  }

  @Test func `A result is called minimal only after everything was tried`() {
    let kinds: [EventKind] = [.launch, .open, .hide, .touch, .openURL, .close]
    let start = scenario(kinds.map { Event($0, scene: 0) }, scenes: 1)
    var labels: [Shrunk.Minimality] = []
    for limit in 1..<60 {
      var played: Set<Scenario> = []
      let shrunk = Shrinker(budget: Budget(plays: limit)).shrink(start) { candidate in
        played.insert(candidate)
        return candidate == start ? candidate : nil
      }
      let triedSingles = kinds.indices.allSatisfy { played.contains(start.leavingOut($0)) }
      let triedPairs = kinds.indices.allSatisfy { second in
        (0..<second).allSatisfy { played.contains(start.leavingOut($0, second)) }
      }
      let expected: Shrunk.Minimality = !triedSingles ? .none : triedPairs ? .pairs : .single
      #expect(shrunk.minimality == expected)
      if labels.last != expected { labels.append(expected) }
    }
    #expect(labels == [.none, .single, .pairs])
  }
}
