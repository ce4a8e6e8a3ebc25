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
