import SceneCoverage
package import SceneFuzzing
import SceneInvariants
import SceneLifecycle
package import ScenePipeline
package import SceneReporting

/// The result of an app's cases.
package typealias AppCampaignResult = CampaignResult<AppTally>

extension AppCampaignResult {
  /// Nothing of an app was played.
  package init() { self.init(tally: AppTally()) }

  /// Whether some cases can come to this: sums of such numbers stay numbers.
  ///
  /// The app runs in the process that sent it, so it may have written this itself.
  package func isPossible(in batch: CaseRange) -> Bool {
    let counts =
      [activity.callbacks, activity.refusals] + activity.events + activity.answers
      + tally.laws.entries.flatMap { [$0.exercised, $0.violated] }
    let named = findings.flatMap(\.cases) + [fault?.index].compactMap(\.self)
    return activity.cases <= batch.count && tally.behaviour.cases <= batch.count
      && tally.isPossible && counts.allSatisfy { $0 <= 1 << 32 }
      && findings.allSatisfy { $0.count <= batch.count }
      && named.allSatisfy { (batch.first..<batch.end).contains($0) }
  }

  /// How often a law was put to the test and broken; every case tests those about ends.
  package func counts(of law: String) -> (exercised: UInt64, violated: UInt64) {
    if AppEnd.EndLaw(rawValue: law) == nil {
      let entry = tally.laws[law]
      return (entry?.exercised ?? 0, entry?.violated ?? 0)
    }
    let ends = findings.filter { $0.signature.invariant == law }
    return (activity.cases, ends.reduce(0) { $0 + $1.count })
  }

  /// Writes down which laws broke, which required situations were reached and what the app did.
  func watch(into progress: inout Progress) {
    progress.broken = Set(findings.map(\.signature.invariant)).count
    progress.behaviours = tally.behaviour.received.features.count + tally.behaviour.reactions.count
    let situations = tally.laws.entries.filter { $0.kind == .required }
    for (index, entry) in situations.enumerated() where entry.exercised > 0 {
      progress.reached |= 1 << UInt64(index)
    }
  }
}

extension Finding {
  /// The finding of a case that ended its process in a callback.
  package init(_ death: ProcessDeath, at callback: String, in index: UInt64, count: UInt64 = 1) {
    self.init(
      index: index, Signature(invariant: death.law.rawValue, role: .process), death,
      death.end(in: "\(death.name) at \(callback)"), count: count)
  }

  /// The finding of a case whose process ended when every callback had returned.
  init(late death: ProcessDeath, in index: UInt64) {
    self.init(
      index: index, Signature(invariant: death.law.rawValue, role: .process), death,
      death.end(in: "\(death.name) behind its callbacks"))
  }
}
