import SceneLifecycle
import SceneShrinking

/// Looks for the simplest way in which an engine fails around the first failure of a campaign.
///
/// A bug mostly breaks more than one invariant, and which of them breaks first is chance. So the
/// cases behind the first failure are played as well, what would break next in a failing case counts,
/// and so does what comes up while a failure is made small. The passes make each small; then those are
/// proved that may be the simplest. So the simplest failure of a bug is the same, wherever a campaign
/// began.
package struct FailureHunt<Analyzer: FailureAnalyzer> {
  /// Findings that did not come back: a fault of the tool.
  package private(set) var lost: [Finding] = []

  /// Of how many cases of a finding it is looked at what would break next.
  private static var casesOfFinding: Int { 16 }

  private let tail: FailureTail<Analyzer>
  /// Failures that the passes have made small; the simplest first once all are known.
  private var candidates: [Failure] = []
  /// The signatures of all failures that ever were candidates: equal ones are the same failure.
  private var signatures: [Signature] = []
  /// The events of the simplest failure that was proved.
  private var fewest = Int.max

  /// Finds the failures and lets the passes go over them.
  ///
  /// - Parameters:
  ///   - first: The first failure of a campaign.
  ///   - tail: What meets, shrinks and proves.
  package init(
    around first: Finding, _ tail: FailureTail<Analyzer>
  ) async throws(Analyzer.Problem) {
    self.tail = tail
    let findings = await tail.analyzer.findings(around: first)
    for finding in findings {
      guard let met = try tail.meet(finding), try add(met) else {
        lost.append(finding)
        continue
      }
    }
    for finding in findings {
      for index in finding.cases.prefix(Self.casesOfFinding)
      where !tail.analyzer.shouldStop() {
        try addNext(in: .generated(index), behind: finding)
      }
    }
    try addOthers()
    candidates.sort(by: <)
  }

  /// Proves the next failure, the simplest first; nil when there is none left.
  ///
  /// A failure with more events than the simplest one stays as the passes left it, and is no
  /// failure at all if no case stopped at it.
  package mutating func next() async throws(Analyzer.Problem) -> Failure? {
    while !candidates.isEmpty {
      let failure = try await tail.prove(candidates.removeFirst(), limit: fewest)
      let events = failure.scenario.entries.count
      if events > fewest && failure.isConsequence { continue }
      if events <= fewest {
        fewest = events
        try addNext(
          in: .written(failure.scenario, failure.finding.index), behind: failure.finding)
      }
      return failure
    }
    return nil
  }

  /// Makes a failure small unless one like it is known; false when it does not come back.
  private mutating func add(
    _ met: MetFailure, isConsequence: Bool = false
  ) throws(Analyzer.Problem) -> Bool {
    if signatures.contains(met.finding.signature) { return true }
    guard var failure = try tail.shrink(met) else { return false }
    failure.isConsequence = isConsequence
    candidates.append(failure)
    signatures.append(met.finding.signature)
    return true
  }

  /// Adds what would break next in a failing play if what broke before did not stop it.
  private mutating func addNext(
    in history: HuntedHistory, behind finding: Finding
  ) throws(Analyzer.Problem) {
    var skipped = [finding.violation.invariant]
    while let met = try tail.analyzer.failure(in: history, skipping: skipped) {
      _ = try add(met, isConsequence: true)
      skipped.append(met.finding.violation.invariant)
    }
  }

  /// Adds what came up while the candidates were made small, and while that was.
  private mutating func addOthers() throws(Analyzer.Problem) {
    var position = 0
    while position < candidates.count {
      let candidate = candidates[position]
      for other in candidate.counterexample.shrunk.others where !tail.analyzer.shouldStop() {
        let history = HuntedHistory.written(other, candidate.finding.index)
        guard let met = try tail.analyzer.failure(in: history, skipping: []) else { continue }
        _ = try add(met, isConsequence: true)
      }
      position += 1
    }
  }
}
