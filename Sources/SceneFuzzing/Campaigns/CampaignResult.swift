import SceneLifecycle

/// What a campaign says when it ends.
///
/// It counts exactly the campaign's cases from its first one up to the last one that is reported,
/// whatever the number of jobs was.
package struct CampaignResult<Tally: Sendable>: Sendable {
  /// What was played.
  package var activity = Activity()
  /// What the judges counted.
  package var tally: Tally
  /// The ways of failing, in the order of their first cases.
  package var findings: [Finding] = []
  /// The case in which the engine contradicted itself; nil when it did not.
  package var fault: CaseFault?
  /// Whether somebody asked to stop before all cases were played.
  package var wasStopped = false

  init(tally: Tally) { self.tally = tally }

  /// A case in which the engine contradicted itself.
  package struct CaseFault: Hashable, Sendable {
    /// Number of the case.
    package var index: UInt64
    /// What the engine did.
    package var fault: Fault

    /// Creates the fault of a case.
    package init(index: UInt64, fault: Fault) {
      self.index = index
      self.fault = fault
    }
  }

  mutating func add(_ finding: Finding) {
    if let known = findings.firstIndex(where: { $0.signature == finding.signature }) {
      findings[known].add(finding)
    } else {
      findings.append(finding)
    }
  }

  /// Returns the result with another count of the judges.
  package func counting<Other>(_ tally: Other) -> CampaignResult<Other> {
    var result = CampaignResult<Other>(tally: tally)
    result.activity = activity
    result.findings = findings
    result.fault = fault.map { CampaignResult<Other>.CaseFault(index: $0.index, fault: $0.fault) }
    result.wasStopped = wasStopped
    return result
  }
}

extension CampaignResult where Tally == Surveyed {
  /// Creates the result of a campaign that played nothing.
  package init() { self.init(tally: Surveyed()) }

  /// Adds the result of other cases of the same campaign, in any order.
  package mutating func add(_ other: CampaignResult) {
    activity.add(other.activity)
    tally.add(other.tally)
    for finding in other.findings { add(finding) }
    findings.sort { $0.index < $1.index }
    if let other = other.fault, fault.map({ other.index < $0.index }) ?? true { fault = other }
    wasStopped = wasStopped || other.wasStopped
  }
}

/// How far a campaign is.
package struct Progress: Hashable, Sendable {
  /// Cases that were played.
  package var cases: UInt64 = 0
  /// Callbacks that were checked.
  package var callbacks: UInt64 = 0
  /// Ways of failing that were met.
  package var findings = 0
  /// Required situations that were reached, one bit each in the order of the contract.
  package var reached: UInt64 = 0
  /// The chance that the next case shows something new; nil where nobody surveys.
  package var newness: Double?

  /// Creates the progress of a campaign that has just begun.
  package init() {}
}
