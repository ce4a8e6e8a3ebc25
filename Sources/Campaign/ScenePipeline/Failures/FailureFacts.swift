package import SceneLifecycle
package import SceneReporting

/// The facts that the tail knows of a failure when it is to be reported.
package struct FailureFacts {
  /// The history that is reported.
  package var scenario: Scenario
  /// The failure that it shows.
  package var wanted: Signature
  /// The summary of shrinking; nil when nothing was shrunk.
  package var shrinking: FailureReport.ShrinkingSummary?
  /// How many cases failed this way; 0 when they were not counted.
  package var cases: UInt64 = 0
  /// The campaign's seed; nil for a written scenario.
  package var seed: String?
  /// The token of the case; nil for a written scenario.
  package var token: String?
  /// The file that holds the scenario; nil when none was written.
  package var file: String?
  /// The command that repeats the failure.
  package var command: String
  /// Other failures that were met beside this one.
  package var others: [FailureReport.Other] = []
  /// Other histories that break the same, the events of each.
  package var further: [String] = []
  /// Whether it is worked out what each event is for.
  package var isExplained = true

  package init(_ scenario: Scenario, showing wanted: Signature, repeatedBy command: String) {
    self.scenario = scenario
    self.wanted = wanted
    self.command = command
  }
}
