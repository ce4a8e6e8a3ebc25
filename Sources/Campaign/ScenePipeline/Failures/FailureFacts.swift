package import SceneGeneration
package import SceneLifecycle
package import SceneReporting

/// The facts that the tail knows of a failure when it is to be reported.
package struct FailureFacts {
  /// The history that is reported.
  package var scenario: Scenario
  /// The failure that it shows.
  package var wanted: Signature
  /// The facts that its report has beside the play.
  package var report: ReportFacts
  /// Whether it is worked out what each event is for.
  package var isExplained = true

  /// Says what is reported, and how it is repeated.
  package init(_ scenario: Scenario, showing wanted: Signature, repeatedBy command: String) {
    self.scenario = scenario
    self.wanted = wanted
    report = ReportFacts(repeatedBy: command)
  }
}

extension ReportFacts {
  /// Says where a history comes from: a token with its seed, or else a file.
  package init(_ token: Token?, orFile path: String, repeatedBy command: String) {
    self.init(repeatedBy: command)
    self.token = token?.text
    seed = token?.seed.text
    file = token == nil ? path : nil
  }
}
