import SceneGeneration
import SceneLifecycle
import SceneShrinking

/// Looks for the simplest way in which an engine fails around the first failure of a campaign.
///
/// A bug mostly breaks more than one invariant, and which of them breaks first is chance. So the
/// cases behind the first failure are played as well, what would break next in a failing case counts,
/// and so does what comes up while a failure is made small. The passes make each small; then those are
/// proved that may be the simplest. So the simplest failure of a bug is the same, wherever a campaign
/// began.
package struct FailureHunt {
  /// Findings that did not come back: a fault of the tool.
  package private(set) var lost: [Finding] = []

  private let fuzzer: Fuzzer
  private let order: CampaignOptions
  private let known: KnownSearches?
  private let shouldStop: @Sendable () -> Bool
  /// Failures that the passes have made small; the simplest first once all are known.
  private var candidates: [Failure] = []
  /// What makes each of them the same as another, for all that ever were candidates.
  private var signatures: [Signature] = []
  /// The events of the simplest failure that was proved.
  private var fewest = Int.max

  /// Finds the failures and lets the passes go over them.
  ///
  /// - Parameters:
  ///   - first: The first failure of a campaign.
  ///   - order: The campaign.
  ///   - fuzzer: Who plays and judges.
  ///   - known: What searches came to before; they are asked first, and added to.
  ///   - shouldStop: Asked now and then, on any thread; true ends with what is known.
  package init(
    around first: Finding, _ order: CampaignOptions, by fuzzer: Fuzzer, known: KnownSearches? = nil,
    shouldStop: @escaping @Sendable () -> Bool
  ) async {
    self.fuzzer = fuzzer
    self.order = order
    self.known = known
    self.shouldStop = shouldStop
    let findings = await fuzzer.findings(around: first, order, shouldStop: shouldStop)
    for finding in findings {
      let play = fuzzer.play(order.generator.token(finding.index))
      if !add(finding, play.scenario) { lost.append(finding) }
    }
    for finding in findings {
      for index in finding.cases where !shouldStop() {
        addNext(after: finding, index) { $0.play(order.generator.token(index)) }
      }
    }
    addOthers()
    candidates.sort(by: <)
  }

  /// Proves the next failure, the simplest first; nil when there is none left.
  ///
  /// What needs more events than the simplest one stays as the passes left it, and is no failure at
  /// all if no case stopped at it.
  package mutating func next() async -> Failure? {
    while !candidates.isEmpty {
      var failure = candidates.removeFirst()
      failure.counterexample = await fuzzer.proved(
        failure.counterexample.shrunk, keeping: failure.finding.signature,
        platforms: order.tellable, known: known, limit: fewest, shouldStop: shouldStop)
      let events = failure.counterexample.scenario.entries.count
      if events > fewest && failure.isConsequence { continue }
      if events <= fewest {
        fewest = events
        let scenario = failure.counterexample.scenario
        addNext(after: failure.finding, failure.finding.index) { $0.play(scenario) }
      }
      return failure
    }
    return nil
  }

  /// Makes a failure small unless one like it is known; false when it does not come back.
  private mutating func add(
    _ finding: Finding, _ scenario: Scenario, isConsequence: Bool = false
  ) -> Bool {
    if signatures.contains(finding.signature) { return true }
    let shrunk = fuzzer.shrink(scenario, keeping: finding.signature, shouldStop: shouldStop)
    guard let shrunk else { return false }
    var failure = Failure(finding: finding, counterexample: Counterexample(shrunk: shrunk))
    failure.isConsequence = isConsequence
    candidates.append(failure)
    signatures.append(finding.signature)
    return true
  }

  /// Adds what would break next in a failing play if what broke before did not stop it.
  private mutating func addNext(
    after finding: Finding, _ index: UInt64, in play: (Fuzzer) -> Play
  ) {
    var judgement = fuzzer.judgement
    judgement.skip.append(finding.violation.invariant)
    while !judgement.invariants.isEmpty {
      let play = play(Fuzzer(judgement))
      guard play.outcome == .broken, let violation = play.violations.first else { return }
      _ = add(Finding(index: index, violation: violation), play.scenario, isConsequence: true)
      judgement.skip.append(violation.invariant)
    }
  }

  /// Adds what came up while the candidates were made small, and while that was.
  private mutating func addOthers() {
    var place = 0
    while place < candidates.count {
      let candidate = candidates[place]
      for other in candidate.counterexample.shrunk.others where !shouldStop() {
        guard let violation = fuzzer.play(other).violations.first else { continue }
        let finding = Finding(index: candidate.finding.index, violation: violation)
        _ = add(finding, other, isConsequence: true)
      }
      place += 1
    }
  }
}
