package import SceneLifecycle

/// Where counterexamples are written; the pipeline itself knows no files.
package struct ScenarioStore<Problem: Error> {
  /// Writes a scenario and says where; nil where nothing is written.
  package var keep: (Scenario) throws(Problem) -> String?
  /// Takes away what was written where there is a shorter history now.
  package var forget: (String) -> Void
  /// Takes the history of a report that could not be written.
  package var report: (Scenario) -> Void
  /// Whether a history is written as it was met: where making it small may end the process.
  package var keepsAsMet: Bool
  /// The command that repeats a scenario, given its file, or the token of its case.
  package var replaying: (_ file: String?) -> String
  /// The command that makes another failure small, given its file.
  package var shrinking: (_ file: String?) -> String

  /// Creates a store; by default nothing is taken away, and nothing is written as it was met.
  package init(
    keep: @escaping (Scenario) throws(Problem) -> String?,
    forget: @escaping (String) -> Void = { _ in }, report: @escaping (Scenario) -> Void = { _ in },
    keepsAsMet: Bool = false,
    replaying: @escaping (_ file: String?) -> String,
    shrinking: @escaping (_ file: String?) -> String
  ) {
    self.keep = keep
    self.forget = forget
    self.report = report
    self.keepsAsMet = keepsAsMet
    self.replaying = replaying
    self.shrinking = shrinking
  }

  /// A store that writes nothing.
  ///
  /// - Parameter command: What repeats the scenario.
  package init(repeatedBy command: String) {
    self.init(keep: { _ in nil }, replaying: { _ in command }, shrinking: { _ in command })
  }
}
