import SceneFuzzing
import SceneGate
import SceneInvariants
import ScenePipeline
import SceneReporting
import SceneWorkers

extension JudgedInvariant {
  /// Creates a law of an app with how often it was put to the test and broken.
  init(
    _ law: AppPlayer.CheckedLaw, _ counts: (exercised: UInt64, violated: UInt64),
    checkedBy program: String, _ sources: SourceFinder
  ) {
    self.init(
      id: law.id, kind: law.kind,
      help: [
        law.sentence, "Kind: \(law.kind.rawValue).",
        "Check it alone: \(program) run --only \(law.id.shellWord)",
      ],
      declaration: sources.position(of: law.declaration))
    (exercised, violated) = counts
  }
}

extension AppTotals {
  /// How often a law was put to the test and broken; every case tests those about ends.
  func counts(of law: String) -> (exercised: UInt64, violated: UInt64) {
    if AppEnd.EndLaw(rawValue: law) == nil {
      let entry = tally[law]
      return (entry?.exercised ?? 0, entry?.violated ?? 0)
    }
    let ends = findings.filter { $0.key.signature.invariant == law }
    return (activity.cases, ends.reduce(0) { $0 + $1.count })
  }
}
