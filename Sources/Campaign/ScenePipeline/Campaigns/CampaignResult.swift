import SceneLifecycle

/// The result of a campaign.
///
/// It counts exactly the campaign's cases from its first one up to the last one that is reported,
/// whatever the number of jobs was.
package struct CampaignResult<Tally: CaseTally>: Sendable {
  /// The numbers of cases, callbacks and events that were played.
  package var activity = Activity()
  /// The counts of the judges.
  package var tally: Tally
  /// The ways of failing, in the order of their first cases.
  package var findings: [Finding] = []
  /// The case in which the engine contradicted itself; nil when it did not.
  package var fault: CaseFault?
  /// Whether the campaign was stopped before all cases were played.
  package var wasStopped = false

  package init(tally: Tally) { self.tally = tally }

  /// Whether a case failed.
  package var fails: Bool { !findings.isEmpty || fault != nil }

  /// Counts a failing case; true when it is the first one to fail so.
  @discardableResult
  package mutating func add(_ finding: Finding) -> Bool {
    if let known = findings.firstIndex(where: { $0.isSame(as: finding) }) {
      findings[known].add(finding)
      return false
    }
    findings.append(finding)
    return true
  }

  /// Adds the result of other cases of the same campaign, in any order.
  package mutating func add(_ other: CampaignResult) {
    activity.add(other.activity)
    tally.add(other.tally)
    for finding in other.findings { add(finding) }
    findings.sort { $0.index < $1.index }
    if let other = other.fault, fault.map({ other.index < $0.index }) ?? true { fault = other }
    wasStopped = wasStopped || other.wasStopped
  }

  /// Returns the result with another count of the judges.
  package func counting<Other: CaseTally>(_ tally: Other) -> CampaignResult<Other> {
    var result = CampaignResult<Other>(tally: tally)
    result.activity = activity
    result.findings = findings
    result.fault = fault
    result.wasStopped = wasStopped
    return result
  }
}

extension CampaignResult: Equatable where Tally: Equatable {}
extension CampaignResult: Encodable where Tally: Encodable {}
extension CampaignResult: Decodable where Tally: Decodable {}
