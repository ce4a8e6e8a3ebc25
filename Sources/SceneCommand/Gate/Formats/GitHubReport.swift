import SceneFuzzing

/// What a gate says where a workflow of GitHub runs it: annotations, and a summary of the job.
///
/// Source: GitHub, *Workflow commands for GitHub Actions*.
struct GitHubReport {
  /// What the gate says.
  var report: GateReport
  /// Finds the lines that declare invariants.
  var sources: SourceFinder

  /// How many annotations of a kind GitHub shows for a step.
  private static let limit = 10

  /// Whether a workflow of GitHub runs the command.
  static func isAsked(_ surroundings: CommandEnvironment) -> Bool {
    surroundings.variables["GITHUB_ACTIONS"] == "true"
  }

  /// Annotations as commands, one a line.
  var annotations: String {
    var errors = report.failures.map { failure in
      let place = Contract.invariant(failure.broken).map(sources.place)
      return command("error", failure.broken, failure.text(), at: place)
    }
    for entry in report.outcome.entries where !entry.isGood {
      errors.append(
        command(
          "error", "not as it should be", entry.remarks.joined(separator: "\n"),
          at: SourcePlace(file: entry.path, line: 1)))
    }
    errors += report.faults.map { command("error", "fault", $0.diagnostic.description, at: nil) }
    let warnings = report.missing.map { command("warning", "not reached", $0, at: nil) }
    return (errors.prefix(Self.limit) + warnings.prefix(Self.limit)).map { $0 + "\n" }.joined()
  }

  /// The summary of the job in Markdown.
  var summary: String {
    var lines = ["## scenefuzz: \(report.conclusion)", ""]
    for failure in report.failures {
      lines += ["### \(failure.broken)", "", "```", String(failure.text().dropLast()), "```", ""]
      if let file = failure.file {
        lines += ["To keep it: `scenefuzz corpus add \(file)`, with the fix.", ""]
      }
    }
    lines += ["<details><summary>What was exercised</summary>", ""]
    lines += ["```", String(report.text().dropLast()), "```", "", "</details>", ""]
    return lines.joined(separator: "\n")
  }

  private func command(
    _ kind: String, _ title: String, _ message: String, at place: SourcePlace?
  ) -> String {
    var properties: [String] = []
    if let place {
      properties = ["file=\(Self.escaped(place.file, isProperty: true))", "line=\(place.line)"]
    }
    properties.append("title=\(Self.escaped("scenefuzz: " + title, isProperty: true))")
    return "::\(kind) \(properties.joined(separator: ","))"
      + "::\(Self.escaped(message, isProperty: false))"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = text.replacing("%", with: "%25").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
    if isProperty { escaped = escaped.replacing(":", with: "%3A").replacing(",", with: "%2C") }
    return escaped
  }
}

extension FuzzCommand {
  /// Writes what a gate says where others read it: the files that were asked for, and GitHub.
  static func publish(
    _ report: GateReport, _ arguments: Arguments, _ console: Console
  ) throws(CommandError) {
    let sources = SourceFinder(arguments.surroundings)
    if let path = arguments.text(.junit) { try Disk.write(report.junit(sources).text, to: path) }
    if let path = arguments.text(.sarif) { try Disk.write(report.sarif(sources).text, to: path) }
    guard GitHubReport.isAsked(arguments.surroundings) else { return }
    let github = GitHubReport(report: report, sources: sources)
    // Results stay the same bytes wherever they are made.
    console.report(github.annotations)
    if let path = arguments.surroundings.variables["GITHUB_STEP_SUMMARY"], !path.isEmpty {
      try Disk.append(github.summary, to: path)
    }
  }
}
