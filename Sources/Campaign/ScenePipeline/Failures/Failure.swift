package import SceneLifecycle
import SceneInvariants
import SceneShrinking

/// A way of failing, made small.
package struct Failure: Hashable, Sendable {
  /// How a campaign met it.
  package var finding: Finding
  /// The counterexample that was made of it.
  package var counterexample: Counterexample
  /// Whether no case stopped at it: it came behind another failure.
  package var isConsequence = false
  /// The certainty of the counterexample, in a few words, where its door knows better.
  package var certainty: String?
  /// The file of the history as it was met; nil when none was written.
  package var metFile: String?

  package init(finding: Finding, counterexample: Counterexample) {
    self.finding = finding
    self.counterexample = counterexample
  }

  /// The shortest history that is known.
  package var scenario: Scenario { counterexample.scenario }

  /// Whether the same history shows both: the same bug.
  package func isAlike(_ other: Failure) -> Bool {
    var scenario = other.scenario
    scenario.violates = self.scenario.violates
    return scenario == self.scenario
  }

  /// Whether it is the simpler one: smaller, or earlier in the catalogue, or on an earlier platform.
  package static func < (left: Failure, right: Failure) -> Bool {
    let (a, b) = (left.scenario, right.scenario)
    let sizes = (Size(a), Size(b))
    if sizes.0 != sizes.1 { return sizes.0 < sizes.1 }
    let ranks = (left.finding.violation.rank, right.finding.violation.rank)
    if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
    return (a.platform.reportRank, a.text) < (b.platform.reportRank, b.text)
  }
}

extension Violation {
  /// Position of the invariant in the catalogue.
  fileprivate var rank: Int {
    Contract.all.firstIndex { $0.id == invariant } ?? Contract.all.count
  }
}
