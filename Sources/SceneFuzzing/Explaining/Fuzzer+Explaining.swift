package import SceneLifecycle
package import SceneReporting

extension Fuzzer {
  /// Says what each event of a failing history is for; nil when it does not fail at all.
  ///
  /// - Parameters:
  ///   - scenario: A history that fails.
  ///   - shouldStop: Asked before each play; true ends the search with what is known.
  package func explain(
    _ scenario: Scenario, shouldStop: @escaping () -> Bool = { false }
  ) -> FailureExplanation? {
    if let defect = planted(scenario.defect) {
      return DefectHarness(ContractHarness(judgement), defect).explain(
        scenario, shouldStop: shouldStop)
    }
    return ContractHarness(judgement).explain(scenario, shouldStop: shouldStop)
  }
}
