package import CommandKit
import SceneFuzzing
import SceneLifecycle
package import SceneReporting

/// What became of a kept scenario.
package struct KeptResult: Hashable, Codable, Sendable {
  /// The file.
  package var path: String
  /// What became of it, in a word.
  package var verdict: String
  /// What there is to say about it, one line each.
  package var remarks: [String]
  /// The exit status that the scenario alone would have.
  package var status: Int32

  /// Takes what reports say of a scenario, and its exit status.
  package init(_ scenario: ReplayedScenario, _ status: ExitStatus) {
    path = scenario.path
    verdict = scenario.verdict
    remarks = scenario.remarks
    self.status = status.rawValue
  }

  /// The scenario as reports have it.
  package var replayed: ReplayedScenario {
    ReplayedScenario(path: path, verdict: verdict, remarks: remarks)
  }
}
