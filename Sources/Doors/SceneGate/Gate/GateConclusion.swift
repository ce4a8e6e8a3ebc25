package import CommandKit
import SceneFuzzing
import SceneLifecycle
package import SceneReporting

/// The conclusion of a gate, in one line: the same words for the model and for an app.
package struct GateConclusion {
  /// The exit status.
  var status: ExitStatus
  /// The word for the judged rules: a law, a hard invariant.
  var judge: String
  /// The kept scenarios.
  var entries: [ReplayedScenario]
  /// The ways of failing.
  var triage: Triage
  /// How many cases were played.
  var cases: UInt64
  /// How the tool itself was at fault; nil where it was not.
  var fault: String?
  /// Why it is not green though nothing broke.
  var inconclusive: String
  /// Whether it was interrupted.
  var isCut: Bool
  /// The basis of a green verdict, as the end of the line.
  private let basis: String
  /// How much the verdict does not see, as the end of the line.
  private let unseen: String

  /// Takes what a gate comes to.
  ///
  /// - Parameters:
  ///   - status: The exit status.
  ///   - judge: What is judged by: a law, a hard invariant.
  ///   - entries: The kept scenarios.
  ///   - triage: The ways of failing.
  ///   - cases: How many cases were played.
  ///   - fault: How the tool itself was at fault; nil where it was not.
  ///   - inconclusive: Why it is not green though nothing broke; nil where a scenario of the corpus is why.
  ///   - isCut: Whether it was interrupted.
  ///   - basis: What a green rests on.
  ///   - callbacks: How many callbacks the cases delivered.
  package init(
    _ status: ExitStatus, judge: String, _ entries: [ReplayedScenario], _ triage: Triage,
    cases: UInt64, fault: String?, inconclusive: String?, isCut: Bool, basis: VerdictBasis,
    callbacks: UInt64
  ) {
    self.status = status
    self.judge = judge
    self.entries = entries
    self.triage = triage
    self.cases = cases
    self.fault = fault
    self.inconclusive = inconclusive ?? Self.bad(entries)
    self.isCut = isCut
    var basis = basis
    basis.knownBugs = triage.baseline.map { $0.buckets.count }
    let loose = UInt64(entries.count { $0.isGood && !$0.remarks.isEmpty })
    if loose > 0 {
      basis.hints.append(loose.counted("kept scenario") + " not played as written")
    }
    self.basis = isCut ? "" : basis.text(cases: cases, callbacks: callbacks)
    unseen = basis.unseen.isEmpty ? "" : "; " + basis.unseen
  }

  private static func bad(_ entries: [ReplayedScenario]) -> String {
    let count = entries.count { !$0.isGood }
    return UInt64(count).counted("scenario") + " of the corpus not as it should be"
  }

  /// The line.
  package var text: String {
    let new = triage.baseline == nil ? "way" : "new way"
    let broken = UInt64(triage.new.count).counted(new) + " of failing"
    let bad = Self.bad(entries)
    switch status {
    case .faulty: return "fault: \(fault ?? bad)" + (triage.new.isEmpty ? "" : ", and \(broken)")
    case .violated where !triage.new.isEmpty:
      return "red: \(broken)" + (entries.allSatisfy(\.isGood) ? "" : ", \(bad)") + unseen
    case .violated, .misused: return "red: \(bad)" + unseen
    case .inconclusive: return "inconclusive: \(inconclusive)" + unseen
    case .holds, .nothing, .interrupted:
      let known = UInt64(triage.known.count).counted("known bug")
      let colour = isCut ? "interrupted" : "green"
      return
        (triage.known.isEmpty ? "\(colour): no \(judge)" : "\(colour): \(known), no other \(judge)")
        + " was violated in \(cases.counted("case"))" + basis
    }
  }
}
