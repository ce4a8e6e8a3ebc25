package import SceneLifecycle

/// A failing history as it was met, before anything is made small.
package struct MetFailure: Hashable, Sendable {
  /// The finding.
  package var finding: Finding
  /// The scenario that was played.
  package var scenario: Scenario
  /// The file in which it was written; nil when it was not.
  package var file: String?

  /// Creates the failure of a case, or of a written scenario.
  package init(_ finding: Finding, _ scenario: Scenario) {
    self.finding = finding
    self.scenario = scenario
  }

  /// The history and its file.
  package var kept: Finding.KeptHistory {
    Finding.KeptHistory(scenario: scenario, file: file)
  }

  /// The failure of a case whose history was kept when it was met; nil where it was not.
  package init?(_ finding: Finding) {
    guard let kept = finding.kept else { return nil }
    self.init(finding, kept.scenario)
    file = kept.file
  }

  /// The failure of a written scenario, which no campaign counted; nil when nothing broke in its play.
  package init?(_ play: Play) {
    guard let violation = play.violations.first else { return nil }
    self.init(Finding(index: 0, violation: violation, count: 0), play.scenario)
  }
}
