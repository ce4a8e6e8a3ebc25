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
        Self.command("error", failure.invariant, failure.plain, at: failure.position ?? position))
    case .replayed(let scenario) where !scenario.isGood:
      entries.append(
        Self.command(
          "error", "not as it should be", scenario.remarks.joined(separator: "\n"),
          at: scenario.position))
    case .faulted(let fault): faults.append(Self.command("error", "fault", fault.message))
    case .missed(let missed):
      warnings.append(
        Self.command("warning", "inconclusive", missed.sentence, at: missed.position))
    case .replayed, .played, .estimated, .covered, .reached, .compared, .unsteady, .ended: break
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
    var properties: [String] = []
    if let position {
      properties = ["file=\(escaped(position.file, isProperty: true))", "line=\(position.line)"]
    }
    properties.append("title=\(escaped("scenefuzz: " + title, isProperty: true))")
    return "::\(kind) \(properties.joined(separator: ","))::\(escaped(message, isProperty: false))"
  }

  /// Text as the runner reads it back: `%`, line breaks, and in a property what ends one.
  ///
  /// Source: GitHub, *actions/runner*, `ActionCommand.cs`.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    // The log shows the command as it is, so nothing may stand in it that a terminal obeys.
    for character in text.shownLines.unicodeScalars {
      switch character {
      case "%": escaped += "%25"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
