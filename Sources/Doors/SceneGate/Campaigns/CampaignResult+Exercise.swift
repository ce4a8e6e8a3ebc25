package import SceneCoverage
import SceneFuzzing
import SceneInvariants
package import SceneLifecycle
package import SceneReporting
package import ScenePipeline

extension CampaignResult<Tally> {
  /// The same without a survey of what the cases show.
  package var unsurveyed: CampaignResult<Surveyed> {
    var counted = Surveyed()
    counted.tally = tally
    return counting(counted)
  }

  /// Returns the counts that the campaign exercised, invariants in the order of the catalogue.
  ///
  /// - Parameter kinds: The kinds of event that it draws.
  package func exercise(of kinds: EventSet) -> ExerciseReport {
    var report = ExerciseReport()
    report.kinds = kinds
    report.cases = activity.cases
    report.callbacks = activity.callbacks
    report.refusals = activity.refusals
    report.events = activity.events
    report.answers = activity.answers
    report.invariants = Contract.all.compactMap { invariant in
      tally[invariant.id].map {
        ExerciseReport.InvariantCount(
          $0.id, $0.kind, exercised: $0.exercised, broken: $0.violated)
      }
    }
    return report
  }
}
