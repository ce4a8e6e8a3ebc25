import SceneLifecycle

/// A run as commands of a workflow of GitHub, one a line: each becomes an annotation.
///
/// Source: GitHub, *Workflow commands for GitHub Actions*.
package struct GitHubRecorder: Recorder {
  private var failures: [String] = []
  private var entries: [String] = []
  private var faults: [String] = []
  private var warnings: [String] = []
  private var declarations: [JudgedInvariant] = []

  /// How many annotations of a kind GitHub shows for a step.
  private static let limit = 10

  package init() {}

  /// Takes the next event; an invariant is judged before its violation.
  package mutating func record(_ event: RunEvent) {
    switch event {
    case .judged(let invariant): declarations.append(invariant)
    case .violated(_, .known): break
    case .violated(let failure, _):
      let position = declarations.first { $0.id == failure.invariant }?.declaration
      failures.append(
        Self.command(
          "error", failure.invariant, failure.plain, at: failure.shownPosition ?? position))
    case .replayed(let scenario) where !scenario.isGood:
      entries.append(
        Self.command(
          "error", "not as it should be", scenario.remarks.joined(separator: "\n"),
          at: scenario.position))
    case .faulted(let fault): faults.append(Self.command("error", "fault", fault.message))
    case .missed(let missed):
      warnings.append(
        Self.command("warning", "inconclusive", missed.sentence, at: missed.position))
    case .replayed, .played, .estimated, .covered, .reached, .compared, .overlooked, .unsteady,
      .ended:
      break
    }
  }

  /// The commands.
  package var document: String {
    let errors = failures + entries + faults
    return (errors.prefix(Self.limit) + warnings.prefix(Self.limit)).map { $0 + "\n" }.joined()
  }

  private static func command(
    _ kind: String, _ title: String, _ message: String, at position: FilePosition? = nil
  ) -> String {
    var properties: [(name: String, value: String)] = []
    if let position {
      properties = [("file", position.file), ("line", "\(position.line)")]
    }
    properties.append(("title", "scenefuzz: " + title))
    return WorkflowText.command(kind, properties, message)
  }
}
